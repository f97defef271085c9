import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { addMedia, removeMedia } from '#server/media/add-media.ts';
import { listLooks } from '#server/media/look-store.ts';
import { presentMedia } from '#server/media/present-media.ts';
import { waitForRating } from '#server/media/wait-for-rating.ts';
import { acceptQuote } from './accept-quote.ts';
import { customerStatus } from './customer-status.ts';
import { rejectQuote, requestChanges } from './decide.ts';
import { presentCustomerQuote } from './present-customer-quote.ts';
import { saveResponses } from './save-responses.ts';
import { toggleVisibility } from './toggle-visibility.ts';

export function mountCustomerQuotes(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const { clock, queue, disk, settings } = deps;

  mount(mounting, endpoints.getCustomerQuote, ({ caller }) => presentCustomerQuote(caller, deps));
  mount(mounting, endpoints.getCustomerStatus, ({ caller }) => customerStatus(caller, clock));
  mount(mounting, endpoints.saveResponses, ({ caller, body }) => saveResponses(caller, { queue, clock }, body));
  mount(mounting, endpoints.uploadMedia, async ({ caller, request }) => {
    const media = await addMedia(caller, { disk, queue, maxBytes: settings.mediaMaxBytes }, request);
    const rated = await waitForRating(caller, media);
    const photos = await listLooks(caller, caller.quote);
    return presentMedia(rated, deps, { seen: photos.get(rated.id), reader: 'customer' });
  });
  mount(mounting, endpoints.deleteMedia, async ({ caller, params }) => {
    await removeMedia(caller, disk, params.mediaId);
    return null;
  });
  const deciding = { queue, clock, tokens, settings };
  mount(mounting, endpoints.acceptQuote, ({ caller, body }) => acceptQuote(caller, deciding, body));
  mount(mounting, endpoints.rejectQuote, ({ caller, body }) => rejectQuote(caller, deciding, body));
  mount(mounting, endpoints.requestChanges, ({ caller, body }) => requestChanges(caller, deciding, body.message));
  mount(mounting, endpoints.toggleVisibility, ({ caller, params, body }) =>
    toggleVisibility(caller, clock, params.componentId, body.is_visible),
  );
}
