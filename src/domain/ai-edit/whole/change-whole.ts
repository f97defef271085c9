import { largestRemainder, roundRatio } from '../../money.ts';
import { percentToThousandths } from '../../quote/quantity.ts';
import { type Applied, doubt, refuse } from '../applied.ts';
import type { EditOp, EditTable } from '../plan.ts';
import { roundTo } from '../round-to.ts';
import { totalTable } from '../total-table.ts';
import { type Bringing, bringTotal, type RateShare, rateShares, withLumpSums } from './bring-total.ts';

type OnWhole = Extract<EditOp, { op: 'round_total' | 'discount' | 'deduct' | 'land_on' | 'add_share' | 'charge_tax' }>;
type NewId = (index: number) => string;

function totalOf(table: EditTable): number | null {
  const total = totalTable(table);
  return total.ok ? total.totals.totalMinor : null;
}

/** Where nothing is priced yet, a line of the whole gets what any new line gets. */
function ratesOf(table: EditTable): readonly RateShare[] {
  const shares = rateShares(table);
  return shares.length > 0 ? shares : [{ taxRate: table.defaultTaxRate, minor: 1 }];
}

/** The total brought where it was asked for, or as near as it goes; then that is told. */
function brought(table: EditTable, bringing: Bringing): Applied {
  const after = bringTotal(table, bringing);
  const totalMinor = after && totalOf(after);
  if (!after || totalMinor === null) return doubt('not_exact');
  const { wanted } = bringing;
  return { ok: true, table: after, missed: totalMinor === wanted ? null : { wantedMinor: wanted, totalMinor } };
}

function roundTotal(table: EditTable, op: Extract<OnWhole, { op: 'round_total' }>, newId: NewId): Applied {
  const total = totalOf(table);
  if (total === null) return doubt('not_exact');
  const wanted = roundTo(total, op.stepMinor, op.rounding);
  if (wanted === total) return { ok: true, table };
  // A few pence are no discount to be spread: they stand where most of the quote stands.
  const rates = ratesOf(table).slice(0, 1);
  const rounded = brought(table, { wanted, line: { description: op.description, category: 'other' }, rates, newId });
  return rounded.ok && rounded.missed ? doubt('not_exact') : rounded;
}

function deduct(table: EditTable, { minor, description }: Extract<OnWhole, { op: 'deduct' }>, newId: NewId): Applied {
  const total = totalOf(table);
  if (total === null || total < minor) return refuse('negative_total');
  return brought(table, {
    wanted: total - minor,
    line: { description, category: 'other' },
    rates: ratesOf(table),
    newId,
  });
}

function landOn(table: EditTable, op: Extract<OnWhole, { op: 'land_on' }>, newId: NewId): Applied {
  const total = totalOf(table);
  if (total === null) return doubt('not_exact');
  if (total === op.minor) return { ok: true, table };
  const description = op.minor < total ? op.lowered : op.raised;
  return brought(table, {
    wanted: op.minor,
    line: { description, category: 'other' },
    rates: ratesOf(table),
    newId,
  });
}

/** A percentage of what stands at each tax rate, rounded once on the whole. */
function addShare(table: EditTable, op: Extract<OnWhole, { op: 'add_share' }>, newId: NewId): Applied {
  const percent = percentToThousandths(op.percent);
  const shares = rateShares(table);
  if (percent === null || shares.length === 0) return doubt('missing_value');
  const hundred = 100_000n;
  const sum = shares.reduce((all, { minor }) => all + BigInt(minor), 0n);
  const parts = largestRemainder(
    roundRatio(sum * percent, hundred),
    shares,
    ({ minor }) => BigInt(minor) * percent,
    hundred,
  );
  const sums = parts.map(({ item, amount }) => ({ taxRate: item.taxRate, minor: Number(amount) }));
  return { ok: true, table: withLumpSums(table, op, sums, newId) };
}

/** One step on the quote as a whole. */
export function changeWhole(table: EditTable, op: OnWhole, newId: NewId): Applied {
  switch (op.op) {
    case 'discount':
      return { ok: true, table: { ...table, discountPercent: op.percent } };
    case 'deduct':
      return deduct(table, op, newId);
    case 'land_on':
      return landOn(table, op, newId);
    case 'add_share':
      return addShare(table, op, newId);
    case 'round_total':
      return roundTotal(table, op, newId);
    case 'charge_tax': {
      if (table.tax.isCharged === op.isCharged) return { ok: true, table };
      if (!table.tax.isOpen) return refuse('tax_setting');
      return { ok: true, table: { ...table, tax: { ...table.tax, isCharged: op.isCharged } } };
    }
  }
}
