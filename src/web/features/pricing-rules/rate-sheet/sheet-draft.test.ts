import { expect, test } from 'vitest';
import type { SheetRow } from '#web/api/rate-sheet.ts';
import { cellKey, isOvertakenRow, readSheet, shownText, typedOver } from './sheet-draft.ts';

const amounts = { currency: 'EUR', locale: 'de-DE' } as const;
const row = (more: Partial<SheetRow> = {}): SheetRow => ({
  key: 'work:walls',
  mark: 'first',
  kind: 'work',
  label: 'Walls',
  category: 'labour',
  unit: 'per_area',
  unit_label: 'm²',
  rule_id: 'rule',
  strategy: 'per_area',
  price_minor: 950,
  minimum_minor: null,
  cost_minor: null,
  markup_percent: null,
  usual_rate_minor: 640,
  priced_by: null,
  is_priced: true,
  is_active: true,
  editable: ['price_minor', 'minimum_minor'],
  ...more,
});
const bare = row({ key: 'work:ceiling', rule_id: null, price_minor: null, is_priced: false });
const type = (target: SheetRow, field: SheetRow['editable'][number], text: string, draft = {}) =>
  typedOver(draft, [{ row: target, field, text }], amounts);
const read = (target: SheetRow, draft: ReturnType<typeof typedOver>) => readSheet([target], draft, amounts);

test('what is typed is a change until it says the same as what is stored', () => {
  const draft = type(row(), 'price_minor', '1.234,50');
  expect(read(row(), draft).changes).toEqual([{ key: 'work:walls', mark: 'first', price_minor: 123450 }]);
  expect(type(row(), 'price_minor', '9,5', draft)).toEqual({});
});

test('an emptied price is removed, an emptied minimum only taken off', () => {
  const gone = read(row(), type(row(), 'price_minor', ' '));
  expect([gone.changes[0]?.price_minor, gone.removedCount]).toEqual([null, 1]);
  const stored = row({ minimum_minor: 5000 });
  const off = read(stored, type(stored, 'minimum_minor', ''));
  expect([off.changes[0]?.minimum_minor, off.removedCount]).toEqual([null, 0]);
});

test('what is no amount, or a minimum without a price, is a fault of its cell', () => {
  const typo = read(row(), type(row(), 'price_minor', 'neun'));
  expect([...typo.faults]).toEqual([[cellKey(row(), 'price_minor'), 'no_amount']]);
  const alone = type(bare, 'minimum_minor', '50');
  expect([...read(bare, alone).faults]).toEqual([[cellKey(bare, 'price_minor'), 'needs_price']]);
  expect(read(bare, type(bare, 'price_minor', '9', alone)).faults.size).toBe(0);
});

test('a cell that is not written on this row takes nothing', () => {
  expect(type(row({ editable: ['cost_minor'] }), 'price_minor', '5')).toEqual({});
});

test('typed text stays as it was typed, and goes with the mark of what was seen', () => {
  const draft = type(row(), 'price_minor', '10,');
  expect(shownText(draft, row(), 'price_minor', amounts)).toBe('10,');
  const changed = row({ mark: 'second', price_minor: 900 });
  expect([isOvertakenRow(draft, row()), isOvertakenRow(draft, changed)]).toEqual([false, true]);
  expect(read(changed, draft).changes[0]?.mark).toBe('first');
});
