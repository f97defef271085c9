import { msg } from '@lingui/core/macro';
import { Problem, type Sentence } from '#domain/problem.ts';
import { type QuoteAction, type QuoteStatus, transition } from '#domain/quote/status.ts';
import type { quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { logActivity } from './activity-store.ts';
import { type QuoteRow, takenUp, updateQuote } from './quote-store.ts';

const words: Record<QuoteStatus, Sentence> = {
  draft: msg`a draft`,
  processing: msg`being worked out`,
  awaiting_customer: msg`waiting for the customer’s answers`,
  ready_for_estimate: msg`about to be estimated`,
  provider_review: msg`in your review`,
  sent: msg`with the customer`,
  accepted: msg`accepted`,
  rejected: msg`declined`,
  expired: msg`expired`,
  failed: msg`stopped by a failure`,
};

/** What somebody can do by a call; the rest happens by itself. */
const calls: { readonly [Action in QuoteAction]?: Sentence } = {
  mark_questions_reviewed: msg`mark the questions as reviewed`,
  send_link: msg`send the questions`,
  estimate: msg`estimate`,
  build_by_hand: msg`add lines by hand`,
  retry: msg`try again`,
  take_over: msg`go on by hand`,
  finalize: msg`finalize`,
  send: msg`send the quote`,
  accept: msg`accept`,
  decline: msg`decline`,
  request_changes: msg`ask for a change`,
  revise: msg`take it back to revise`,
};

/** Where the action leads. @throws Problem invalid_state, with what is possible now */
export function requireTransition(status: QuoteStatus, action: QuoteAction): QuoteStatus {
  const result = transition(status, action);
  if (result.ok) return result.status;
  const possible = result.possible.flatMap((name) => calls[name] ?? []);
  const sentence =
    possible.length > 0
      ? msg({ message: 'This quote is {state}. Possible now: {possible}.' })
      : msg({ message: 'This quote is {state}. Nothing about it can be changed now.' });
  throw new Problem('invalid_state', { ...sentence, values: { state: words[status], possible } });
}

type Values = Partial<Omit<typeof quotes.$inferInsert, 'status'>>;

/** An action with what a person said to it, for the activity. */
interface NotedAction {
  readonly action: QuoteAction;
  readonly note: string | null;
}

/** Moves a quote that the caller has locked, and writes down who did it. @throws Problem invalid_state */
export async function changeStatus(
  scope: ProviderScope,
  quote: QuoteRow,
  doing: QuoteAction | NotedAction,
  values: Values = {},
): Promise<QuoteRow> {
  const { action, note } = typeof doing === 'string' ? { action: doing, note: null } : doing;
  const to = requireTransition(quote.status, action);
  const changed = await updateQuote(scope, quote, { ...values, ...takenUp(scope), status: to });
  await logActivity(scope, quote, { action, from: quote.status, to, ...(note && { detail: { note } }) });
  return changed;
}
