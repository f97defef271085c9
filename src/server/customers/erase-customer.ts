import { msg, plural } from '@lingui/core/macro';
import type { Disk } from 'flydrive';
import { Problem } from '#domain/problem.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { keepWithdrawnLinks } from '#server/links/withdrawn-link-store.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { listMedia } from '#server/media/media-store.ts';
import { deleteQuote, lockQuotesOfCustomer, type QuoteRow } from '#server/quotes/quote-store.ts';
import { inTransaction, onceCommitted, type ProviderScope } from '#server/scope/scope.ts';
import { deleteCustomer, lockCustomer } from './customer-store.ts';

/** No agreement came of these, and nobody waits for anything any more. */
const closed: ReadonlySet<QuoteStatus> = new Set(['rejected', 'expired', 'failed']);

/**
 * Erases a customer with everything personal: the closed quotes go too, with request, answers and photos. An accepted
 * quote is an agreement whose other side must stay named, and a quote under way is somebody's work: both refuse.
 * @throws Problem not_found, invalid_state
 */
export async function eraseCustomer(scope: ProviderScope, disk: Disk, id: string): Promise<void> {
  const files = await inTransaction(scope, async (tx) => {
    await lockCustomer(tx, id, 'update');
    const quotes = await lockQuotesOfCustomer(tx, id);
    refuseNeeded(quotes);
    const media = [];
    for (const quote of quotes) {
      media.push(...(await listMedia(tx, quote)));
      await keepWithdrawnLinks(tx, quote);
      await deleteQuote(tx, quote);
    }
    await deleteCustomer(tx, id);
    return media;
  });
  await onceCommitted(scope, () => deleteFiles(disk, files));
}

function refuseNeeded(quotes: readonly QuoteRow[]): void {
  const accepted = quotes.filter(({ status }) => status === 'accepted').length;
  const open = quotes.filter(({ status }) => status !== 'accepted' && !closed.has(status)).length;
  if (accepted > 0) {
    throw new Problem(
      'invalid_state',
      msg`${plural(accepted, {
        one: 'An accepted quote is an agreement with this customer, so the customer stays with it.',
        other: '# accepted quotes are agreements with this customer, so the customer stays with them.',
      })}`,
    );
  }
  if (open > 0) {
    throw new Problem(
      'invalid_state',
      msg`${plural(open, {
        one: 'One quote for this customer is still under way. Delete that quote first.',
        other: '# quotes for this customer are still under way. Delete those quotes first.',
      })}`,
    );
  }
}
