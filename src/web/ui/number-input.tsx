import { NumberField } from '@base-ui/react/number-field';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import type { InputSize } from './input-look.ts';

interface NumberInputProps {
  readonly value?: number | null;
  readonly defaultValue?: number;
  readonly onValueChange?: (value: number | null) => void;
  /** Once the value is settled: on blur, Enter or a step. */
  readonly onValueCommitted?: (value: number | null) => void;
  readonly name?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly format?: Intl.NumberFormatOptions;
  /** Behind the number, such as a unit. */
  readonly suffix?: ReactNode;
  readonly size?: Exclude<InputSize, 'small'>;
  readonly isDisabled?: boolean;
  readonly hasSteppers?: boolean;
  readonly 'aria-label'?: string;
  readonly className?: string;
}

const heights = { touch: 'min-h-13 rounded-lg', desk: 'min-h-11 rounded-md md:min-h-9' } as const;
const widths = { touch: 'w-13', desk: 'w-11 md:w-9' } as const;

/** A number as the reader's language writes it; what is typed is read the same way. */
export function NumberInput(props: NumberInputProps) {
  const { t, i18n } = useLingui();
  const size = props.size ?? 'touch';
  const { id, ...described } = useFieldControl(props['aria-label'] ? { 'aria-describedby': undefined } : {});
  const stepper = classNames(
    'grid flex-none place-items-center text-secondary hover:bg-hover hover:text-primary disabled:opacity-40',
    widths[size],
  );
  const hasSteppers = props.hasSteppers ?? true;
  return (
    <NumberField.Root
      {...(id && { id })}
      {...(props.value !== undefined && { value: props.value })}
      {...(props.defaultValue !== undefined && { defaultValue: props.defaultValue })}
      {...(props.onValueChange && { onValueChange: (value: number | null) => props.onValueChange?.(value) })}
      {...(props.onValueCommitted && { onValueCommitted: (value: number | null) => props.onValueCommitted?.(value) })}
      {...(props.name && { name: props.name })}
      {...(props.min !== undefined && { min: props.min })}
      {...(props.max !== undefined && { max: props.max })}
      {...(props.format && { format: props.format })}
      step={props.step ?? 1}
      locale={i18n.locale}
      disabled={props.isDisabled ?? false}
      className={classNames('min-w-0', props.className)}
    >
      <NumberField.Group
        className={classNames(
          'flex items-stretch overflow-hidden border border-control bg-surface has-[input:focus-visible]:border-selected',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[[aria-invalid]]:border-danger',
          heights[size],
        )}
      >
        {hasSteppers ? (
          <NumberField.Decrement aria-label={t`Decrement`} className={stepper}>
            <Icon icon={Minus} size={16} />
          </NumberField.Decrement>
        ) : null}
        <span className="flex min-w-0 flex-1 items-center">
          <NumberField.Input
            {...described}
            aria-roledescription={t`Number field`}
            {...(props['aria-label'] && { 'aria-label': props['aria-label'] })}
            className={classNames(
              'type-body w-full min-w-0 bg-transparent px-3 tabular-nums outline-none',
              size === 'desk' && 'md:text-[0.875rem]',
              hasSteppers && !props.suffix ? 'text-center' : 'text-right',
            )}
          />
          {props.suffix ? <span className="flex-none pr-3 text-secondary">{props.suffix}</span> : null}
        </span>
        {hasSteppers ? (
          <NumberField.Increment aria-label={t`Increment`} className={stepper}>
            <Icon icon={Plus} size={16} />
          </NumberField.Increment>
        ) : null}
      </NumberField.Group>
    </NumberField.Root>
  );
}
