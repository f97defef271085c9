import { Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import type { Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The request beside what was understood of it, so that a wrong turn is seen at once. */
export function Understood({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`Request`}>
        <p className="leading-[1.375rem] whitespace-pre-line">{quote.description}</p>
      </Card>
      {quote.components.length > 0 ? (
        <Card title={t`What was understood`} aside={quote.service_types.map(({ name }) => name).join(', ')}>
          <ul className="flex flex-col gap-4">
            {quote.components
              .toSorted((a, b) => a.position - b.position)
              .map((component) => (
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
                  <Requirements requirements={component.requirements} />
                </li>
              ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

type Requirement = Quote['components'][number]['requirements'][number];

function Requirements({ requirements }: { readonly requirements: readonly Requirement[] }) {
  return (
    <ul className="mt-1.5 flex flex-col gap-1">
      {requirements.map(({ key, label, satisfied }) => (
        <li key={key} className="flex items-start gap-2">
          <Icon
            icon={satisfied ? CircleCheck : Circle}
            size={16}
            className={satisfied ? 'mt-0.5 text-success-icon' : 'mt-0.5 text-secondary'}
          />
          <span className="min-w-0">
            {label}{' '}
            <span className="type-small text-secondary">
              {satisfied ? <Trans>known</Trans> : <Trans>not known yet</Trans>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
