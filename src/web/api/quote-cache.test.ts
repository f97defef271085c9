import { expect, test } from 'vitest';
import { type LineChange, withChangedLine, withLine, withoutLine } from './quote-cache.ts';
import type { LineItem, Quote } from './quote-types.ts';

const line = (id: string, fields: Partial<LineItem>): LineItem => ({
  id,
  component_id: null,
  category: 'labour',
  description: id,
  quantity: 1,
  unit: 'per_unit',
  unit_label: null,
  unit_price_minor: 0,
  unit_cost_minor: null,
  internal_note: null,
  net_minor: 0,
  amount_minor: 0,
  tax_rate: 20,
  position: 0,
  origin: 'engine',
  pricing_rule_id: null,
  confidence: null,
  reasoning_is_past: false,
  checked_at: null,
  evidence: [],
  revision: 1,
  ...fields,
});
const quote = {
  prices_include_tax: false,
  charges_tax: true,
  discount_percent: 0,
  components: [],
  line_items: [
    line('walls', { quantity: 37.44, unit_price_minor: 950 }),
    line('paint', { quantity: 3, unit_price_minor: 4600 }),
  ],
  totals: { net_minor: 0, discount_minor: 0, tax: [], total_minor: 0 },
} as unknown as Quote; // nothing else of a quote is read

const totalAfter = (change: LineChange): number => withChangedLine(quote, 'walls', change).totals.total_minor;

test('a changed line moves its own amount and the totals at once', () => {
  const changed = withChangedLine(quote, 'walls', { quantity: 40 });
  expect(changed.line_items[0]).toMatchObject({ quantity: 40, net_minor: 38_000, amount_minor: 38_000 });
  expect(changed.totals).toEqual({
    net_minor: 51_800,
    discount_minor: 0,
    tax: [{ rate: 20, net_minor: 51_800, tax_minor: 10_360 }],
    total_minor: 62_160,
  });
});

test('putting the old value back restores the totals', () => {
  const there = withChangedLine(quote, 'walls', { quantity: 40 });
  expect(withChangedLine(there, 'walls', { quantity: 37.44 }).totals.total_minor).toBe(totalAfter({}));
});

test('a line without a price counts as nothing', () => {
  expect(totalAfter({ unit_price_minor: null })).toBe(16_560);
});

test('sums that the domain refuses wait for the server, the line still shows what was typed', () => {
  const changed = withChangedLine(quote, 'walls', { unit_price_minor: -999_999 });
  expect(changed.line_items[0]?.unit_price_minor).toBe(-999_999);
  expect(changed.totals).toEqual(quote.totals);
});

test('a deleted line comes back with its sums when deleting fails', () => {
  const gone = withoutLine(quote, 'paint');
  const paint = quote.line_items[1];
  expect(gone.line_items).toHaveLength(1);
  expect(paint && withLine(gone, paint).totals.total_minor).toBe(totalAfter({}));
});
