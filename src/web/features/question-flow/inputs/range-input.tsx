import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import type { InputProps } from './input-props.ts';
import { Stepper } from './stepper.tsx';

export function RangeInput(props: InputProps<'RangeSlider'>) {
  const { t } = useLingui();
  const { min, max, step, unit } = props.config;
  const [ends, setEnds] = useState({ min: props.value?.min ?? null, max: props.value?.max ?? null });
  const change = (next: typeof ends): void => {
    setEnds(next);
    props.onChange(next.min === null || next.max === null ? null : { min: next.min, max: next.max });
  };
  const shared = {
    locale: props.locale,
    min,
    max,
    step,
    unit,
    describedBy: props.describedBy,
    isInvalid: props.isInvalid,
  };
  return (
    <fieldset className="grid min-w-0 gap-4" aria-labelledby={props.labelledBy}>
      <Field label={t`From`}>
        <Stepper
          {...shared}
          name="min"
          label={t`From`}
          value={ends.min}
          onChange={(value) => change({ ...ends, min: value })}
        />
      </Field>
      <Field label={t`Up to`}>
        <Stepper
          {...shared}
          name="max"
          label={t`Up to`}
          value={ends.max}
          onChange={(value) => change({ ...ends, max: value })}
        />
      </Field>
    </fieldset>
  );
}
