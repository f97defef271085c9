import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { Clock } from '#server/ports/clock.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { logActivity } from './activity-store.ts';
import { lockQuote, type QuoteRow, setArchived } from './quote-store.ts';

/** Puts a quote aside that is no agreement; one that lies there already stays as it is. @throws Problem not_found, invalid_state */
export async function archiveQuote(scope: ProviderScope, clock: Clock, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote.status === 'accepted')
      throw new Problem('invalid_state', msg`An accepted quote is an agreement and stays in the list.`);
    if (quote.archivedAt) return quote;
    await logActivity(tx, quote, { action: 'archive' });
    return setArchived(tx, quote, clock());
  });
}
