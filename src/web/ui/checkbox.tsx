import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'size'>;

/** The bare box, 24 px whatever the spacing. Needs a name: a Checkbox around it, a label or `aria-label`. */
export function CheckboxBox({ className, ...rest }: BoxProps) {
  return (
    <span className={classNames('relative grid size-[1.5rem] flex-none place-items-center', className)}>
      <input
        type="checkbox"
        {...rest}
        {...useFieldControl(rest)}
        className="peer size-[1.5rem] appearance-none rounded-sm border-[1.5px] border-control bg-surface checked:border-transparent checked:bg-action-primary aria-invalid:border-danger disabled:opacity-50"
      />
      <Icon
        icon={Check}
        size={16}
        className="pointer-events-none absolute text-action-primary opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}

type CheckboxProps = BoxProps & { readonly label: ReactNode; readonly description?: ReactNode };

export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box inside
    <label className={classNames('flex min-h-6 items-start gap-3', className)}>
      <CheckboxBox {...rest} />
      <span className="min-w-0 pt-0.5">
        <span className="block leading-5">{label}</span>
        {description ? <span className="type-small mt-0.5 block text-secondary">{description}</span> : null}
      </span>
    </label>
  );
}
