import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { moneyFromText, moneyToText } from '#domain/measure/typed-number.ts';
import type { SheetField } from '#web/api/rate-sheet.ts';
import { cellsOf } from '#web/provider-kit/pasted-cells.ts';
import { isBlockOfAmounts } from './read-pasted-rows.ts';
import { cellKey, type TypedCell } from './sheet-draft.ts';
import type { RateSheet } from './use-rate-sheet.ts';

/** How much of a pasted block of amounts found a cell. */
export interface FilledBlock {
  readonly filled: number;
  readonly left: number;
}

/**
 * What comes from a spreadsheet into a cell: amounts go into the cells from that one on; work by its name opens the preview
 * (`listed` is its text).
 */
export function useSheetPaste(sheet: RateSheet, fields: readonly SheetField[]) {
  const [listed, setListed] = useState<string | null>(null);
  const [filled, setFilled] = useState<FilledBlock | null>(null);
  const { money, rows } = sheet;

  const fill = (cells: readonly (readonly string[])[], key: string) => {
    const places = rows.map((row) => fields.map((field) => ({ row, field })));
    const top = places.findIndex((line) => line.some(({ row, field }) => cellKey(row, field) === key));
    const left = (places[top] ?? []).findIndex(({ row, field }) => cellKey(row, field) === key);
    const given = cells.flatMap((texts, down) =>
      texts.flatMap((text, right) => (text === '' ? [] : [{ text, place: places[top + down]?.[left + right] }])),
    );
    const typed = given.flatMap(({ text, place }): TypedCell[] => {
      if (!place?.row.editable.includes(place.field)) return [];
      const minor = moneyFromText(text, money.currency, money.locale);
      return [{ ...place, text: minor === null ? text : moneyToText(minor, money.currency, money.locale) }];
    });
    sheet.type(typed);
    setFilled({ filled: typed.length, left: given.length - typed.length });
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const key = event.target instanceof HTMLInputElement ? event.target.dataset.amount : undefined;
    const cells = cellsOf(text);
    const isOneCell = cells.length <= 1 && (cells[0]?.length ?? 0) <= 1;
    if (key === undefined || isOneCell) return;
    event.preventDefault();
    if (isBlockOfAmounts(cells, money)) fill(cells, key);
    else setListed(text);
  };
  return { paste, filled, listed, list: setListed };
}
