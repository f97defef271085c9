import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { statusOn } from '#domain/quote/expiry.ts';
import { presentTime } from '#server/http/present-time.ts';
import { type CustomerScope, inTransaction } from '#server/http/scope.ts';
import { insertMessage } from '#server/messages/message-store.ts';
import { type NotifyDeps, notifyProvider } from '#server/messages/notify.ts';
import type { Clock } from '#server/ports/clock.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';

type Deps = NotifyDeps & { readonly clock: Clock };

/** Declines a sent quote. The first answer stands: repeating it gives it again. @throws Problem invalid_state */
export async function rejectQuote(
  scope: CustomerScope,
  deps: Deps,
  { reason, message }: { readonly reason?: string | null | undefined; readonly message?: string | null | undefined },
) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quoteId);
    if (quote.status === 'rejected' && quote.rejectedAt)
      return { status: 'rejected' as const, rejected_at: presentTime(quote.rejectedAt) };
    requireOpen(quote, deps.clock());
    const rejectedAt = deps.clock();
    if (message) await say(tx, quote, message, rejectedAt);
    await changeStatus(tx, quote, 'decline', { rejectedAt, rejectReason: reason || message?.slice(0, 200) || null });
    await notifyProvider(tx, deps, quote, { occasion: 'rejected', words: message || reason });
    return { status: 'rejected' as const, rejected_at: presentTime(rejectedAt) };
  });
}

/** Asks for something else: the quote goes back to its provider, and the words into the thread. @throws Problem invalid_state */
export async function requestChanges(scope: CustomerScope, deps: Deps, message: string) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quoteId);
    requireOpen(quote, deps.clock());
    await say(tx, quote, message, deps.clock());
    await changeStatus(tx, quote, 'request_changes', { finalizedAt: null });
    await notifyProvider(tx, deps, quote, { occasion: 'changes', words: message });
    return { status: 'provider_review' as const };
  });
}

function say(scope: CustomerScope, quote: QuoteRow, body: string, createdAt: Date) {
  return insertMessage(scope, { quoteId: quote.id, author: 'customer', body, createdAt });
}

function requireOpen(quote: QuoteRow, now: Date): void {
  if (statusOn(quote, now) === 'sent') return;
  throw new Problem('invalid_state', msg`This quote is not open any more. Please reload the page.`);
}
