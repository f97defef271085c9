import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTypedNumber } from './use-typed-number.ts';

interface StepperProps {
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly locale: Locale;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: ReactNode;
  readonly isInvalid?: boolean;
  readonly placeholder?: string;
  readonly label?: string;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

const stepClass =
  'grid w-14 flex-none place-items-center text-secondary hover:bg-hover hover:text-primary disabled:text-disabled disabled:hover:bg-transparent';

/** A number with a button on either side. A plain text field, so that it also works before any script. */
export function Stepper(props: StepperProps) {
  const { value, onChange, locale, min, max, step = 1 } = props;
  const { t } = useLingui();
  const { text, type } = useTypedNumber({ value, locale, onChange });
  const move = (by: number): void => {
    // From an empty field the first step is the smallest that says something: 1 of 0 to 4, 18 of 18 to 99.
    const start = value ?? (min !== undefined && min > 0 ? min - Math.max(0, by) : 0);
    const next = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? 0, start + by));
    type(numberText(Number(next.toFixed(3)), locale));
  };

  return (
    <div className="flex min-h-13 items-stretch overflow-hidden rounded-lg border border-control bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[[aria-invalid]]:border-danger">
      <button
        type="button"
        className={stepClass}
        aria-label={t`Decrement`}
        disabled={value !== null && value <= (min ?? 0)}
        onClick={() => move(-step)}
      >
        <Icon icon={Minus} />
      </button>
      <label className="flex min-w-0 flex-1 cursor-text items-center justify-center gap-1.5 border-x border-subtle px-3">
        <input
          className="type-title min-w-[3ch] bg-transparent text-center tabular-nums outline-none field-sizing-content not-supports-[field-sizing:content]:w-full"
          name={props.name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          aria-label={props.label}
          aria-labelledby={props.labelledBy}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          onChange={(event) => type(event.target.value)}
        />
        {props.unit ? <span className="text-secondary">{props.unit}</span> : null}
      </label>
      <button
        type="button"
        className={stepClass}
        aria-label={t`Increment`}
        disabled={value !== null && max !== undefined && value >= max}
        onClick={() => move(step)}
      >
        <Icon icon={Plus} />
      </button>
    </div>
  );
}
