import { Trans } from '@lingui/react/macro';
import { numberText } from '#domain/measure/number-text.ts';
import type { InputProps } from './input-props.ts';
import { Stepper } from './stepper.tsx';

export function NumberInput(props: InputProps<'NumberInput'>) {
  const { config, value, locale, onChange } = props;
  const { min, max, step, unit } = config;
  const highest = max === undefined ? '' : [numberText(max, locale), unit].filter(Boolean).join(' ');
  const hasBounds = min !== undefined && max !== undefined;
  return (
    <div className="grid gap-2">
      <Stepper
        name="number"
        value={value?.number ?? null}
        locale={locale}
        min={min}
        max={max}
        step={step}
        unit={unit}
        labelledBy={props.labelledBy}
        describedBy={props.describedBy}
        isInvalid={props.isInvalid}
        onChange={(number) => onChange(number === null ? null : unit ? { number, unit } : { number })}
      />
      {hasBounds ? (
        <p className="type-small text-center text-secondary">
          <Trans>
            Between {numberText(min, locale)} and {highest}
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
