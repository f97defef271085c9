import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TaxCell } from '../lines/cells.tsx';
import type { LineEditing } from '../lines/use-line-editing.ts';
import { lineEvidence } from './line-evidence.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { SourceList } from './source-list.tsx';

interface EvidenceBodyProps {
  readonly quote: Quote;
  readonly line: LineItem;
  readonly isEditable: boolean;
  readonly editing: LineEditing;
}

/** What one line rests on: photo, reason, sources with their values, assumptions, and how it was put together. */
export function EvidenceBody({ quote, line, isEditable, editing }: EvidenceBodyProps) {
  const { photos, reasons, sources, assumptions, formulas } = lineEvidence(line, quote);
  return (
    <div className="flex flex-col gap-3 pb-5">
      <PhotoStrip key={line.id} photos={photos} quote={quote} />
      {reasons.length > 0 ? <p className="leading-[1.3125rem] text-pretty">{reasons.join(' ')}</p> : null}
      {sources.length > 0 ? <SourceList sources={sources} quote={quote} /> : null}
      {line.evidence.length === 0 ? (
        <p className="text-secondary">
          {line.origin === 'provider' ? (
            <Trans>You added this line, so it rests on your word.</Trans>
          ) : (
            <Trans>Nothing is recorded for this line. Please check it yourself.</Trans>
          )}
        </p>
      ) : null}
      {line.origin === 'provider' && line.evidence.length > 0 ? (
        <p className="text-secondary">
          <Trans>You have changed this line since it was drafted.</Trans>
        </p>
      ) : null}
      {assumptions.map((text) => (
        <Assumption key={text} text={text} />
      ))}
      {formulas.length > 0 ? (
        <section>
          <h3 className="type-caption mb-1 font-semibold text-secondary">
            <Trans>How it was worked out</Trans>
          </h3>
          {formulas.map((text) => (
            <p key={text} className="leading-[1.3125rem] tabular-nums">
              {text}
            </p>
          ))}
        </section>
      ) : null}
      {isEditable ? (
        <div className="mt-1 flex items-center justify-between gap-3 border-t border-subtle pt-3">
          <span>
            <Trans>Tax on this line</Trans>
          </span>
          <span className="w-22">
            <TaxCell line={line} onEdit={editing.edit} />
          </span>
        </div>
      ) : null}
    </div>
  );
}

function Assumption({ text }: { readonly text: string }) {
  // The first sentence says what is assumed, the rest why.
  const end = text.search(/[.!?](\s|$)/);
  const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1)];
  return (
    <div className="flex gap-2.5 rounded-md bg-attention px-3 py-2.5 text-attention">
      <Icon icon={CircleAlert} className="mt-px text-attention-icon" />
      <p className="min-w-0">
        <b className="font-semibold">{first}</b>
        {rest}
      </p>
    </div>
  );
}
