import type { CustomerKind } from '../customer/kind.ts';
import { largestRemainder, roundRatio } from '../money.ts';
import { type Choosable, choiceGroups, settleChoices } from './choice.ts';
import { amountOf, type CountedAmount, groupByRate, type LineToTotal, type TaxMode, taxOf, whole } from './totals.ts';

export interface LineToShow extends Omit<LineToTotal, 'isCounted'> {
  readonly componentId: string | null;
}

export type PartToShow = Choosable;

export interface AmountsToShow {
  readonly lines: readonly LineToShow[];
  /** In the order in which they stand on the quote. */
  readonly components: readonly PartToShow[];
  readonly taxMode: TaxMode;
  /** Who reads the quote: a person is shown every amount with tax, a business without. */
  readonly audience: CustomerKind;
}

export interface ShownLine {
  readonly id: string;
  readonly amountMinor: number;
  /** Rounded by itself: times the quantity it may miss the amount by what the rounding took from each unit. */
  readonly unitPriceMinor: number;
}

export interface ShownPart {
  /** Null for the lines of the job as a whole. */
  readonly componentId: string | null;
  readonly amountMinor: number;
  readonly lines: readonly ShownLine[];
}

export interface ShownExtra extends ShownPart {
  readonly componentId: string;
}

interface ShownChoice {
  readonly name: string;
  readonly options: readonly ShownExtra[];
}

export interface ShownAmounts {
  /** What is done whatever extras the customer chooses: the fixed work, and of each choice the chosen part. */
  readonly parts: readonly ShownPart[];
  /** Each with all of its options; what an option shows does not hang on which one of them is chosen. */
  readonly choices: readonly ShownChoice[];
  /** Chosen or not; one that is not chosen shows what would be added to the sum. */
  readonly extras: readonly ShownExtra[];
  /** Parts and chosen extras, before a discount on the whole. */
  readonly sumMinor: number;
}

/** By rate, in the audience's way of showing. */
type RateSums = ReadonlyMap<bigint, bigint>;

/**
 * What each part, line and extra shows. The parts and the chosen extras add up to the sum exactly, which is the quote's
 * total before the discount (for a business, its net). An option or extra is what the sum rises by with it after those
 * before it, so no amount of the included work moves when one is added.
 */
export function shownAmounts(given: AmountsToShow): ShownAmounts {
  const quote = {
    ...given,
    components: settleChoices(given.components),
    lines: given.lines.map((line) => placed(line, given.components)),
  };
  const hidden = new Set(quote.components.filter((part) => !part.isVisible).map(({ id }) => id));
  const optional = quote.components.filter((part) => part.isOptional);
  const optionalIds = new Set(optional.map(({ id }) => id));
  const groups = choiceGroups(quote.components);
  const choosable = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const amounts = pricedAmounts(quote);
  const partOf = ({ line }: OwnAmount) => line.componentId;
  const isFixed = (id: string | null) => ![hidden, optionalIds, choosable].some((ids) => isIn(ids, id));
  const included = amounts.filter((amount) => isFixed(partOf(amount)));

  const shown = new Map<string, ShownLine>();
  const keep = (lines: readonly ShownLine[]) => {
    for (const line of lines) shown.set(line.id, line);
  };
  keep(spread(quote, included, []));
  let counted = included;
  const extraOf = ({ id }: PartToShow) => amounts.filter((amount) => partOf(amount) === id);
  for (const { options } of groups) {
    for (const option of options) keep(spread(quote, extraOf(option), counted));
    counted = [...counted, ...options.filter(({ isVisible }) => isVisible).flatMap(extraOf)];
  }
  for (const extra of optional.filter(({ id }) => !hidden.has(id))) {
    keep(spread(quote, extraOf(extra), counted));
    counted = [...counted, ...extraOf(extra)];
  }
  for (const extra of optional.filter(({ id }) => hidden.has(id))) keep(spread(quote, extraOf(extra), counted));

  const linesOf = (componentId: string | null) =>
    quote.lines.filter((line) => line.componentId === componentId).flatMap(({ id }) => shown.get(id) ?? []);
  const part = <Id extends string | null>(componentId: Id) => {
    const lines = linesOf(componentId);
    return { componentId, amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), lines };
  };
  const fixed = quote.components.filter((component) => !component.isOptional && component.isVisible);
  return {
    parts: [...fixed.map(({ id }) => part(id)), part(null)].filter(({ lines }) => lines.length > 0),
    choices: groups.map(({ name, options }) => ({ name, options: options.map(({ id }) => part(id)) })),
    extras: optional.map(({ id }) => part(id)),
    sumMinor: Number([...rateSums(quote, counted).values()].reduce((sum, value) => sum + value, 0n)),
  };
}

