import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { applyPlan } from '../apply-plan.ts';
import { amountOf } from '../diff.ts';
import type { EditOp, EditTable } from '../plan.ts';
import { totalTable } from '../total-table.ts';

// Some thousand tables, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const line = fc.record({
  quantity: fc.constantFrom(1, 2, 3, 0.67, 12.5, 40, 17.25),
  unitPriceMinor: fc.integer({ min: 1, max: 90_000 }),
  taxRate: fc.constantFrom(0, 5, 5.5, 20, 21),
  groupId: fc.constantFrom(null, 'seen', 'hidden'),
});
const table = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    discountPercent: fc.constantFrom(0, 0, 5, 12.5, 33.333),
    isCharged: fc.boolean(),
  })
  .map(
    ({ lines, taxMode, discountPercent, isCharged }): EditTable => ({
      currency: 'GBP',
      taxMode,
      discountPercent,
      tax: { isCharged, isOpen: true },
      defaultTaxRate: 20,
      groups: ['seen', 'hidden'].map((id) => ({ id, title: id, isOptional: true, isVisible: id === 'seen' })),
      lines: lines.map((one, index) => ({
        ...one,
        id: `li${index}`,
        description: `Line ${index}`,
        category: 'labour',
        unit: 'per_unit',
        unitLabel: null,
      })),
    }),
  )
  .filter((one) => totalOf(one) > 1000);

function totalsOf(one: EditTable) {
  const total = totalTable(one);
  if (!total.ok) throw new Error(total.code);
  return total.totals;
}
const totalOf = (one: EditTable): number => totalsOf(one).totalMinor;

function applied(before: EditTable, op: EditOp) {
  const after = applyPlan(before, { ops: [op] });
  if (!after.ok) throw new Error(after.reason);
  return after;
}

const landOn = (minor: number): EditOp => ({ op: 'land_on', minor, lowered: 'Discount', raised: 'Surcharge' });
const deduct = (minor: number): EditOp => ({ op: 'deduct', minor, description: 'Discount' });
const share = fc.integer({ min: 1, max: 2000 }).map((thousandths) => thousandths / 1000);

/** The total is the one wanted, or the nearest, and then that is told. No rate's tax falls below nothing. */
function expectTotal(before: EditTable, op: EditOp, wanted: number): void {
  const { table: after, missed = null } = applied(before, op);
  const { totalMinor, tax } = totalsOf(after);
  expect(Math.abs(totalMinor - wanted)).toBeLessThanOrEqual(1);
  expect(missed).toEqual(totalMinor === wanted ? null : { wantedMinor: wanted, totalMinor });
  // Tax on top leaves out some totals; where prices hold it every total can be come to.
  if (before.taxMode === 'inclusive' || !before.tax.isCharged) expect(missed).toBeNull();
  expect(tax.every(({ netMinor, taxMinor }) => netMinor >= -1 && taxMinor >= -1)).toBe(true);
  expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines);
}

describe('of any quote', () => {
  test('the total comes to what was named', () => {
    fc.assert(
      fc.property(table, share, (before, part) => {
        const wanted = Math.round(totalOf(before) * part);
        expectTotal(before, landOn(wanted), wanted);
      }),
      { numRuns: 500 },
    );
  });

  test('the total falls by what was taken off, and never below nothing', () => {
    fc.assert(
      fc.property(table, share, (before, part) => {
        const total = totalOf(before);
        const minor = Math.round(total * part);
        if (minor > total)
          expect(applyPlan(before, { ops: [deduct(minor)] })).toMatchObject({ reason: 'negative_total' });
        else expectTotal(before, deduct(minor), total - minor);
      }),
      { numRuns: 500 },
    );
  });

  test('two rates of tax leave out no total', () => {
    const twoRates = table.filter(
      ({ lines, taxMode, tax }) =>
        taxMode === 'exclusive' &&
        tax.isCharged &&
        [5, 20].every((rate) => lines.some((one) => one.taxRate === rate && one.groupId !== 'hidden')),
    );
    fc.assert(
      fc.property(twoRates, share, (before, part) => {
        const wanted = Math.round(totalOf(before) * part);
        expect(applied(before, landOn(wanted)).missed).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('a percentage off is that percentage of the quote and touches no line', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 100_000 }), (before, thousandths) => {
        const percent = thousandths / 1000;
        const { table: after } = applied(before, { op: 'discount', percent });
        expect(after).toEqual({ ...before, discountPercent: percent });
      }),
    );
  });

  test('a share on top is that share of what stands at each rate', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 60 }), (before, percent) => {
        const op: EditOp = { op: 'add_share', percent, description: 'Contingency', category: 'other' };
        const { table: after } = applied(before, op);
        const counted = before.lines.filter(({ groupId }) => groupId !== 'hidden');
        const rates = before.tax.isCharged ? [...new Set(counted.map(({ taxRate }) => taxRate))] : [null];
        for (const rate of rates) {
          const atRate = ({ taxRate }: { readonly taxRate: number }) => rate === null || taxRate === rate;
          const sum = counted.filter(atRate).reduce((all, one) => all + amountOf(one), 0);
          const added = after.lines.slice(before.lines.length).filter(atRate);
          const shared = added.reduce((all, one) => all + amountOf(one), 0);
          expect(Math.abs(shared - (sum * percent) / 100)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('rounded prices are multiples of the step, and no line is added', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(100, 500, 1000), (before, stepMinor) => {
        const lines = before.lines.map(({ id }) => id);
        const after = applyPlan(before, { ops: [{ op: 'round_prices', lines, stepMinor, rounding: 'up' }] });
        if (!after.ok) return;
        const prices = after.table.lines.map(({ unitPriceMinor }) => (unitPriceMinor ?? 0) % stepMinor);
        const amounts = after.table.lines.map((one) => amountOf(one) % stepMinor);
        expect([prices, amounts].some((rests) => rests.every((rest) => rest === 0))).toBe(true);
        expect(after.table.lines).toHaveLength(before.lines.length);
      }),
    );
  });
});
