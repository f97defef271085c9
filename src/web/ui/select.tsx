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
        className={classNames(inputLook, inputSizes[size], 'appearance-none pr-10 text-ellipsis')}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        icon={ChevronDown}
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-secondary"
      />
    </span>
  );
}
