import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { PartLabel } from './part-label.tsx';
import { ResultSection } from './result-section.tsx';
import { type CustomerQuote, chosenExtras } from './sent-quote.ts';
import type { Extras } from './use-extras.ts';

interface OptionalExtrasProps {
  readonly quote: CustomerQuote;
  readonly extras: Extras;
}

export function OptionalExtras({ quote, extras }: OptionalExtrasProps) {
  const errorText = useErrorText();
  const all = extras.version.extras;
  const count = extras.extraCount;
  if (all.length === 0) return null;
  const counted = (
    <span className="text-secondary" aria-live="polite">
      <Trans>
        {count} of {all.length} added
      </Trans>
    </span>
  );
  return (
    <ResultSection title={<Trans>Optional extras</Trans>} aside={counted}>
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="intent" value="choose-extras" />
        {all.map((extra) => (
          <div key={extra.component_id} className="grid gap-1.5">
            <ChoiceCard
              type="checkbox"
              name="extra"
              value={extra.component_id}
              label={<PartLabel part={extra} quote={quote} />}
              description={extra.sentence ? <span className="-mr-3 block">{extra.sentence}</span> : null}
              checked={extras.chosen.has(extra.component_id)}
              onChange={(event) => extras.toggle(extra.component_id, event.target.checked)}
            />
            {extras.failed?.componentId === extra.component_id ? (
              <div role="alert">
                <FieldError>{errorText(extras.failed.error)}</FieldError>
              </div>
            ) : null}
          </div>
        ))}
        <noscript>
          <Button type="submit" size="touch-small" wide>
            <Trans>Update the price</Trans>
          </Button>
        </noscript>
      </Form>
    </ResultSection>
  );
}

/** What was added, once there is nothing left to choose. */
export function ChosenExtras({ quote, extras }: OptionalExtrasProps) {
  const chosen = chosenExtras(extras.version);
  if (chosen.length === 0) return null;
  return (
    <ResultSection title={<Trans>Extras you chose</Trans>}>
      <ul>
        {chosen.map((extra) => (
          <li
            key={extra.component_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-subtle py-[0.6875rem] last:border-b-0"
          >
            <span className="font-medium">{extra.title}</span>
            {extra.amount_minor === null ? null : (
              <Money
                className="font-medium"
                minor={extra.amount_minor}
                currency={quote.currency}
                locale={quote.locale}
              />
            )}
            {extra.sentence ? (
              <span className="col-span-full text-[0.875rem] leading-5 text-secondary">{extra.sentence}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
