import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { addMedia, receiveMedia, removeMedia } from '#server/media/add-media.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { listLooks } from '#server/media/look-store.ts';
import { presentMedia } from '#server/media/present-media.ts';
import { readContent } from '#server/media/receive-upload.ts';
import { createUploadSlots } from '#server/media/upload-slots.ts';
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
  mountUpload(mounting);
  mount(mounting, endpoints.deleteMedia, async ({ caller, params }) => {
    await removeMedia(caller, disk, params.mediaId);
    return null;
  });
  const deciding = { queue, clock, tokens, settings };
  mount(mounting, endpoints.acceptQuote, ({ caller, body }) => acceptQuote(caller, deciding, body));
  mount(mounting, endpoints.rejectQuote, ({ caller, body }) => rejectQuote(caller, deciding, body));
  mount(mounting, endpoints.requestChanges, ({ caller, body }) => requestChanges(caller, deciding, body.message));
  mount(mounting, endpoints.toggleVisibility, ({ caller, params, body }) =>
    toggleVisibility(caller, deps, { componentId: params.componentId, isVisible: body.is_visible }),
  );
}

function mountUpload(mounting: Mounting): void {
  const { deps } = mounting;
  const { disk, queue, settings, uploadFolder: folder } = deps;
  const rules = { folder, maxBytes: settings.mediaMaxBytes };
  const openUploads = createUploadSlots();

  mountStaged(mounting, endpoints.uploadMedia, {
    prepare: ({ caller, request }) =>
      openUploads.hold(caller.token, () => receiveMedia(caller, { disk, rules }, request)),
    work: async ({ caller }, prepared) =>
      presentMedia(await addMedia(caller, queue, prepared), deps, { seen: undefined, reader: 'customer' }),
    takeBack: ({ values }) => deleteFiles(disk, [values]),
    finish: async ({ caller }, media) => {
      const rated = await waitForRating(caller, media.id);
      if (!rated) return media;
      const photos = await listLooks(caller, caller.quote);
      return presentMedia(rated, deps, { seen: photos.get(rated.id), reader: 'customer' });
    },
    contentOf: ({ content }) => content,
    readContent: ({ caller, request }) => openUploads.hold(caller.token, () => readContent(request, rules)),
  });
}
