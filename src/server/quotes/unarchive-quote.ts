import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { logActivity } from './activity-store.ts';
import { lockQuote, type QuoteRow, setArchived } from './quote-store.ts';

/** Brings an archived quote back; one that is not archived stays as it is. @throws Problem not_found */
export async function unarchiveQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote.archivedAt) return quote;
    await logActivity(tx, quote, { action: 'unarchive' });
    return setArchived(tx, quote, null);
  });
}
