import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { useErrorText } from '#web/api/error-text.ts';
import type { NewLine } from '#web/api/line-items.ts';
import { lineWordsQuery } from '#web/api/line-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { unitWords } from '../cost-words.ts';
import { type PastedFault, type PastedRow, readPastedLines } from './read-pasted-lines.ts';

interface PasteLinesDialogProps {
  readonly currency: Currency;
  /** Takes the lines that could be read; the words of why not, where that failed. */
  readonly onTake: (lines: readonly NewLine[]) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Lines from a spreadsheet, looked at before they are taken. Rows that could not be read stay here to be mended. */
export function PasteLinesDialog({ currency, onTake, onClose }: PasteLinesDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isTaking, setTaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const errorText = useErrorText();
  const { data: words, error } = useQuery(lineWordsQuery);
  const rows = words ? readPastedLines(text, { currency, locale, words }).rows : [];
  const lines = rows.flatMap(({ line }) => line ?? []);
  const unread = rows.filter(({ line }) => line === null);
  const take = async () => {
    setTaking(true);
    const problem = await onTake(lines);
    setTaking(false);
    setFailure(problem);
    if (problem !== null) return;
    if (unread.length === 0) onClose();
    else setText(unread.map(({ cells }) => cells.join('\t')).join('\n'));
  };
  const count = lines.length;
  return (
    <Dialog
      isOpen
      isModalDecision
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Paste lines from a spreadsheet`}
      description={
        <Trans>One row for each line: what it is, how many, unit, price. A row of headings may be on top.</Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={count === 0} pending={isTaking} onClick={() => void take()}>
            <Plural value={count} _0="Add lines" one="Add # line" other="Add # lines" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t`Copied rows`}>
          <TextArea
            size="desk"
            rows={5}
            dir="auto"
            wrap="off"
            className="font-mono text-[0.8125rem]!"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {failure || error ? <FieldError>{failure ?? errorText(error)}</FieldError> : null}
        {rows.length > 0 ? <Preview rows={rows} currency={currency} unreadCount={unread.length} /> : null}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  readonly rows: readonly PastedRow[];
  readonly currency: Currency;
  readonly unreadCount: number;
}

function Preview({ rows, currency, unreadCount }: PreviewProps) {
  const { t } = useLingui();
  return (
    <div>
      <p role="status" className="type-label mb-1">
        {unreadCount === 0 ? (
          <Trans>All rows are understood</Trans>
        ) : (
          <Plural
            value={unreadCount}
            one="# row could not be read. It stays here until you have mended it."
            other="# rows could not be read. They stay here until you have mended them."
          />
        )}
      </p>
      <ul aria-label={t`What is taken`}>
        {rows.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text have no other name
            key={at}
            className="flex items-start gap-2.5 border-t border-subtle py-2 first:border-t-0"
          >
            <Icon
              icon={row.line ? CircleCheck : CircleAlert}
              size={16}
              className={row.line ? 'mt-1 text-success-icon' : 'mt-1 text-attention-icon'}
            />
            {row.line ? <ReadLine line={row.line} currency={currency} /> : <UnreadRow row={row} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReadLine({ line, currency }: { readonly line: NewLine; readonly currency: Currency }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const unit = line.unit_label ?? i18n._(unitWords[line.unit]);
  return (
    <>
      <span className="min-w-0 flex-1">
        <bdi className="break-words">{line.description}</bdi>
        {line.internal_note ? (
          <span className="type-small block text-secondary">
            <Trans>Your note: {line.internal_note}</Trans>
          </span>
        ) : null}
      </span>
      <span className="flex-none text-right tabular-nums">
        {numberText(line.quantity, locale)} {unit}
        {' × '}
        {line.unit_price_minor === null ? (
          <span className="text-attention">
            <Trans>no price</Trans>
          </span>
        ) : (
          <Money minor={line.unit_price_minor} currency={currency} />
        )}
      </span>
    </>
  );
}

function UnreadRow({ row }: { readonly row: PastedRow }) {
  return (
    <span className="min-w-0">
      <bdi className="block break-words">{row.cells.filter(Boolean).join(' · ')}</bdi>
      <span className="type-small text-secondary">{row.fault ? <FaultSentence fault={row.fault} /> : null}</span>
    </span>
  );
}

function FaultSentence({ fault }: { readonly fault: PastedFault }) {
  switch (fault) {
    case 'no_description':
      return <Trans>Says nothing of what is done</Trans>;
    case 'too_long':
      return <Trans>Longer than a line can be</Trans>;
    case 'quantity':
      return <Trans>How many is no number with at most three decimals</Trans>;
    case 'price':
      return <Trans>No price can be read here</Trans>;
    case 'tax':
      return <Trans>The tax is no percentage</Trans>;
    case 'is_total':
      return <Trans>Adds up other rows: sums are worked out here</Trans>;
  }
}
