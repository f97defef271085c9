import { expect, test } from 'vitest';
import { headPause, takeHead } from './quote-head.ts';
import type { Quote, QuoteHead } from './quote-types.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const pauses = (status: Quote['status'], ...seconds: number[]) =>
  seconds.map((waited) => headPause({ status, updated_at: ago(waited) }, now));

test('work in the background is asked about at once, then less and less often', () => {
  expect(pauses('processing', 0, 4, 8, 600)).toEqual([1000, 1000, 2000, 5000]);
});

test('what is with the customer is asked about every few seconds after something happened, later twice a minute', () => {
  expect(pauses('awaiting_customer', 0, 240, 86_400)).toEqual([8000, 12_000, 30_000]);
});

test('a quote that only its provider can move is not asked about', () => {
  expect(pauses('provider_review', 0, 600)).toEqual([null, null]);
});

test('a head of the same mark brings steps and unread words, another one the whole quote', () => {
  const quote = { mark: 'one', messages_unread: 0, pipeline: [], title: 'Living room' } as unknown as Quote; // what the case is about
  const pipeline = [{ step: 'quote_estimate', status: 'in_progress' }];
  const head = { mark: 'one', messages_unread: 2, pipeline } as unknown as QuoteHead; // the same
  expect(takeHead(quote, head)).toEqual({ mark: 'one', messages_unread: 2, pipeline, title: 'Living room' });
  expect(takeHead(quote, { ...head, mark: 'two' })).toBe('fetch');
});
