import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Camera, Check, FileCheck, MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerData } from '#web/api/call-types.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';

export type SampleQuote = AnswerData<'POST /customer/demo'>;

interface SampleProps {
  readonly quote: SampleQuote;
}

const promises = [
  {
    icon: MessageSquareText,
    words: msg`A customer writes what they need. You paste it, and the right questions are ready.`,
  },
  { icon: Camera, words: msg`They answer on their phone in minutes, with photos.` },
  { icon: FileCheck, words: msg`You get a priced draft by your own prices, look it over and send it.` },
] as const;

export function Welcome() {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-col gap-4">
      {promises.map(({ icon, words }) => (
        <li key={words.id} className="flex items-start gap-3">
          <Icon icon={icon} size={24} className="mt-px shrink-0 text-calm-icon" />
          <span>{i18n._(words)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Persona({ quote }: SampleProps) {
  return (
    <Card title={quote.customer.name}>
      <p>
        <Trans>
          A homeowner who has never asked for such a quote before. She answers from her phone, in the evening.
        </Trans>
      </p>
      <p className="mt-2 text-secondary">
        <Trans>She has no account and needs none: a link is all she gets.</Trans>
      </p>
    </Card>
  );
}

/** The request as it came in, and what it is taken for. */
export function Request({ quote }: SampleProps) {
  return (
    <div className="flex flex-col gap-4">
      <blockquote className="max-w-md rounded-xl rounded-bl-sm bg-surface px-4 py-3 whitespace-pre-line inset-ring inset-ring-(--border-subtle)">
        {quote.description}
      </blockquote>
      <dl className="rounded-md bg-calm px-4 py-3.5 text-calm">
        <dt className="type-small">
          <Trans>Read as</Trans>
        </dt>
        <dd className="font-semibold text-primary">{quote.title}</dd>
        <dt className="type-small mt-2">
          <Trans>Still to ask</Trans>
        </dt>
        <dd className="text-primary">
          <Plural
            value={quote.questions.length}
            one="# question, the one that moves the price most"
            other="# questions, the ones that move the price most first"
          />
        </dd>
      </dl>
    </div>
  );
}

const work = [
  msg`Sorts the answers by the parts of the job`,
  msg`Works out the quantities`,
  msg`Takes your prices first, the usual ones where you have none`,
  msg`Writes down what it had to assume`,
] as const;

const stepMs = 700;

/** What happens between the answers and the draft; shown one after the other, and at once to whoever wants no motion. */
export function Processing() {
  const { i18n } = useLingui();
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setDone(work.length);
    const timer = setInterval(() => setDone((count) => Math.min(count + 1, work.length)), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <ol className="flex flex-col gap-3" aria-live="polite">
      {work.map((words, index) => (
        <li key={words.id} className={classNames('flex items-center gap-3', index >= done && 'text-secondary')}>
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-calm text-calm-icon">
            {index < done ? <Icon icon={Check} size={16} /> : null}
          </span>
          {i18n._(words)}
          {index < done ? (
            <span className="sr-only">
              <Trans>(done)</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** The draft by its parts, each line with its amount. */
export function Breakdown({ quote }: SampleProps) {
  const { version, currency } = quote;
  if (!version) return null;
  const taxes = version.totals.tax.filter(({ tax_minor }) => tax_minor !== 0);
  return (
    <Card title={quote.title}>
      {version.parts.map((part) => (
        <section key={part.component_id} className="mb-4">
          <h3 className="type-label">{part.title ?? <Trans>The whole job</Trans>}</h3>
          <ul>
            {part.lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4 border-b border-subtle py-2 last:border-b-0">
                <span className="min-w-0">
                  {line.description}
                  <Rate line={line} currency={currency} />
                </span>
                <Money minor={line.amount_minor} currency={currency} className="font-medium" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="flex justify-between gap-4 border-t border-default pt-3 font-semibold">
        <span>{taxes.length > 0 ? <Trans>Total with {quote.provider.tax.name}</Trans> : <Trans>Total</Trans>}</span>
        <Money minor={version.totals.total_minor} currency={currency} />
      </p>
    </Card>
  );
}

type Line = NonNullable<SampleQuote['version']>['parts'][number]['lines'][number];

function Rate({ line, currency }: { readonly line: Line; readonly currency: SampleQuote['currency'] }) {
  const { i18n } = useLingui();
  if (line.quantity === null || line.unit_price_minor === null) return null;
  const quantity = i18n.number(line.quantity, { maximumFractionDigits: 3 });
  return (
    <span className="type-small block text-secondary tabular-nums">
      {quantity} {line.unit_label} × <Money minor={line.unit_price_minor} currency={currency} />
    </span>
  );
}
