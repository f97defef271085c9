import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { type InputSize, inputLook, inputSizes } from './input-look.ts';

type TextAreaProps = ComponentProps<'textarea'> & { readonly size?: InputSize };

/** Grows with what is written where the browser can. */
export function TextArea({ size = 'touch', rows = 3, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={classNames(inputLook, inputSizes[size], 'field-sizing-content max-h-96 min-h-24 resize-y', className)}
    />
  );
}
