import { moneyFromText, moneyToText } from '#domain/measure/typed-number.ts';
import type { SheetChange, SheetField, SheetRow } from '#web/api/rate-sheet.ts';
import type { MoneyContext } from '../rule-values.ts';

export const sheetFields = ['price_minor', 'minimum_minor', 'cost_minor'] as const satisfies readonly SheetField[];

/** What is typed over a row, and the mark of what was seen then. */
export interface RowDraft {
  readonly mark: string;
  readonly texts: Readonly<Partial<Record<SheetField, string>>>;
}
export type SheetDraft = Readonly<Record<string, RowDraft>>;

export interface TypedCell {
  readonly row: SheetRow;
  readonly field: SheetField;
  readonly text: string;
}

export type CellFault = 'no_amount' | 'needs_price';

type Amounts = Pick<MoneyContext, 'currency' | 'locale'>;
type Read = { readonly ok: true; readonly minor: number | null } | { readonly ok: false };

export const storedText = (row: SheetRow, field: SheetField, { currency, locale }: Amounts): string =>
  moneyToText(row[field], currency, locale);

export const shownText = (draft: SheetDraft, row: SheetRow, field: SheetField, amounts: Amounts): string =>
  draft[row.key]?.texts[field] ?? storedText(row, field, amounts);

/** Nothing typed is no amount. */
function readCell(text: string, { currency, locale }: Amounts): Read {
  if (text.trim() === '') return { ok: true, minor: null };
  const minor = moneyFromText(text, currency, locale);
  return minor !== null && minor >= 0 ? { ok: true, minor } : { ok: false };
}

/** The draft with cells written over; what says the same as before is no change, and what a row does not take is left out. */
export function typedOver(draft: SheetDraft, cells: readonly TypedCell[], amounts: Amounts): SheetDraft {
  const next: Record<string, RowDraft> = { ...draft };
  for (const { row, field, text } of cells) {
    if (!row.editable.includes(field)) continue;
    const { mark = row.mark, texts = {} } = next[row.key] ?? {};
    const { [field]: _, ...others } = texts;
    const read = readCell(text, amounts);
    const isAsStored = read.ok && read.minor === row[field];
    const changed = isAsStored ? others : { ...others, [field]: text };
    if (Object.keys(changed).length > 0) next[row.key] = { mark, texts: changed };
    else delete next[row.key];
  }
  return next;
}

/** Written on a row that somebody else has changed since. */
export const isOvertakenRow = (draft: SheetDraft, row: SheetRow): boolean => {
  const typed = draft[row.key];
  return typed !== undefined && typed.mark !== row.mark;
};

interface Settlement {
  readonly keeps: 'theirs' | 'mine';
  readonly amounts: Amounts;
}

/** Of a row that somebody else has changed: what they wrote, or what is typed here after all. */
export function settled(draft: SheetDraft, row: SheetRow, { keeps, amounts }: Settlement): SheetDraft {
  const { [row.key]: typed, ...others } = draft;
  if (!typed || keeps === 'theirs') return others;
  const cells = sheetFields.flatMap((field): TypedCell[] => {
    const text = typed.texts[field];
    return text === undefined ? [] : [{ row, field, text }];
  });
  return typedOver(others, cells, amounts);
}

export const cellKey = (row: Pick<SheetRow, 'key'>, field: SheetField): string => `${row.key} ${field}`;

export interface ReadSheet {
  readonly changes: SheetChange[];
  readonly faults: ReadonlyMap<string, CellFault>;
  /** Prices that are taken away. */
  readonly removedCount: number;
}

/** What the draft asks of the server, and the cells that it cannot ask it with. */
export function readSheet(rows: readonly SheetRow[], draft: SheetDraft, amounts: Amounts): ReadSheet {
  const faults = new Map<string, CellFault>();
  const changes = rows.flatMap((row): SheetChange[] => {
    const typed = draft[row.key];
    if (!typed) return [];
    const change: SheetChange = { key: row.key, mark: typed.mark };
    for (const field of sheetFields) {
      const text = typed.texts[field];
      if (text === undefined) continue;
      const read = readCell(text, amounts);
      if (read.ok) change[field] = read.minor;
      else faults.set(cellKey(row, field), 'no_amount');
    }
    const isMinimumAlone = row.rule_id === null && change.minimum_minor != null && change.price_minor == null;
    const isPriceRead = !faults.has(cellKey(row, 'price_minor'));
    if (isMinimumAlone && isPriceRead) faults.set(cellKey(row, 'price_minor'), 'needs_price');
    return [change];
  });
  const removedCount = changes.filter(({ price_minor, cost_minor }) => price_minor === null || cost_minor === null);
  return { changes, faults, removedCount: removedCount.length };
}
