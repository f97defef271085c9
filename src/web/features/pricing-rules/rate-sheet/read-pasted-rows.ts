import { parseMeasureAt } from '#domain/measure/parse-measure.ts';
import { moneyFromText } from '#domain/measure/typed-number.ts';
import { fold } from '#domain/text/fold.ts';
import type { MoneyContext } from '../rule-values.ts';

/** A row of the sheet as a list from elsewhere may call it. */
export interface NamedWork {
  readonly key: string;
  readonly names: readonly string[];
  /** The unit as it is shown. */
  readonly unit: string;
  readonly takesPrice: boolean;
  readonly takesMinimum: boolean;
}

export type PastedFault = 'no_amount' | 'no_work' | 'several' | 'other_unit' | 'twice' | 'priced_elsewhere';

export interface PastedRow {
  readonly name: string;
  readonly unit: string;
  readonly amount: string;
  readonly result:
    | {
        readonly ok: true;
        readonly work: NamedWork;
        readonly price: number;
        readonly minimum: number | null;
        /** The unit says nothing that is known: whether it fits is for the reader to see. */
        readonly isUnitUnsure: boolean;
      }
    | { readonly ok: false; readonly fault: PastedFault; readonly work: NamedWork | null };
}

type Amounts = Pick<MoneyContext, 'currency' | 'locale'>;

const readAmount = (text: string, { currency, locale }: Amounts): number | null => {
  const minor = moneyFromText(text, currency, locale);
  return minor !== null && minor >= 0 ? minor : null;
};

/** Whether the cells are amounts for the cells from the focused one on, rather than work by its name. */
export function isBlockOfAmounts(cells: readonly (readonly string[])[], amounts: Amounts): boolean {
  const isOneColumn = cells.every((row) => row.length === 1);
  return isOneColumn || cells.some(([first = '']) => readAmount(first, amounts) !== null);
}

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Work whose name it is, or the one whose name begins so; else the work, or the several, with all of whose words it goes. */
function workCalled(name: string, works: readonly NamedWork[]): readonly NamedWork[] {
  const searched = bare(name);
  const called = works.filter(({ names }) => names.some((one) => bare(one) === searched));
  if (called.length > 0 || searched === '') return called;
  const begun = works.filter(({ names }) => names.some((one) => bare(one).startsWith(`${searched} `)));
  if (begun.length === 1) return begun;
  const words = searched.split(' ');
  const holds = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));
  return works.filter(({ names }) =>
    names.some((one) => {
      const own = bare(one).split(' ');
      return holds(own, words) || holds(words, own);
    }),
  );
}

function measured(unit: string): string | null {
  const text = `1 ${unit}`;
  const read = parseMeasureAt(text, 0, { decimal: '.' });
  return read && read.kind !== 'number' && read.end === text.length ? `${read.kind} ${read.value}` : null;
}

const unitText = (unit: string): string => fold(unit).replace(/[\s.]/g, '');

const isKnownUnit = (given: string, known: readonly string[]): boolean =>
  known.some((unit) => unitText(unit) === unitText(given));

/** Null where nobody knows what the unit means. */
function isSameUnit(given: string, own: string, known: readonly string[]): boolean | null {
  if (unitText(given) === unitText(own)) return true;
  const [givenMeasure, ownMeasure] = [measured(given), measured(own)];
  if (givenMeasure !== null) return givenMeasure === ownMeasure;
  return isKnownUnit(given, known) ? false : null;
}

/** Name, unit where there is one, price, and a minimum behind it. */
function partsOf([name = '', ...rest]: readonly string[], sheet: Sheet) {
  const [second = ''] = rest;
  // "m2" is an amount with a letter before it as well.
  const isUnit = isKnownUnit(second, sheet.units) || measured(second) !== null;
  const hasUnit = rest.length > 1 && (isUnit || readAmount(second, sheet) === null);
  const [unit, amount = '', minimum = ''] = hasUnit ? rest : ['', ...rest];
  return { name, unit: unit ?? '', amount, minimum };
}

export interface Sheet extends Amounts {
  readonly works: readonly NamedWork[];
  /** The words for all units that work is charged by. */
  readonly units: readonly string[];
}

/** Each row of a list from a spreadsheet with the work that it prices, or why it is left out. */
export function readPastedRows(cells: readonly (readonly string[])[], sheet: Sheet): PastedRow[] {
  const taken = new Set<string>();
  return cells
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => {
      const { minimum, ...parts } = partsOf(row, sheet);
      const result = resultOf(parts, minimum, { ...sheet, taken });
      if (result.ok) taken.add(result.work.key);
      return { ...parts, result };
    });
}

type Parts = Pick<PastedRow, 'name' | 'unit' | 'amount'>;

function resultOf(
  { name, unit, amount }: Parts,
  minimum: string,
  { taken, ...sheet }: Sheet & { readonly taken: ReadonlySet<string> },
): PastedRow['result'] {
  const left = (fault: PastedFault, work: NamedWork | null = null) => ({ ok: false, fault, work }) as const;
  const price = readAmount(amount, sheet);
  if (price === null) return left('no_amount');
  const [work, ...others] = workCalled(name, sheet.works);
  if (!work) return left('no_work');
  if (others.length > 0) return left('several');
  if (taken.has(work.key)) return left('twice', work);
  if (!work.takesPrice) return left('priced_elsewhere', work);
  const fits = unit === '' ? true : isSameUnit(unit, work.unit, sheet.units);
  if (fits === false) return left('other_unit', work);
  const least = work.takesMinimum && minimum !== '' ? readAmount(minimum, sheet) : null;
  return { ok: true, work, price, minimum: least, isUnitUnsure: fits === null };
}
