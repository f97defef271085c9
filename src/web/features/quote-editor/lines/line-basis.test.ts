import { expect, test } from 'vitest';
import type { LineItem } from '#web/api/quote-types.ts';
import { lineBasis, needsLook, withoutPart } from './line-basis.ts';

const line = (fields: Partial<LineItem>) =>
  ({ unit_price_minor: 100, origin: 'engine', evidence: [], checked_at: null, ...fields }) as LineItem; // nothing else of a line is read
const answer = { kind: 'response', text: 'Maria measured 4.2 m.', is_from_request: false } as const;
const formula = { kind: 'formula', text: '2 × 4.2', is_from_request: false } as const;
const assumption = {
  kind: 'assumption',
  text: 'Soft ground assumed.',
  label: 'Ground unknown',
  is_from_request: false,
} as const;

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

test('a line changed by hand rests on the provider and no more on what it was drafted from', () => {
  const changed = line({ origin: 'provider', evidence: [assumption, formula], reasoning_is_past: true });
  expect(lineBasis(changed)).toEqual({ kind: 'changed' });
  expect(needsLook(changed)).toBe(false);
});

test('a line that looks right needs no more look, unless its price is missing', () => {
  const checked_at = '2026-11-28T10:00:00Z';
  expect(needsLook(line({ evidence: [assumption], checked_at }))).toBe(false);
  expect(needsLook(line({ evidence: [assumption], unit_price_minor: null, checked_at }))).toBe(true);
});

test('what stands above the line is not said again', () => {
  expect(withoutPart('Hallway: Ceiling height', 'Hallway')).toBe('Ceiling height');
  expect(withoutPart('Kitchen: Ceiling height', 'Hallway')).toBe('Kitchen: Ceiling height');
  expect(withoutPart('Coats of paint', undefined)).toBe('Coats of paint');
});
