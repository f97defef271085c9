import { classNames } from './class-names.ts';

interface SpinnerProps {
  /** Said to assistive technology, and shown instead of the ring to people who asked for less motion. */
  readonly label?: string;
  readonly className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={classNames('inline-flex items-center gap-2', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="size-5 animate-spin motion-reduce:hidden"
      >
        <circle cx="12" cy="12" r="9" opacity=".25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label ? <span className="sr-only motion-reduce:not-sr-only">{label}</span> : null}
    </span>
  );
}
