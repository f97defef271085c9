import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useReorderLines } from '#web/api/line-items.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { linesInOrder } from '../lines/group-lines.ts';

const SectionDialog = onDemand(async () => (await import('./section-dialog.tsx')).SectionDialog);

/** Which part of the job a line belongs to, and the way to let the customer choose it. */
export function SectionOfLine({ quote, line }: { readonly quote: Quote; readonly line: LineItem }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reorder = useReorderLines(quote.id);
  const [isChoosing, setChoosing] = useState(false);
  const part = quote.components.find(({ id }) => id === line.component_id);
  const move = (componentId: string | null) => {
    const ids = linesInOrder(quote).map(({ id }) => id);
    reorder.mutateAsync({ ids, moved: { lineId: line.id, componentId } }).catch((error: unknown) => {
      showToast({ level: 'error', title: t`The line was not moved`, text: errorText(error) });
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="flex-none">
          <Trans>Section</Trans>
        </span>
        <Select
          size="desk"
          aria-label={t`Section of ${line.description}`}
          value={part?.id ?? ''}
          options={[
            { value: '', label: t`The job as a whole` },
            ...quote.components
              .toSorted((a, b) => a.position - b.position)
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => move(target.value || null)}
          className="w-44 min-w-0"
        />
      </div>
      {part?.is_optional || part?.choice_group ? null : (
        <Button className="self-start" onClick={() => setChoosing(true)}>
          <Trans>Let the customer choose it</Trans>
        </Button>
      )}
      {isChoosing ? <SectionDialog quote={quote} line={line} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
