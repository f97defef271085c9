import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import { ifItComes } from '#web/ui/fetched-part.tsx';
import { Field } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { InputProps } from './input-props.ts';
import { NumberTextField } from './number-text-field.tsx';

/** Only with script, beside fields that do the same, and few ask for a range: loaded with the first one. */
const TwoThumbSlider = ifItComes(async () => (await import('./two-thumb-slider.tsx')).TwoThumbSlider);

/** Two numbers: typed, or with a script and both bounds also moved on a line. */
export function RangeInput(props: InputProps<'RangeSlider'>) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { min, max, step, unit } = props.config;
  const [ends, setEnds] = useState({ min: props.value?.min ?? null, max: props.value?.max ?? null });
  const change = (next: typeof ends): void => {
    setEnds(next);
    props.onChange(next.min === null || next.max === null ? null : { min: next.min, max: next.max });
  };
  const shared = { locale: props.locale, unit, describedBy: props.describedBy, isInvalid: props.isInvalid };
  const placeholder = (bound: number | undefined) =>
    bound === undefined ? {} : { placeholder: numberText(bound, props.locale) };
  return (
    <fieldset className="grid min-w-0 gap-4" aria-labelledby={props.labelledBy}>
      {isHydrated && min !== undefined && max !== undefined && max > min ? (
        <TwoThumbSlider
          waiting={<div className="h-17" />}
          min={min}
          max={max}
          step={step}
          unit={unit}
          locale={props.locale}
          describedBy={props.describedBy}
          from={ends.min}
          to={ends.max}
          onMove={(from, to) => change({ min: from, max: to })}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`From`}>
          <NumberTextField
            {...shared}
            {...placeholder(min)}
            name="min"
            value={ends.min}
            onChange={(value) => change({ ...ends, min: value })}
          />
        </Field>
        <Field label={t`Up to`}>
          <NumberTextField
            {...shared}
            {...placeholder(max)}
            name="max"
            value={ends.max}
            onChange={(value) => change({ ...ends, max: value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
