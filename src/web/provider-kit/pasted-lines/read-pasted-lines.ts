import type { Currency } from '#domain/currency.ts';
import { moneyFromText, quantityFromText } from '#domain/measure/typed-number.ts';
import { type PricingUnit, pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { fold } from '#domain/text/fold.ts';
import type { NewLine } from '#web/api/line-items.ts';
import type { LineWords } from '#web/api/line-words.ts';
import { cellsOf } from '../pasted-cells.ts';

/** Why a row is no line. */
export type PastedFault = 'no_description' | 'too_long' | 'quantity' | 'price' | 'tax' | 'is_total';

export interface PastedRow {
  readonly cells: readonly string[];
  readonly line: NewLine | null;
  readonly fault: PastedFault | null;
}

interface PastedLines {
  readonly rows: readonly PastedRow[];
  /** Rows that name the columns. */
  readonly headings: readonly (readonly string[])[];
}

type PastedColumn = keyof LineWords['columns'];

/** How the provider writes amounts, and the words that tables are headed and counted with. */
interface Writing {
  readonly currency: Currency;
  readonly locale: string;
  readonly words: LineWords;
}

type Columns = Partial<Record<PastedColumn, number>>;

const longest = { description: 500, note: 2000, unit: 40 } as const;
const bare = (text: string): string =>
  fold(text)
    .replaceAll('²', '2')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Lines as a spreadsheet has them, each row read or with the reason why not. Nothing is left out without a word. */
export function readPastedLines(text: string, writing: Writing): PastedLines {
  const cells = cellsOf(text.replaceAll('\u00A0', ' ')).filter((row) => row.some((cell) => cell !== ''));
  const headings = cells.filter((row) => isHeading(row, writing.words));
  const rows = cells.filter((row) => !headings.includes(row));
  const columns = { ...columnsByShape(rows, writing), ...columnsNamed(headings[0], writing.words) };
  const named = headings[0] ? columnsNamed(headings[0], writing.words) : null;
  const used = named?.description === undefined ? columns : named;
  return { headings, rows: rows.map((row) => readRow(row, used, writing)) };
}

function columnCalled(cell: string, { columns }: LineWords): PastedColumn | undefined {
  const words = bare(cell);
  const names = Object.keys(columns) as PastedColumn[]; // the record's own keys
  return names.find((column) => columns[column].includes(words));
}

/** Two names of columns and no figure: no line of work is called so. */
function isHeading(row: readonly string[], words: LineWords): boolean {
  const written = row.filter((cell) => cell !== '');
  const named = written.filter((cell) => columnCalled(cell, words) !== undefined);
  return (
    named.length >= Math.min(2, written.length) && named.length * 2 >= written.length && !/\d/.test(written.join(''))
  );
}

function columnsNamed(heading: readonly string[] | undefined, words: LineWords): Columns {
  const columns: Columns = {};
  for (const [index, cell] of (heading ?? []).entries()) {
    const column = columnCalled(cell, words);
    if (column && columns[column] === undefined) columns[column] = index;
  }
  return columns;
}

/** Without a heading: words are what is done, and of the figures behind them the first is how many, the next the price. */
function columnsByShape(rows: readonly (readonly string[])[], writing: Writing): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const at = Array.from({ length: width }, (_, index) => index);
  const cellsAt = (index: number) => rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
  const share = (index: number, is: (cell: string) => boolean) => {
    const cells = cellsAt(index);
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const isFigure = (cell: string) =>
    moneyFromText(cell, writing.currency, writing.locale) !== null || isQuantity(cell, writing);
  const figures = at.filter((index) => share(index, isFigure) > 0.5);
  const words = at.filter((index) => !figures.includes(index) && cellsAt(index).length > 0);
  const lengthOf = (index: number) => cellsAt(index).join('').length;
  const description = words.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? figures[0];
  if (description === undefined) return {};
  const shares = figures.filter((index) => share(index, (cell) => cell.includes('%')) > 0.5);
  // Figures before the words number the rows.
  const [first, second, third] = figures.filter((index) => index > description && !shares.includes(index));
  const unit = words.find(
    (index) => index !== description && share(index, (cell) => cell.length <= longest.unit) === 1,
  );
  return {
    description,
    ...(second === undefined ? first !== undefined && { price: first } : { quantity: first, price: second }),
    ...(third !== undefined && { amount: third }),
    ...(unit !== undefined && { unit }),
    ...(shares[0] !== undefined && { tax: shares[0] }),
  } as Columns; // every place is checked above
}

const isQuantity = (cell: string, { locale }: Writing): boolean => quantityFromText(cell, locale) !== null;

function readRow(cells: readonly string[], columns: Columns, writing: Writing): PastedRow {
  const textOf = (column: PastedColumn): string => {
    const index = columns[column];
    return (index === undefined ? '' : (cells[index] ?? '')).trim();
  };
  const left = (fault: PastedFault): PastedRow => ({ cells, line: null, fault });
  const description = textOf('description');
  if (description === '')
    return cells.some((cell) => isTotal(cell, writing.words)) ? left('is_total') : left('no_description');
  if (isTotal(description, writing.words) && textOf('price') === '') return left('is_total');
  if (description.length > longest.description) return left('too_long');
  const quantity = textOf('quantity') === '' ? 1 : quantityFromText(textOf('quantity'), writing.locale);
  if (quantity === null) return left('quantity');
  const price = priceOf({ price: textOf('price'), amount: textOf('amount'), quantity }, writing);
  if (price === undefined) return left('price');
  const tax = textOf('tax') === '' ? null : quantityFromText(textOf('tax'), writing.locale);
  if (textOf('tax') !== '' && (tax === null || tax < 0 || tax > 100)) return left('tax');
  const cost = textOf('cost') === '' ? null : moneyFromText(textOf('cost'), writing.currency, writing.locale);
  const note = noteOf(cells, columns, textOf('note'));
  return {
    cells,
    fault: null,
    line: {
      category: 'labour',
      description,
      quantity,
      ...unitOf(textOf('unit'), writing.words),
      unit_price_minor: price,
      ...(cost !== null && cost >= 0 && { unit_cost_minor: cost }),
      ...(tax !== null && { tax_rate: tax }),
      ...(note && { internal_note: note }),
    },
  };
}

const isTotal = (text: string, { total_rows }: LineWords): boolean =>
  total_rows.includes(bare(text.replace(/[\d.,%]+/g, ' ')));

/** Null where none is written. Of a sum alone the price is what the sum holds so many times, where it does. */
function priceOf(
  { price, amount, quantity }: { readonly price: string; readonly amount: string; readonly quantity: number },
  { currency, locale }: Writing,
): number | null | undefined {
  if (price !== '') return moneyFromText(price, currency, locale) ?? undefined;
  if (amount === '') return null;
  const sum = moneyFromText(amount, currency, locale);
  if (sum === null || quantity === 0) return undefined;
  const each = Math.round(sum / quantity);
  return lineAmountMinor(quantity, each) === sum ? each : undefined;
}

function unitOf(text: string, { units }: LineWords): Pick<NewLine, 'unit' | 'unit_label'> {
  if (text === '') return { unit: 'per_unit', unit_label: null };
  const words = bare(text);
  const known = pricingUnits.find((unit: PricingUnit) => units[unit].includes(words));
  return known ? { unit: known, unit_label: null } : { unit: 'per_unit', unit_label: text.slice(0, longest.unit) };
}

/** What stands in columns that mean nothing here goes along as the provider's own note. */
function noteOf(cells: readonly string[], columns: Columns, note: string): string {
  const used = new Set(Object.values(columns));
  const others = cells.filter((cell, index) => cell.trim() !== '' && !used.has(index));
  return [note, ...others].filter(Boolean).join(' · ').slice(0, longest.note);
}
