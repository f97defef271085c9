import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { PartLabel } from './part-label.tsx';
import { ResultSection } from './result-section.tsx';
import type { CustomerQuote, SentChoice } from './sent-quote.ts';
import type { Extras } from './use-extras.ts';

interface PartChoicesProps {
  readonly quote: CustomerQuote;
  readonly extras: Extras;
}

/** Where one of several parts is done: the customer says which. */
export function PartChoices({ quote, extras }: PartChoicesProps) {
  return extras.version.choices.map((choice) => (
    <PartChoice key={choice.name} choice={choice} quote={quote} extras={extras} />
  ));
}

function PartChoice({ choice, quote, extras }: PartChoicesProps & { readonly choice: SentChoice }) {
  const errorText = useErrorText();
  const failed = choice.options.some(({ component_id: id }) => id === extras.failed?.componentId) && extras.failed;
  return (
    <ResultSection title={choice.name} aside={<Trans>Choose one</Trans>}>
      <Form method="post">
        <input type="hidden" name="intent" value="choose-part" />
        <fieldset className="grid gap-2">
          <legend className="sr-only">{choice.name}</legend>
          {choice.options.map((option) => (
            <ChoiceCard
              key={option.component_id}
              type="radio"
              name="part"
              value={option.component_id}
              label={<PartLabel part={option} quote={quote} />}
              description={option.sentence ? <span className="-mr-3 block">{option.sentence}</span> : null}
              checked={extras.chosen.has(option.component_id)}
              onChange={() => extras.toggle(option.component_id, true)}
            />
          ))}
        </fieldset>
        {failed ? (
          <div role="alert" className="mt-1.5">
            <FieldError>{errorText(failed.error)}</FieldError>
          </div>
        ) : null}
        <noscript>
          <Button type="submit" size="touch-small" wide>
            <Trans>Update the price</Trans>
          </Button>
        </noscript>
      </Form>
    </ResultSection>
  );
}
