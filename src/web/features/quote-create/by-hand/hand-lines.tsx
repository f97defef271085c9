import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { focusCell, moveOn } from './focus-cell.ts';
import { emptyLine, mostLines } from './hand-line.ts';
import { HandLineRow, rowColumns } from './hand-line-row.tsx';
import type { ByHand } from './use-by-hand.ts';

/** A sheet of lines to be filled by keyboard alone: Enter goes on, and at the end to a new line. */
export function HandLines({ byHand }: { readonly byHand: ByHand }) {
  const { t } = useLingui();
  const { lines, change, isChecked, writing, writtenCount } = byHand;
  const isFull = lines.length >= mostLines;
  const addLine = () => {
    if (isFull) return;
    const line = emptyLine();
    // At once: the line has to be there before the caret.
    flushSync(() => change({ kind: 'add', line }));
    focusCell(line.key, 'description');
  };
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${rowColumns} type-caption border-b border-default pb-1.5 text-secondary max-lg:hidden`}
      >
        <span>
          <Trans>Item</Trans>
        </span>
        <span className="text-right">
          <Trans>Qty</Trans>
        </span>
        <span>
          <Trans>Unit</Trans>
        </span>
        <span className="text-right">
          <Trans>Price</Trans>
        </span>
        <span className="text-right">
          <Trans>Amount</Trans>
        </span>
      </div>
      <ol aria-label={t`Lines of the quote`} onKeyDown={(event) => moveOn(event, lines, addLine)}>
        {lines.map((line, index) => (
          <HandLineRow key={line.key} line={line} index={index} isChecked={isChecked} change={change} {...writing} />
        ))}
      </ol>
      {isChecked && writtenCount === 0 && !byHand.template ? (
        <div className="mb-2">
          <FieldError>
            <Trans>Write at least one line</Trans>
          </FieldError>
        </div>
      ) : null}
      {isFull ? (
        <p className="type-small py-2 text-secondary">
          <Trans>{mostLines} lines are the most. Add others once the quote is there.</Trans>
        </p>
      ) : (
        <Button variant="ghost" onClick={addLine} className="-ml-2 mt-1 font-medium! text-link!">
          <Icon icon={Plus} size={16} />
          <Trans>Add a line</Trans>
        </Button>
      )}
    </div>
  );
}
