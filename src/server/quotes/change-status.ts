import { Problem } from '#domain/problem.ts';
import { type QuoteAction, type QuoteStatus, transition } from '#domain/quote/status.ts';
import type { quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { logActivity } from './activity-store.ts';
import { type QuoteRow, updateQuote } from './quote-store.ts';

const words: Record<QuoteStatus, string> = {
  draft: 'a draft',
  processing: 'being worked out',
  awaiting_customer: 'waiting for the customer’s answers',
  ready_for_estimate: 'about to be estimated',
  provider_review: 'in your review',
  sent: 'with the customer',
  accepted: 'accepted',
  rejected: 'declined',
  expired: 'expired',
  failed: 'stopped by a failure',
};

/** What somebody can do by a call; the rest happens by itself. */
const calls: { readonly [Action in QuoteAction]?: string } = {
  mark_questions_reviewed: 'mark the questions as reviewed',
  send_link: 'send the questions',
  estimate: 'estimate',
  build_by_hand: 'add lines by hand',
  retry: 'try again',
  take_over: 'go on by hand',
  finalize: 'finalize',
  send: 'send the quote',
  accept: 'accept',
  decline: 'decline',
  request_changes: 'ask for a change',
  revise: 'take it back to revise',
};

/** Where the action leads. @throws Problem invalid_state, with what is possible now */
export function requireTransition(status: QuoteStatus, action: QuoteAction): QuoteStatus {
  const result = transition(status, action);
  if (result.ok) return result.status;
  const possible = result.possible.flatMap((name) => calls[name] ?? []);
  const now = possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing about it can be changed now.';
  throw new Problem('invalid_state', `This quote is ${words[status]}. ${now}`);
}

type Values = Partial<Omit<typeof quotes.$inferInsert, 'status'>>;

/** Moves a quote that the caller has locked, and writes down who did it. @throws Problem invalid_state */
export async function changeStatus(
  scope: ProviderScope,
  quote: QuoteRow,
  action: QuoteAction,
  values: Values = {},
): Promise<QuoteRow> {
  const to = requireTransition(quote.status, action);
  const changed = await updateQuote(scope, quote.id, { ...values, status: to });
  await logActivity(scope, quote.id, { action, from: quote.status, to });
  return changed;
}
