import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

interface ControlProps {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What an input inside a Field needs to be named, described and marked by it. Props of its own win. */
export function useFieldControl(own: ControlProps = {}): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  const id = own.id ?? field?.id;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  const isInvalid = own['aria-invalid'] === true || own['aria-invalid'] === 'true' || field?.isInvalid;
  return {
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': true as const }),
  };
}

interface FieldProps {
  readonly label: ReactNode;
  /** The label is only for assistive technology. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Beside the label, such as "Optional" or a link. */
  readonly aside?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Names one input by its label and ties hint and error to it. */
export function Field({ label, isLabelHidden, hint, error, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', isLabelHidden && 'sr-only')}>
        <label htmlFor={controlId} className="type-label">
          {label}
        </label>
        {aside ? <span className="type-small text-secondary">{aside}</span> : null}
      </div>
      <FieldContext value={{ id: controlId, describedBy, isInvalid: Boolean(error) }}>{children}</FieldContext>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p id={hintId} className="type-small text-secondary">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="type-small flex scroll-mb-32 gap-1.5 font-medium text-danger">
      <Icon icon={CircleAlert} size={16} className="mt-px text-danger-icon" />
      <span>{children}</span>
    </p>
  );
}
