import { msg } from '@lingui/core/macro';
import { isWritten } from '#domain/message/message.ts';
import { Problem } from '#domain/problem.ts';
import { presentTime } from '#server/http/present-time.ts';
import { notifyProvider } from '#server/messages/notify.ts';
import { addCustomerWords, limitTalk, type TalkDeps } from '#server/messages/write-message.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { requireOpen } from './require-open.ts';

interface Declining {
  readonly reason?: string | null | undefined;
  readonly message?: string | null | undefined;
}

/**
 * Declines a sent quote. The first answer stands: repeating it gives it again.
 * @throws Problem invalid_state, too_many_requests
 */
export async function rejectQuote(scope: CustomerScope, deps: TalkDeps, given: Declining) {
  await limitTalk(scope, deps);
  const reason = given.reason && isWritten(given.reason) ? given.reason : null;
  const body = given.message && isWritten(given.message) ? given.message : null;
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quote.id);
    if (quote.status === 'rejected' && quote.rejectedAt)
      return { status: 'rejected' as const, rejected_at: presentTime(quote.rejectedAt) };
    const rejectedAt = deps.clock();
    requireOpen(quote, rejectedAt);
    const message = body ? await addCustomerWords(tx, deps, quote, { kind: 'decline', body }) : null;
    const values = { rejectedAt, rejectReason: reason, rejectMessage: body };
    await changeStatus(tx, quote, { action: 'decline', note: reason }, values);
    await notifyProvider(tx, deps, quote, { occasion: 'rejected', reason, message });
    return { status: 'rejected' as const, rejected_at: presentTime(rejectedAt) };
  });
}

/**
 * Asks for something else: the quote goes back to its provider, and the words into the thread. The same words again
 * change nothing.
 * @throws Problem invalid_state, too_many_requests
 */
export async function requestChanges(scope: CustomerScope, deps: TalkDeps, body: string) {
  await limitTalk(scope, deps);
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quote.id);
    const earlier = earlierRequest(quote, body);
    if (earlier) return { status: 'provider_review' as const, requested_at: presentTime(earlier) };
    const changesRequestedAt = deps.clock();
    requireOpen(quote, changesRequestedAt);
    const message = await addCustomerWords(tx, deps, quote, { kind: 'change_request', body });
    const values = { changeRequest: body, changesRequestedAt, finalizedAt: null, validUntil: null };
    await changeStatus(tx, quote, 'request_changes', values);
    await notifyProvider(tx, deps, quote, { occasion: 'changes', message });
    return { status: 'provider_review' as const, requested_at: presentTime(changesRequestedAt) };
  });
}

function earlierRequest({ status, changeRequest, changesRequestedAt }: QuoteRow, body: string): Date | null {
  if (status !== 'provider_review' || changeRequest === null) return null;
  if (changeRequest === body) return changesRequestedAt;
  throw new Problem('invalid_state', msg`You have already asked for a change. Write a message to add something to it.`);
}
