import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useCheckLine, useUpdateLine } from '#web/api/line-items.ts';
import type { LineChange } from '#web/api/quote-cache.ts';
import { quoteKeys } from '#web/api/quote-keys.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { type LineOrdering, useLineOrdering } from './use-line-ordering.ts';
import { useRemoveLine } from './use-remove-line.ts';
import { type Typed, useTyped } from './use-typed.ts';

export type LineField = keyof LineChange;

/** A value that is not saved yet; the line on the page shows what the server has. */
export interface LineProblem {
  readonly lineId: string;
  readonly field: LineField;
  readonly mine: LineItem[LineField];
  /** `conflict`: somebody else changed the line meanwhile. */
  readonly kind: 'conflict' | 'failed';
  readonly message: string;
}

export interface LineEdit {
  readonly line: LineItem;
  readonly field: LineField;
  readonly value: LineItem[LineField];
  /** What the field held when the edit began. */
  readonly base: LineItem[LineField];
}

export interface LineEditing extends LineOrdering, Typed {
  readonly problems: readonly LineProblem[];
  readonly edit: (edit: LineEdit) => void;
  readonly dismiss: (problem: LineProblem) => void;
  /** Saves the kept value over what the line holds now. */
  readonly insist: (problem: LineProblem) => void;
  readonly remove: (line: LineItem) => void;
  /** "Looks right", or not yet. */
  readonly check: (line: LineItem, isChecked: boolean) => void;
}

const isSame = (a: LineProblem, b: Pick<LineProblem, 'lineId' | 'field'>): boolean =>
  a.lineId === b.lineId && a.field === b.field;

/** Saves each edited cell by itself and keeps what could not be saved. */
export function useLineEditing(quote: Quote): LineEditing {
  const { t } = useLingui();
  const client = useQueryClient();
  const errorText = useErrorText();
  const update = useUpdateLine(quote.id);
  const checking = useCheckLine(quote.id);
  const ordering = useLineOrdering(quote);
  const typing = useTyped();
  const removeLine = useRemoveLine(quote.id);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);

  const dismiss = (problem: Pick<LineProblem, 'lineId' | 'field'>) =>
    setProblems((all) => all.filter((known) => !isSame(known, problem)));
  const keep = (problem: LineProblem) =>
    setProblems((all) => [...all.filter((known) => !isSame(known, problem)), problem]);
  const lineNow = (id: string) =>
    client.getQueryData<Quote>(quoteKeys.one(quote.id))?.line_items.find((line) => line.id === id);

  const save = async (lineId: string, field: LineField, value: LineItem[LineField], before: LineItem[LineField]) => {
    dismiss({ lineId, field });
    try {
      await update.mutateAsync({ lineId, change: { [field]: value }, before: { [field]: before } });
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale_revision';
      const sentence = (error instanceof ApiError && error.errors[field]?.[0]) || errorText(error);
      const conflict = t`Somebody else changed this meanwhile.`;
      keep({
        lineId,
        field,
        mine: value,
        ...(isStale ? { kind: 'conflict', message: conflict } : { kind: 'failed', message: sentence }),
      });
    }
  };

  return {
    ...ordering,
    ...typing,
    problems,
    dismiss,
    edit: ({ line, field, value, base }) => {
      const now = lineNow(line.id);
      // The value on the page moved while it was being typed over: the person decides, not the last write.
      if (now && now[field] !== base) {
        keep({
          lineId: line.id,
          field,
          mine: value,
          kind: 'conflict',
          message: t`Somebody else changed this meanwhile.`,
        });
        return;
      }
      void save(line.id, field, value, base);
    },
    insist: ({ lineId, field, mine }) => {
      const now = lineNow(lineId);
      if (now) void save(lineId, field, mine, now[field]);
    },
    remove: (line) => {
      setProblems((all) => all.filter(({ lineId }) => lineId !== line.id));
      removeLine(line);
    },
    check: (line, isChecked) => {
      checking.mutateAsync({ lineId: line.id, isChecked }).catch((error: unknown) => {
        showToast({ level: 'error', title: t`The line was not marked`, text: errorText(error) });
      });
    },
  };
}
