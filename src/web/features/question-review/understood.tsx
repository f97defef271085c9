import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type UnderstoodFact, understoodOf } from './understood-values.ts';

/** The request beside what was understood of it, so that a wrong turn is seen at once. */
export function Understood({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const { parts, others } = understoodOf(quote);
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`Request`}>
        <p dir="auto" className="leading-[1.375rem] break-words whitespace-pre-line">
          {quote.description}
        </p>
      </Card>
      {parts.length > 0 ? (
        <Card title={t`What was understood`} aside={quote.service_types.map(({ name }) => name).join(', ')}>
          <ul className="flex flex-col gap-4">
            {parts.map(({ component, facts }) => (
              <li key={component.id}>
                <p className="font-semibold">
                  {component.title}
                  {component.is_optional ? (
                    <span className="type-small font-normal text-secondary">
                      {' '}
                      <Trans>optional</Trans>
                    </span>
                  ) : null}
                </p>
                {component.description ? <p className="text-secondary">{component.description}</p> : null}
                <Facts facts={facts} />
              </li>
            ))}
          </ul>
          {others.length > 0 ? (
            <dl className="mt-1 border-t border-subtle">
              {others.map(({ label, value }) => (
                <FactRow key={`${label} ${value}`} label={label}>
                  {value}
                </FactRow>
              ))}
            </dl>
          ) : null}
        </Card>
      ) : null}
    </div>
  );
}

/** What is known with its values; what is open in one line, since the questions beside it say the rest. */
function Facts({ facts }: { readonly facts: readonly UnderstoodFact[] }) {
  const known = facts.filter(({ values, isOpen }) => values.length > 0 || !isOpen);
  const open = facts.filter((fact) => !known.includes(fact)).map(({ label }) => label);
  return (
    <>
      <dl className="mt-1">
        {known.map(({ key, label, values }) => (
          <FactRow key={key} label={label}>
            {values.length > 0 ? (
              values.join(', ')
            ) : (
              <span className="font-normal text-secondary">
                <Trans>nothing to ask</Trans>
              </span>
            )}
          </FactRow>
        ))}
      </dl>
      {open.length > 0 ? (
        <p className="type-small mt-1.5 text-secondary">
          <Trans>Still open: {open.join(', ')}</Trans>
        </p>
      ) : null}
    </>
  );
}

interface FactRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

function FactRow({ label, children }: FactRowProps) {
  return (
    <div className="flex items-start gap-2 border-b border-subtle py-1.5 last:border-b-0">
      <dt className="flex min-w-0 flex-1 items-start gap-2 break-words">
        <Icon icon={CircleCheck} size={16} className="mt-0.5 text-success-icon" />
        <span className="min-w-0">{label}</span>
      </dt>
      <dd dir="auto" className="max-w-1/2 min-w-0 text-right font-semibold break-words">
        {children}
      </dd>
    </div>
  );
}
