import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { focusCell, moveOn } from './focus-cell.ts';
import { emptyLine, mostLines, typedLine } from './hand-line.ts';
import { HandLineRow, rowColumns } from './hand-line-row.tsx';
import type { ByHand } from './use-by-hand.ts';

const PasteLinesDialog = onDemand(
  async () => (await import('#web/provider-kit/pasted-lines/paste-lines-dialog.tsx')).PasteLinesDialog,
);

/** A sheet of lines to be filled by keyboard alone: Enter goes on, and at the end to a new line. */
export function HandLines({ byHand }: { readonly byHand: ByHand }) {
  const { t } = useLingui();
  const { lines, change, isChecked, writing, writtenCount } = byHand;
  const isFull = lines.length >= mostLines;
  const [isPasting, setPasting] = useState(false);
  const { is_registered: hasTax } = useProviderTax();
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
        className={`${rowColumns(hasTax)} type-caption border-b border-default pb-1.5 text-secondary max-lg:hidden`}
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
        {hasTax ? (
          <span>
            <Trans>Tax</Trans>
          </span>
        ) : null}
        <span className="text-right">
          <Trans>Amount</Trans>
        </span>
      </div>
      <ol aria-label={t`Lines of the quote`} onKeyDown={(event) => moveOn(event, lines, addLine)}>
        {lines.map((line, index) => (
          <HandLineRow
            key={line.key}
            line={line}
            index={index}
            isChecked={isChecked}
            hasTax={hasTax}
            change={change}
            {...writing}
          />
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
        <div className="mt-1 -ml-2 flex flex-wrap gap-1">
          <Button variant="ghost" onClick={addLine} className="font-medium! text-link!">
            <Icon icon={Plus} size={16} />
            <Trans>Add a line</Trans>
          </Button>
          <Button variant="ghost" onClick={() => setPasting(true)}>
            <Icon icon={ClipboardPaste} size={16} />
            <Trans>Paste lines</Trans>
          </Button>
        </div>
      )}
      {isPasting ? (
        <PasteLinesDialog
          currency={writing.currency}
          onTake={async (read) => {
            if (writtenCount + read.length > mostLines) return t`${mostLines} lines are the most.`;
            change({ kind: 'add_all', lines: read.map((line) => typedLine(line, writing)) });
            return null;
          }}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </div>
  );
}
