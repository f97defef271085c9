import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isOvertaken, type SheetField, type SheetRow, useSaveRateSheet } from '#web/api/rate-sheet.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { MoneyContext } from '../rule-values.ts';
import { focusAmount } from './move-in-sheet.ts';
import { cellKey, isOvertakenRow, readSheet, settled, shownText, type TypedCell, typedOver } from './sheet-draft.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

export interface SheetOptions {
  readonly serviceTypeId: string;
  readonly rows: readonly SheetRow[];
  readonly money: MoneyContext;
  /** Whose browser this is: another account's changes stay out of sight. */
  readonly providerId: string;
}

/** A sheet with what is typed over it, and one save for all of it. */
export function useRateSheet({ serviceTypeId, rows, money, providerId }: SheetOptions) {
  const { t } = useLingui();
  const { draft, change, discard, wasKept } = useSheetDraft(`rate-sheet-${providerId}-${serviceTypeId}`, rows);
  const save = useSaveRateSheet(serviceTypeId);
  const [isChecked, setChecked] = useState(false);
  const { changes, faults, removedCount } = readSheet(rows, draft, money);
  const sent = save.variables ?? [];
  const refused = fieldErrorsOf(save.error);

  const cellTexts = {
    no_amount: t`This is no amount`,
    needs_price: t`A minimum needs a price as well`,
  };
  /** An amount that cannot be read is told at once, what is missing once somebody has tried to save. */
  const errorOf = (row: SheetRow, field: SheetField): string | undefined => {
    const fault = faults.get(cellKey(row, field));
    if (fault === 'no_amount' || (fault && isChecked)) return cellTexts[fault];
    const at = sent.findIndex(({ key }) => key === row.key);
    return at < 0 ? undefined : refused[`rows.${at}.${field}`]?.[0];
  };
  const type = (cells: readonly TypedCell[]) => {
    if (save.isError) save.reset();
    change((now) => typedOver(now, cells, money));
  };
  const settle = (row: SheetRow, keeps: 'theirs' | 'mine') => {
    if (save.isError) save.reset();
    change((now) => settled(now, row, { keeps, amounts: money }));
  };
  const submit = () => {
    setChecked(true);
    const [firstFault] = faults.keys();
    if (firstFault) focusAmount(firstFault);
    if (firstFault || changes.length === 0 || save.isPending) return;
    save.mutate(changes, {
      onSuccess: () => {
        discard();
        setChecked(false);
        showToast({ level: 'success', title: t`Saved: new quotes are priced with these` });
      },
    });
  };
  return {
    rows,
    money,
    /** What can be read of what is typed. */
    changes,
    changeCount: changes.length,
    removedCount,
    faultCount: faults.size,
    wasKept,
    textOf: (row: SheetRow, field: SheetField) => shownText(draft, row, field, money),
    isTyped: (row: SheetRow) => draft[row.key] !== undefined,
    isOvertaken: (row: SheetRow) => isOvertakenRow(draft, row),
    errorOf,
    type,
    settle,
    submit,
    isSaving: save.isPending,
    discard: () => {
      save.reset();
      setChecked(false);
      discard();
    },
    /** Why nothing was saved, where no cell says it. */
    failure: save.error && Object.keys(refused).length === 0 && !isOvertaken(save.error) ? save.error : null,
    wasOvertaken: save.error !== null && isOvertaken(save.error),
  };
}

export type RateSheet = ReturnType<typeof useRateSheet>;
