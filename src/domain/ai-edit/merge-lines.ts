import { Big } from 'big.js';
import { lineAmountMinor } from '../quote/line-amount.ts';
import type { EditLine } from './plan.ts';

const allSame = <T>(values: readonly T[]): boolean => values.every((value) => value === values[0]);

/** Lines alike but for their quantity become one with all of it; others one lump sum of the same amount. */
function mergedLine(lines: readonly [EditLine, ...EditLine[]], description: string | null): EditLine | null {
  const [first] = lines;
  const name = description ?? lines.map((line) => line.description).join(' + ');
  const isAlike =
    allSame(lines.map(({ unit }) => unit)) &&
    allSame(lines.map(({ unitLabel }) => unitLabel)) &&
    allSame(lines.map(({ unitPriceMinor }) => unitPriceMinor)) &&
    first.unit !== 'fixed';
  const quantity = lines.reduce((sum, line) => sum.plus(line.quantity), new Big(0));
  if (isAlike) return { ...first, description: name, quantity: Number(quantity.toFixed()) };

  const amounts = lines.map((line) =>
    line.unitPriceMinor === null ? null : lineAmountMinor(line.quantity, line.unitPriceMinor),
  );
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  const unitPriceMinor = known.reduce((sum, amount) => sum + amount, 0);
  return { ...first, description: name, quantity: 1, unit: 'fixed', unitLabel: null, unitPriceMinor };
}

/** Null where the lines are no one line: fewer than two, of several kinds of cost or tax rates, or unpriced. */
export function mergeLines(
  lines: readonly EditLine[],
  ids: ReadonlySet<string>,
  description: string | null,
): EditLine[] | null {
  const [first, ...others] = lines.filter(({ id }) => ids.has(id));
  if (!first || others.length === 0) return null;
  const all = [first, ...others] as const;
  if (!allSame(all.map(({ taxRate }) => taxRate)) || !allSame(all.map(({ category }) => category))) return null;
  if (!allSame(all.map(({ groupId }) => groupId))) return null;
  const merged = mergedLine(all, description);
  if (!merged) return null;
  return lines
    .filter(({ id }) => id === first.id || !ids.has(id))
    .map((line) => (line.id === first.id ? merged : line));
}
