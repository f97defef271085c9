import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '#web/ui/calendar-day.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { InputProps } from './input-props.ts';

/** The browser's own date field, the best one on a phone, with the two answers most people have in mind. */
export function DateInput({ config, value, onChange, ...props }: InputProps<'DateInput'>) {
  const { t } = useLingui();
  // What day it is only the customer's own clock knows, so neither the server nor the first paint says it.
  const today = useHydrated() ? dayOf(new Date()) : null;
  const [isImpossible, setImpossible] = useState(false);
  const date = value?.date ?? '';
  const isFlexible = value?.flexible === true;
  const soonest = today && config.min && config.min > today ? config.min : today;
  const isSoonest = soonest !== null && date === soonest && isFlexible;
  const isPast = today !== null && date !== '' && date < today && config.min === undefined;
  const noteId = isImpossible || isPast ? `note-${props.question.id}` : undefined;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby={props.labelledBy}>
      {soonest && !(config.max && soonest > config.max) ? (
        <button
          type="button"
          aria-pressed={isSoonest}
          className="type-label flex min-h-13 items-center justify-center gap-2 rounded-lg bg-surface px-4 text-link inset-ring inset-ring-(--border-default) hover:bg-hover aria-pressed:text-primary aria-pressed:inset-ring-2 aria-pressed:inset-ring-(--border-selected)"
          onClick={() => {
            setImpossible(false);
            onChange({ date: soonest, flexible: true });
          }}
        >
          <Icon icon={CalendarCheck} />
          <Trans>As soon as possible</Trans>
        </button>
      ) : null}
      <TextInput
        type="date"
        name="date"
        aria-label={t`Date`}
        min={config.min}
        max={config.max}
        value={date}
        aria-describedby={[noteId, props.describedBy].filter(Boolean).join(' ') || undefined}
        aria-invalid={props.isInvalid || isImpossible || undefined}
        onInput={(event) => setImpossible(event.currentTarget.validity.badInput)}
        onBlur={(event) => setImpossible(event.currentTarget.validity.badInput)}
        onChange={(event) => onChange({ ...value, date: event.target.value })}
      />
      <div aria-live="polite" className="empty:hidden">
        {noteId ? (
          <FieldError id={noteId}>
            {isImpossible ? (
              <Trans>This date is not finished or does not exist. Please choose day, month and year.</Trans>
            ) : (
              <Trans>This day is already past. Please check the year.</Trans>
            )}
          </FieldError>
        ) : null}
      </div>
      <ChoiceCard
        type="checkbox"
        name="flexible"
        label={<Trans>I’m flexible</Trans>}
        description={<Trans>A few days earlier or later is fine</Trans>}
        checked={isFlexible}
        onChange={(event) => onChange(event.target.checked ? { date, flexible: true } : { date })}
      />
    </fieldset>
  );
}
