import { expect, test } from 'vitest';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { isAnythingOpen, sendChecks } from './send-checks.ts';

const line = (id: string, fields: Partial<LineItem> = {}) =>
  ({ id, position: 0, component_id: null, origin: 'engine', checked_at: null, evidence: [], ...fields }) as LineItem; // nothing else of a line is read
const quote = (fields: Partial<Quote>) =>
  ({ line_items: [], components: [], shown_assumptions: [], late_answers: [], messages_unread: 0, ...fields }) as Quote; // nothing else of a quote is read

const assumption = { kind: 'assumption', text: 'Soft ground assumed.', is_from_request: false } as const;

test('lines that were drafted and never looked at are named, in the order of the page', () => {
  const line_items = [
    line('later', { position: 4, origin: 'ai_edit' }),
    line('checked', { position: 3, checked_at: '2026-11-28T10:00:00Z' }),
    line('own', { position: 2, origin: 'provider' }),
    line('first', { position: 1 }),
  ];
  expect(sendChecks(quote({ line_items })).unseenLines.map(({ id }) => id)).toEqual(['first', 'later']);
});

test('assumptions are those that the customer reads, and lead to the first line that rests on one', () => {
  const checks = sendChecks(
    quote({
      assumptions: ['Soft ground.', 'Margin of 12 %.'],
      shown_assumptions: ['Soft ground.'],
      line_items: [line('sure'), line('assumed', { position: 1, evidence: [assumption] })],
    }),
  );
  expect(checks.assumptions).toEqual(['Soft ground.']);
  expect(checks.assumedLine?.id).toBe('assumed');
});

test('unread words and answers that came too late are open, and a quote without any of it has nothing open', () => {
  const late = { question_id: 'q', prompt: 'How high?', type: 'Number', value: {}, answered_at: '' };
  expect(isAnythingOpen(sendChecks(quote({ line_items: [line('own', { origin: 'provider' })] })))).toBe(false);
  expect(isAnythingOpen(sendChecks(quote({ messages_unread: 1 })))).toBe(true);
  const late_answers = [late] as unknown as Quote['late_answers']; // only how many there are is read
  expect(sendChecks(quote({ late_answers })).lateAnswers).toBe(1);
  expect(isAnythingOpen(sendChecks(quote({ late_answers })))).toBe(true);
});
