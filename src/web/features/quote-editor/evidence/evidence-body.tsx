import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CostCell } from '../lines/cells.tsx';
import { TaxCell } from '../lines/tax-cell.tsx';
import type { LineEditing } from '../lines/use-line-editing.ts';
import { SectionOfLine } from '../sections/section-of-line.tsx';
import { FollowToo } from './follow-too.tsx';
import { lineEvidence } from './line-evidence.ts';
import { LineNote } from './line-note.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { Reason } from './reason.tsx';
import { SourceList } from './source-list.tsx';

interface EvidenceBodyProps {
  readonly quote: Quote;
  readonly line: LineItem;
  readonly isEditable: boolean;
  readonly editing: LineEditing;
  readonly onExplain: (lineId: string) => void;
}

/** What one line rests on: photo, reason, sources with their values, assumptions, working, and what moves with it. */
export function EvidenceBody({ quote, line, isEditable, editing, onExplain }: EvidenceBodyProps) {
  const { photos, sources, assumptions, formulas } = lineEvidence(line, quote);
  const part = quote.components.find(({ id }) => id === line.component_id)?.title;
  return (
    <div className="flex flex-col gap-3 pb-5">
      <PhotoStrip key={line.id} photos={photos} quote={quote} line={line} />
      <Provenance line={line} />
      {isEditable ? <FollowToo quote={quote} line={line} onExplain={onExplain} /> : null}
      {line.reasoning_is_past ? (
        <h3 className="border-t border-subtle pt-3 font-semibold text-secondary">
          {line.origin === 'provider' ? (
            <Trans>Worked out before your change:</Trans>
          ) : (
            <Trans>Worked out before the change:</Trans>
          )}
        </h3>
      ) : null}
      <Reason sources={sources} part={part} />
      {sources.length > 0 ? <SourceList sources={sources} quote={quote} /> : null}
      <Assumptions texts={assumptions.map(({ text }) => text)} />
      {formulas.length > 0 ? (
        <Section title={<Trans>How it was worked out</Trans>}>
          {formulas.map((text) => (
            <p key={text} className="leading-[1.3125rem] break-words tabular-nums">
              {text}
            </p>
          ))}
        </Section>
      ) : null}
      {isEditable && quote.charges_tax ? (
        <div className="mt-1 flex items-center justify-between gap-3 border-t border-subtle pt-3">
          <span className="flex-none">
            <Trans>Tax on this line</Trans>
          </span>
          <span className="w-44 min-w-0 max-md:text-[1rem] max-md:[&_select]:min-h-11">
            <TaxCell key={line.id} line={line} editing={editing} />
          </span>
        </div>
      ) : null}
      {isEditable ? (
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            <Trans>Your cost for each</Trans>
            <span className="type-caption block text-secondary">
              <Trans>Customers never see it</Trans>
            </span>
          </span>
          <span className="w-22 max-md:text-[1rem] max-md:[&_input]:min-h-11">
            <CostCell key={line.id} line={line} currency={quote.currency} editing={editing} />
          </span>
        </div>
      ) : null}
      {isEditable ? <SectionOfLine key={line.id} quote={quote} line={line} /> : null}
      {isEditable ? <MoveButtons line={line} editing={editing} /> : null}
      <LineNote key={`note-${line.id}`} line={line} editing={editing} />
    </div>
  );
}

/** The way for whoever cannot drag. */
function MoveButtons({ line, editing }: Pick<EvidenceBodyProps, 'line' | 'editing'>) {
  const { t } = useLingui();
  const name = line.description;
  return (
    <div className="flex items-center justify-between gap-3">
      <span>
        <Trans>Place in the quote</Trans>
      </span>
      <span className="flex gap-1">
        <Button
          size="desk-small"
          square
          className="max-md:size-11"
          aria-label={t`Move up: ${name}`}
          onClick={() => editing.step(line.id, -1)}
        >
          <Icon icon={ArrowUp} size={16} />
        </Button>
        <Button
          size="desk-small"
          square
          className="max-md:size-11"
          aria-label={t`Move down: ${name}`}
          onClick={() => editing.step(line.id, 1)}
        >
          <Icon icon={ArrowDown} size={16} />
        </Button>
      </span>
    </div>
  );
}

/** Who wrote the line, where that is not the draft alone. */
function Provenance({ line: { evidence, origin, reasoning_is_past: isPast } }: { readonly line: LineItem }) {
  if (isPast && origin === 'provider') {
    return (
      <p className="text-secondary">
        <Trans>You have changed this line since it was drafted.</Trans>
      </p>
    );
  }
  if (evidence.length > 0) return null;
  return (
    <p className="text-secondary">
      {origin === 'provider' ? (
        <Trans>You added this line, so it rests on your word.</Trans>
      ) : (
        <Trans>Nothing is recorded for this line. Please check it yourself.</Trans>
      )}
    </p>
  );
}

function Assumptions({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="flex gap-2.5 rounded-md bg-attention px-3 py-2.5 text-attention">
      <Icon icon={CircleAlert} className="mt-px text-attention-icon" />
      <ul className="flex min-w-0 flex-col gap-1">
        {texts.map((text) => (
          <Assumption key={text} text={text} />
        ))}
      </ul>
    </div>
  );
}

function Assumption({ text }: { readonly text: string }) {
  // The first sentence says what is assumed, the rest why.
  const end = text.search(/[.!?](\s|$)/);
  const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1)];
  return (
    <li>
      <b className="font-semibold">{first}</b>
      {rest}
    </li>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="type-caption mb-1 font-semibold text-secondary">{title}</h3>
      {children}
    </section>
  );
}
