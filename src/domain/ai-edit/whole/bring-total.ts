import { Big } from 'big.js';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import type { Totals } from '../../quote/totals.ts';
import { hiddenComponentIds, isCounted } from '../../quote/visibility.ts';
import type { EditLine, EditTable } from '../plan.ts';
import { totalTable } from '../total-table.ts';
import { spread } from './spread.ts';

/** The amounts that stand at one tax rate. */
export interface RateShare {
  readonly taxRate: number;
  /** Before the discount, in the quote's price mode. */
  readonly minor: number;
}

/** What the counted lines come to by tax rate, the most first; rates at which nothing stands bear nothing. */
export function rateShares({ lines, groups, tax }: EditTable): RateShare[] {
  const hidden = hiddenComponentIds(groups);
  const sums = new Map<number, number>();
  for (const { groupId, quantity, unitPriceMinor, taxRate } of lines) {
    if (unitPriceMinor === null || !isCounted({ componentId: groupId }, hidden)) continue;
    sums.set(taxRate, (sums.get(taxRate) ?? 0) + (lineAmountMinor(quantity, unitPriceMinor) ?? 0));
  }
  const shares = [...sums]
    .map(([taxRate, minor]) => ({ taxRate, minor }))
    .filter(({ minor }) => minor > 0)
    .toSorted((a, b) => b.minor - a.minor);
  const [most] = shares;
  // Without tax there is nothing to spread over.
  if (!most || tax.isCharged) return shares;
  return [{ ...most, minor: shares.reduce((sum, { minor }) => sum + minor, 0) }];
}

type NewLine = Pick<EditLine, 'description' | 'category'>;

/** Lump sums of one description, one a tax rate; those of nothing are left out. */
export function withLumpSums(
  table: EditTable,
  { description, category }: NewLine,
  sums: readonly RateShare[],
  newId: (index: number) => string,
): EditTable {
  const added = sums
    .filter(({ minor }) => minor !== 0)
    .map(
      ({ taxRate, minor }, index): EditLine => ({
        id: newId(index),
        groupId: null,
        description,
        category,
        quantity: 1,
        unit: 'fixed',
        unitLabel: null,
        unitPriceMinor: minor,
        taxRate,
      }),
    );
  return { ...table, lines: [...table.lines, ...added] };
}

export interface Bringing {
  /** What the customer pays, tax and all. */
  readonly wanted: number;
  readonly line: NewLine;
  /** Those that bear the difference. */
  readonly rates: readonly RateShare[];
  readonly newId: (index: number) => string;
}

/** How far off the first guess an amount may be by what tax and discount round. */
const tries = [0, 1, -1, 2, -2, 3, -3];

/** By how much a shown amount at a rate has to change for the total to change by so much. */
function factorOf({ taxMode, discountPercent, tax }: EditTable, taxRate: number): Big {
  const share = new Big(100).minus(discountPercent).div(100);
  return taxMode === 'exclusive' && tax.isCharged ? share.times(new Big(taxRate).plus(100).div(100)) : share;
}

/** What of the difference each rate bears, in amounts of the quote's price mode. */
function firstGuess(table: EditTable, difference: number, rates: readonly RateShare[]): RateShare[] {
  const gross = rates.map(({ taxRate, minor }) => factorOf(table, taxRate).times(minor));
  return spread(difference, gross).map((part, index) => {
    const taxRate = rates[index]?.taxRate ?? 0;
    const minor = part.div(factorOf(table, taxRate)).round(0, Big.roundHalfUp);
    return { taxRate, minor: Number(minor.toFixed()) };
  });
}

/** The guess with its largest two amounts moved by a few minor units, the smallest moves first. */
function* nearGuesses(guess: readonly RateShare[]): Generator<readonly RateShare[]> {
  const second = guess.length > 1 ? tries : [0];
  const moves = tries
    .flatMap((one) => second.map((other) => [one, other] as const))
    .toSorted(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d));
  for (const move of moves) yield guess.map((part, index) => ({ ...part, minor: part.minor + (move[index] ?? 0) }));
}

/**
 * Brings the total to an amount by lines of the difference, or as near to it as tax and rounding let it come. A
 * difference on the whole is borne by every tax rate in proportion, as a percentage discount is (so no rate's tax is
 * overstated, and none falls below zero). Tax and discount act on the new lines too: their prices are worked back from
 * the total and then tried. Null where nothing of the total can be moved.
 */
export function bringTotal(table: EditTable, { wanted, line, rates, newId }: Bringing): EditTable | null {
  const before = totalTable(table);
  if (!before.ok || table.discountPercent >= 100) return null;
  const off = ({ totalMinor }: Totals) => Math.abs(totalMinor - wanted);
  const guess = firstGuess(table, wanted - before.totals.totalMinor, rates);
  let best: { readonly table: EditTable; readonly off: number } | null = null;
  for (const sums of nearGuesses(guess)) {
    const tried = withLumpSums(table, line, sums, newId);
    const after = totalTable(tried);
    if (!after.ok) continue;
    if (best === null || off(after.totals) < best.off) best = { table: tried, off: off(after.totals) };
    if (best.off === 0) break;
  }
  return best?.table ?? null;
}
