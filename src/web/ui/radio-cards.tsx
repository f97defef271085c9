import type { ReactNode } from 'react';
import { useId } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly trailing?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly RadioCardOption<Value>[];
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onValueChange?: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly columns?: keyof typeof grids;
}

const grids = {
  1: '',
  2: 'sm:grid-cols-2',
  /** For descriptions of several lines: side by side only where the cards' own space is wide, whatever the window's is. */
  'two-if-wide': 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,(100%-.5rem)/2)),1fr))]',
  3: 'sm:grid-cols-3',
} as const;

/** One of several, each a card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId();
  const describedBy = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className={props.isLegendHidden ? 'sr-only' : 'type-label mb-1.5'}>{props.legend}</legend>
      {props.hint ? (
        <p id={`${id}-hint`} className="type-small text-secondary">
          {props.hint}
        </p>
      ) : null}
      <div className={classNames('grid gap-2', grids[props.columns ?? 1])}>
        {props.options.map((option) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            name={props.name}
            value={option.value}
            label={option.label}
            description={option.description}
            trailing={option.trailing}
            {...(props.value === undefined && props.onValueChange === undefined
              ? { defaultChecked: props.defaultValue === option.value }
              : { checked: props.value === option.value, onChange: () => props.onValueChange?.(option.value) })}
          />
        ))}
      </div>
      {props.error ? <FieldError id={`${id}-error`}>{props.error}</FieldError> : null}
    </fieldset>
  );
}
