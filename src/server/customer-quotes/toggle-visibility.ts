import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { withChoice } from '#domain/quote/choice.ts';
import { statusOn } from '#domain/quote/expiry.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { listMedia } from '#server/media/media-store.ts';
import { listComponents, updateComponent } from '#server/quotes/component-store.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import { lockQuote } from '#server/quotes/quote-store.ts';
import { findVersion, type VersionRow } from '#server/quotes/version-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { pdfUrl } from './present-customer-quote.ts';
import { presentPhotos } from './present-photos.ts';
import { chosenComponents, isCustomersChoice, presentComponent, presentVersion } from './present-version.ts';

/** Adds or leaves out an optional part of a sent quote, or takes one of several in place of the others. @throws Problem not_found, invalid_state */
export async function toggleVisibility(
  scope: CustomerScope,
  deps: Pick<AppDeps, 'clock' | 'secret'>,
  { componentId, isVisible }: { readonly componentId: string; readonly isVisible: boolean },
) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quote.id);
    const version = quote.currentVersion === null ? undefined : await findVersion(tx, quote, quote.currentVersion);
    const known = version?.snapshot.components.find(({ id }) => id === componentId);
    if (!version || !known) throw new Problem('not_found', msg`This part is not in the quote.`);
    if (statusOn(quote, deps.clock()) !== 'sent')
      throw new Problem('invalid_state', msg`The choice can no longer be changed.`);
    if (!isCustomersChoice(known))
      throw new Problem('invalid_state', msg`This part belongs to the job and cannot be left out.`);
    if (known.isOptional) await updateComponent(tx, quote, componentId, { isVisible });
    else if (isVisible) await choose(tx, quote, { version, componentId });
    else throw new Problem('invalid_state', msg`One of these is always done. Choose another one instead.`);
    const components = chosenComponents(version, await listComponents(tx, quote), undefined);
    const component = components.find(({ id }) => id === componentId) ?? known;
    const photos = presentPhotos(version.snapshot, await listMedia(tx, quote), deps);
    const shown = presentVersion({
      version,
      components,
      acceptance: undefined,
      photos,
      locale: quote.locale,
      pdfUrl: pdfUrl(scope),
    });
    return { component: presentComponent(component), totals: shown.totals, version: shown };
  });
}

/** The group is the version's: what the quote became since is nothing that the customer chose from. */
async function choose(
  scope: CustomerScope,
  quote: OwnQuote,
  { version, componentId }: { readonly version: VersionRow; readonly componentId: string },
): Promise<void> {
  const before = chosenComponents(version, await listComponents(scope, quote), undefined);
  for (const { id, isVisible } of withChoice(before, componentId))
    if (before.some((part) => part.id === id && part.isVisible !== isVisible))
      await updateComponent(scope, quote, id, { isVisible });
}
