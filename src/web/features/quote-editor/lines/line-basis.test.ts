import { expect, test } from 'vitest';
import type { LineItem } from '#web/api/quote-types.ts';
import { lineBasis, needsLook } from './line-basis.ts';

const line = (fields: Partial<LineItem>) =>
  ({ unit_price_minor: 100, origin: 'engine', evidence: [], ...fields }) as LineItem; // nothing else of a line is read
const answer = { kind: 'response', text: 'Maria measured 4.2 m.' } as const;
const formula = { kind: 'formula', text: '2 × 4.2' } as const;
const assumption = { kind: 'assumption', text: 'Soft ground assumed.', label: 'Ground unknown' } as const;

test('a missing price comes before everything else', () => {
  expect(lineBasis(line({ unit_price_minor: null, evidence: [assumption] }))).toEqual({ kind: 'unpriced' });
});

test('an assumption is named by its label and wins over sources', () => {
  expect(lineBasis(line({ evidence: [answer, assumption] }))).toEqual({ kind: 'assumed', text: 'Ground unknown' });
});

test('a formula is no source of its own', () => {
  expect(lineBasis(line({ evidence: [answer, formula] }))).toEqual({ kind: 'sources', count: 1 });
});

test('a line of the engine without sources needs a look, one of the provider does not', () => {
  expect(needsLook(line({ evidence: [formula] }))).toBe(true);
  expect(needsLook(line({ origin: 'provider' }))).toBe(false);
});
