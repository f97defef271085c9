import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type LineOrder, useReorderLines } from '#web/api/line-items.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { allGroups, groupLines, linesInOrder } from './group-lines.ts';
import { orderAfterDrop, orderAfterStep } from './move-line.ts';

export interface LineOrdering {
  /** The line was let go over another one. */
  readonly drop: (lineId: string, overId: string) => void;
  /** One step up or down; false at either end. */
  readonly step: (lineId: string, by: -1 | 1) => boolean;
  /** What was just moved where, to be read out. */
  readonly announcement: string;
}

/** Puts lines into another order, across the parts of the job too. */
export function useLineOrdering(quote: Quote): LineOrdering {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reorder = useReorderLines(quote.id);
  const [announcement, setAnnouncement] = useState('');
  const groups = allGroups(groupLines(quote));

  const save = (order: LineOrder) => {
    reorder.mutateAsync(order).catch((error: unknown) => {
      showToast({ level: 'error', title: t`The new order was not saved`, text: errorText(error) });
    });
  };
  return {
    announcement,
    drop: (lineId, overId) => {
      const order = orderAfterDrop(groups, lineId, overId);
      if (order) save(order);
    },
    step: (lineId, by) => {
      const order = orderAfterStep(groups, lineId, by);
      if (!order) return false;
      const lines = linesInOrder(quote);
      const name = lines.find(({ id }) => id === lineId)?.description ?? '';
      const place = order.ids.indexOf(lineId) + 1;
      const part = quote.components.find(({ id }) => id === order.moved?.componentId)?.title;
      setAnnouncement(
        part
          ? t`${name} moved to ${part}, place ${place} of ${lines.length}`
          : t`${name} moved to place ${place} of ${lines.length}`,
      );
      save(order);
      return true;
    },
  };
}
