import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { type InputSize, inputLook, inputSizes } from './input-look.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  readonly size?: InputSize;
  readonly options: readonly SelectOption[];
  /** A first, empty choice. */
  readonly placeholder?: string;
};

/** The browser's own select: the best one on a phone, and it works before any script. */
export function Select({ size = 'touch', options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={classNames(
          inputLook,
          inputSizes[size],
          'cursor-pointer appearance-none text-ellipsis',
          size === 'small' ? 'pr-7.5' : 'pr-10',
        )}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <SelectChevron className={size === 'small' ? 'right-2' : 'right-3'} />
    </span>
  );
}

/** What tells a select from a text field and from a button, at the side that the class says. */
export function SelectChevron({ className }: { readonly className: string }) {
  return (
    <Icon
      icon={ChevronDown}
      size={16}
      className={classNames('pointer-events-none absolute top-1/2 -translate-y-1/2 text-secondary', className)}
    />
  );
}
