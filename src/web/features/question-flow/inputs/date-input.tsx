import { Trans } from '@lingui/react/macro';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { InputProps } from './input-props.ts';

/** The browser's own date field: the best one on a phone. */
export function DateInput({ config, value, onChange, ...props }: InputProps<'DateInput'>) {
  const date = value?.date ?? '';
  return (
    <div className="grid gap-3">
      <TextInput
        type="date"
        name="date"
        min={config.min}
        max={config.max}
        value={date}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        onChange={(event) => onChange({ ...value, date: event.target.value })}
      />
      <ChoiceCard
        type="checkbox"
        name="flexible"
        label={<Trans>I’m flexible by a few days</Trans>}
        checked={value?.flexible === true}
        onChange={(event) => onChange(event.target.checked ? { date, flexible: true } : { date })}
      />
    </div>
  );
}
