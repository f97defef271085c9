import { describe, expect, test } from 'vitest';
import {
  canEditLines,
  isPriceVisible,
  possibleActions,
  type QuoteAction,
  type QuoteStatus,
  quoteActions,
  quoteStatuses,
  transition,
} from './status.ts';

type Row = readonly [from: QuoteStatus, action: QuoteAction, to: QuoteStatus];

/** design.md §3, row by row, with its paragraph on timing. */
const designed: readonly Row[] = [
  ['draft', 'generate_questions', 'processing'],
  ['processing', 'present_questions', 'draft'],
  ['draft', 'mark_questions_reviewed', 'draft'],
  ['draft', 'send_link', 'awaiting_customer'],
  ['draft', 'estimate', 'processing'],
  ['awaiting_customer', 'estimate', 'processing'],
  ['draft', 'build_by_hand', 'provider_review'],
  ['awaiting_customer', 'ask_follow_ups', 'awaiting_customer'],
  ['awaiting_customer', 'complete_answers', 'ready_for_estimate'],
  ['ready_for_estimate', 'estimate', 'processing'],
  ['processing', 'finish_estimate', 'provider_review'],
  ['processing', 'fail', 'failed'],
  ['failed', 'retry', 'processing'],
  ['failed', 'take_over', 'provider_review'],
  ['provider_review', 'estimate', 'processing'],
  ['provider_review', 'send_link', 'awaiting_customer'],
  ['provider_review', 'finalize', 'provider_review'],
  ['provider_review', 'send', 'sent'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'decline', 'rejected'],
  ['sent', 'request_changes', 'provider_review'],
  ['sent', 'revise', 'provider_review'],
  ['sent', 'expire', 'expired'],
  ['expired', 'revise', 'provider_review'],
  ['rejected', 'revise', 'provider_review'],
  // Answers to scope questions: awaiting_customer → processing → awaiting_customer.
  ['awaiting_customer', 'generate_questions', 'processing'],
  ['processing', 'ask_follow_ups', 'awaiting_customer'],
];

/** What the table leaves open: a submit before its readiness check, a further link, jobs that fail while waiting. */
const added: readonly Row[] = [
  ['awaiting_customer', 'submit_answers', 'awaiting_customer'],
  ['awaiting_customer', 'send_link', 'awaiting_customer'],
  ['awaiting_customer', 'fail', 'failed'],
  ['ready_for_estimate', 'fail', 'failed'],
];

const table = new Map([...designed, ...added].map(([from, action, to]) => [`${from} ${action}`, to]));

describe.each(quoteStatuses)('a quote that is %s', (status) => {
  test.each(quoteActions)('%s', (action) => {
    const to = table.get(`${status} ${action}`);
    const result = transition(status, action);
    if (to) expect(result).toEqual({ ok: true, status: to });
    else expect(result).toEqual({ ok: false, possible: possibleActions(status) });
  });

  test('says what is possible now, and all of it can be done', () => {
    const listed = quoteActions.filter((action) => table.has(`${status} ${action}`));
    expect(possibleActions(status)).toEqual(listed);
  });

  test('can have its lines edited only while it is put together', () => {
    expect(canEditLines(status)).toBe(['draft', 'provider_review'].includes(status));
  });

  test('shows its prices to the customer from the sending on', () => {
    expect(isPriceVisible(status)).toBe(['sent', 'accepted', 'rejected', 'expired'].includes(status));
  });
});

test('an accepted quote is locked', () => {
  expect(possibleActions('accepted')).toEqual([]);
});
