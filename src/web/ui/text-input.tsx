import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { type InputSize, inputLook, inputSizes } from './input-look.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { readonly size?: InputSize };

export function TextInput({ size = 'touch', className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      type={type}
      {...rest}
      {...useFieldControl(rest)}
      className={classNames(inputLook, inputSizes[size], className)}
    />
  );
}
