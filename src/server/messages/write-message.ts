import type { CustomerScope, ProviderScope } from '#server/http/scope.ts';
import { inTransaction } from '#server/http/scope.ts';
import type { LinkDeps } from '#server/links/deliver-link.ts';
import { limitMails } from '#server/links/deliver-link.ts';
import { logActivity } from '#server/quotes/activity-store.ts';
import { lockQuote } from '#server/quotes/quote-store.ts';
import { insertMessage, type MessageRow } from './message-store.ts';
import { notifyCustomer, notifyProvider } from './notify.ts';

/** The customer's words, at any time of the quote's life. */
export async function writeAsCustomer(scope: CustomerScope, deps: LinkDeps, body: string): Promise<MessageRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quoteId);
    const message = await insertMessage(tx, { quoteId: quote.id, author: 'customer', body, createdAt: deps.clock() });
    await logActivity(tx, quote.id, { action: 'message' });
    await notifyProvider(tx, deps, quote, { occasion: 'message', words: body });
    return message;
  });
}

/** The provider's words. @throws Problem not_found, too_many_requests */
export async function writeAsProvider(
  scope: ProviderScope,
  deps: LinkDeps,
  quoteId: string,
  body: string,
): Promise<MessageRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    await limitMails(tx, deps);
    const message = await insertMessage(tx, { quoteId, author: 'provider', body, createdAt: deps.clock() });
    await logActivity(tx, quoteId, { action: 'message' });
    await notifyCustomer(tx, deps, quote, body);
    return message;
  });
}
