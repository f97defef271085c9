export const quoteStatuses = [
  'draft',
  'processing',
  'awaiting_customer',
  'ready_for_estimate',
  'provider_review',
  'sent',
  'accepted',
  'rejected',
  'expired',
  'failed',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteActions = [
  'generate_questions',
  'present_questions',
  'mark_questions_reviewed',
  'send_link',
  'estimate',
  'build_by_hand',
  'submit_answers',
  'ask_follow_ups',
  'complete_answers',
  'finish_estimate',
  'fail',
  'retry',
  'take_over',
  'finalize',
  'send',
  'accept',
  'decline',
  'request_changes',
  'revise',
  'expire',
] as const;
export type QuoteAction = (typeof quoteActions)[number];

/** The whole life of a quote: which action leads from which status to which. What is not here is refused. */
const transitions: Record<QuoteStatus, { readonly [Action in QuoteAction]?: QuoteStatus }> = {
  draft: {
    generate_questions: 'processing',
    mark_questions_reviewed: 'draft',
    send_link: 'awaiting_customer',
    estimate: 'processing',
    build_by_hand: 'provider_review',
  },
  processing: {
    present_questions: 'draft',
    ask_follow_ups: 'awaiting_customer',
    finish_estimate: 'provider_review',
    fail: 'failed',
  },
  awaiting_customer: {
    submit_answers: 'awaiting_customer',
    send_link: 'awaiting_customer',
    generate_questions: 'processing',
    ask_follow_ups: 'awaiting_customer',
    complete_answers: 'ready_for_estimate',
    estimate: 'processing',
    fail: 'failed',
  },
  ready_for_estimate: { estimate: 'processing', fail: 'failed' },
  provider_review: {
    estimate: 'processing',
    send_link: 'awaiting_customer',
    finalize: 'provider_review',
    send: 'sent',
  },
  sent: {
    accept: 'accepted',
    decline: 'rejected',
    request_changes: 'provider_review',
    revise: 'provider_review',
    expire: 'expired',
  },
  accepted: {},
  rejected: { revise: 'provider_review' },
  expired: { revise: 'provider_review' },
  failed: { retry: 'processing', take_over: 'provider_review' },
};

export type Transition =
  | { readonly ok: true; readonly status: QuoteStatus }
  | { readonly ok: false; readonly possible: readonly QuoteAction[] };

/** Where an action leads, or what is possible instead. */
export function transition(status: QuoteStatus, action: QuoteAction): Transition {
  const next = transitions[status][action];
  if (next) return { ok: true, status: next };
  return { ok: false, possible: possibleActions(status) };
}

export function possibleActions(status: QuoteStatus): readonly QuoteAction[] {
  return quoteActions.filter((action) => transitions[status][action] !== undefined);
}

/** Lines change only while the provider is composing the quote. */
export function canEditLines(status: QuoteStatus): boolean {
  return status === 'draft' || status === 'provider_review';
}

/** The customer sees prices once the provider has sent them, and afterwards for good. */
export function isPriceVisible(status: QuoteStatus): boolean {
  return status === 'sent' || status === 'accepted' || status === 'rejected' || status === 'expired';
}
