import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** `radio` for one of several, `checkbox` for any of them. */
  readonly type: 'radio' | 'checkbox';
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the right edge, such as an amount. */
  readonly trailing?: ReactNode;
};

/** A choice as a card that is pressed anywhere. A native input, so it works before any script. */
export function ChoiceCard({ type, label, description, trailing, className, ...rest }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        'grid min-h-13 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-lg bg-surface px-4 py-3.5',
        'inset-ring inset-ring-(--border-default) transition-shadow duration-(--duration-fast) hover:inset-ring-(--border-control)',
        'has-checked:inset-ring-2 has-checked:inset-ring-(--border-selected) has-disabled:cursor-not-allowed has-disabled:opacity-60',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <span className="relative grid size-6 place-items-center">
        <input
          type={type}
          {...rest}
          {...useFieldControl(rest)}
          className={classNames(
            'peer size-6 appearance-none border-[1.5px] border-control bg-surface outline-none checked:border-transparent checked:bg-action-primary',
            type === 'radio' ? 'rounded-full' : 'rounded-sm',
          )}
        />
        {type === 'radio' ? (
          <span className="pointer-events-none absolute size-2.5 rounded-full bg-(--action-primary-text) opacity-0 peer-checked:opacity-100" />
        ) : (
          <Icon
            icon={Check}
            size={16}
            className="pointer-events-none absolute text-action-primary opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {description ? <span className="block text-[0.875rem] leading-5 text-secondary">{description}</span> : null}
      </span>
      {trailing ? <span className="font-semibold tabular-nums">{trailing}</span> : null}
    </label>
  );
}
