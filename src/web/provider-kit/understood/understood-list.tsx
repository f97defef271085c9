import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleQuestionMark, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import type { UnderstoodFact } from '#web/api/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { understoodParts } from './understood-parts.ts';

const FactEditor = onDemand(async () => (await import('./fact-editor.tsx')).FactEditor);

/** Every value that the questions and the price go by, by part, with who says it. */
export function UnderstoodList({ quote }: { readonly quote: Quote }) {
  return (
    <ul className="flex flex-col gap-4">
      {understoodParts(quote).map(({ id, title, facts, open }) => (
        <li key={id ?? 'job'}>
          <p className="font-semibold">{title ?? <Trans>The whole job</Trans>}</p>
          <ul className="mt-1">
            {facts.map((fact) => (
              <FactRow key={fact.requirement} quote={quote} fact={fact} />
            ))}
          </ul>
          {open.length > 0 ? (
            <p className="type-small mt-1.5 text-secondary">
              <Trans>Still open: {open.join(', ')}</Trans>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Where the price is with the customer, it goes by what it went by. */
const isOpen = ({ status }: Quote): boolean => ['draft', 'awaiting_customer', 'provider_review'].includes(status);

function FactRow({ quote, fact }: { readonly quote: Quote; readonly fact: UnderstoodFact }) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const { label, text, is_sure: isSure } = fact;
  return (
    <li className="border-b border-subtle py-1.5 last:border-b-0">
      <div className="flex items-start gap-2">
        <span className="flex min-w-0 flex-1 items-start gap-2 break-words">
          <Icon
            icon={isSure ? CircleCheck : CircleQuestionMark}
            size={16}
            className={`mt-0.5 ${isSure ? 'text-success-icon' : 'text-secondary'}`}
          />
          <span className="min-w-0">
            {label}
            <span className="type-small block text-secondary">
              <SourceWords fact={fact} />
            </span>
          </span>
        </span>
        <span dir="auto" className="max-w-1/2 min-w-0 text-right font-semibold break-words">
          {text}
        </span>
        {isOpen(quote) ? (
          <Button
            variant="ghost"
            size="desk-small"
            square
            aria-label={t`Correct: ${label}`}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            <Icon icon={Pencil} size={16} />
          </Button>
        ) : null}
      </div>
      {isEditing ? <FactEditor quote={quote} fact={fact} onDone={() => setEditing(false)} /> : null}
    </li>
  );
}

function SourceWords({ fact: { source, is_sure: isSure } }: { readonly fact: UnderstoodFact }) {
  switch (source) {
    case 'request':
      return isSure ? <Trans>From the request</Trans> : <Trans>From the request, not certain</Trans>;
    case 'answer':
      return isSure ? <Trans>Answered</Trans> : <Trans>Answered, not certain</Trans>;
    case 'photo':
      return <Trans>Seen in a photo, not certain</Trans>;
    case 'provider':
      return <Trans>From you</Trans>;
    case 'assumed':
      return <Trans>Assumed</Trans>;
  }
}