/** A line whose part is not on the quote belongs to the job as a whole. */
const placed = (line: LineToShow, components: readonly PartToShow[]): LineToShow =>
  components.some(({ id }) => id === line.componentId) ? line : { ...line, componentId: null };

const isIn = (ids: ReadonlySet<string>, id: string | null): boolean => id !== null && ids.has(id);

type OwnAmount = CountedAmount & { readonly line: LineToShow };

function pricedAmounts({ lines, taxMode }: AmountsToShow): OwnAmount[] {
  return lines.flatMap((line) => {
    const amount = line.unitPriceMinor === null ? null : amountOf({ ...line, isCounted: true }, taxMode);
    return amount ? [{ ...amount, line: { ...line, isCounted: true } }] : [];
  });
}

/** What the lines of each rate add up to as they are shown. */
function rateSums({ taxMode, audience }: AmountsToShow, amounts: readonly OwnAmount[]): RateSums {
  return new Map(
    groupByRate(amounts).map(({ rate, sum }) => {
      const { net, tax } = taxOf(rate, sum, taxMode);
      return [rate, audience === 'person' ? net + tax : net];
    }),
  );
}

/** Gives the lines what they add to those counted before, each its share to the last unit. */
function spread(quote: AmountsToShow, added: readonly OwnAmount[], before: readonly OwnAmount[]): ShownLine[] {
  const without = rateSums(quote, before);
  const withThem = rateSums(quote, [...before, ...added]);
  return groupByRate(added).flatMap(({ rate }) => {
    const ofRate = added.filter((amount) => amount.rate === rate);
    const [top, bottom] = factor(quote, rate);
    const total = (withThem.get(rate) ?? 0n) - (without.get(rate) ?? 0n);
    return sharesOf(total, ofRate, top, bottom).map(({ item, amount }) => ({
      id: item.line.id,
      amountMinor: Number(amount),
      unitPriceMinor: Number(roundRatio(BigInt(item.line.unitPriceMinor ?? 0) * top, bottom)),
    }));
  });
}

/** What turns an amount as the quote prices it into one as it is shown, as a fraction. */
function factor({ taxMode, audience }: AmountsToShow, rate: bigint): [top: bigint, bottom: bigint] {
  if (audience === 'person' && taxMode === 'exclusive') return [whole + rate, whole];
  if (audience === 'business' && taxMode === 'inclusive') return [whole, whole + rate];
  return [1n, 1n];
}

/** The difference of two rounded sums may miss the rounded sum of its own lines by one: the largest line bears it. */
function sharesOf(total: bigint, amounts: readonly OwnAmount[], top: bigint, bottom: bigint) {
  const own = roundRatio(
    amounts.reduce((sum, { minor }) => sum + minor * top, 0n),
    bottom,
  );
  const shares = largestRemainder(own, amounts, ({ minor }) => minor * top, bottom);
  const size = ({ item }: { readonly item: OwnAmount }) => (item.minor < 0n ? -item.minor : item.minor);
  const largest = shares.toSorted((a, b) => (size(a) > size(b) ? -1 : size(a) < size(b) ? 1 : 0))[0];
  return shares.map((share) => (share === largest ? { ...share, amount: share.amount + total - own } : share));
}
