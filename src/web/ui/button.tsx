import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const variants = {
  /** The next step. At most one in a region. */
  primary:
    'bg-action-primary text-action-primary hover:bg-action-primary-hover active:bg-action-primary-press aria-disabled:hover:bg-action-primary',
  /** Agreement and money won. */
  accept: 'border-[1.5px] border-action-accept bg-action-accept text-action-accept hover:bg-action-accept-hover',
  quiet: 'border border-control bg-action-secondary text-action-secondary hover:bg-hover',
  /** The second strong button of a screen. */
  dark: 'bg-inverse text-inverse hover:opacity-90',
  ghost: 'text-secondary hover:bg-hover hover:text-primary disabled:hover:bg-transparent disabled:hover:text-secondary',
  danger: 'bg-action-danger text-action-danger hover:opacity-90',
} as const;

const sizes = {
  touch: 'min-h-13 rounded-lg px-5 py-3 text-[1.0625rem] leading-6',
  'touch-small': 'min-h-11 rounded-lg px-4 py-2',
  /** 36 px at the desk, 44 px on a phone. */
  desk: 'min-h-11 rounded-md px-4 py-1.5 md:min-h-9',
  'desk-small': 'min-h-9 rounded-sm px-3 py-1 md:min-h-7 md:px-2.5',
} as const;

const squares = {
  touch: 'size-13 rounded-lg',
  'touch-small': 'size-11 rounded-lg',
  desk: 'size-11 rounded-md md:size-9',
  'desk-small': 'size-9 rounded-sm md:size-7',
} as const;

export interface ButtonLook {
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
  /** Only an icon: needs `aria-label`. */
  readonly square?: boolean;
  readonly wide?: boolean;
}

function lookOf({ variant = 'quiet', size = 'desk', square = false, wide = false }: ButtonLook): string {
  return classNames(
    'type-label relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 text-center no-underline select-none',
    'transition-[background-color,color,opacity,scale] duration-(--duration-fast) ease-standard',
    'active:scale-[.985] motion-reduce:active:scale-100',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    square ? squares[size] : sizes[size],
    wide && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps its width and its focus, ignores clicks. Where it is given at all, a double click counts once. */
    readonly pending?: boolean;
  };

export function Button({ variant, size, square, wide, pending, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click can come before the first one shows as pending.
    if (pending || (pending === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  const look = lookOf({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(square !== undefined && { square }),
    ...(wide !== undefined && { wide }),
  });
  return (
    <button
      type="button"
      data-ripple=""
      {...rest}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={classNames(look, className)}
    >
      <PendingContent pending={pending === true}>{children}</PendingContent>
    </button>
  );
}

function PendingContent({ pending, children }: { readonly pending: boolean; readonly children: ReactNode }) {
  if (!pending) return children;
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0 motion-reduce:opacity-60">{children}</span>
      <Spinner className="absolute motion-reduce:hidden" />
    </>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook;

/** Looks like a button, goes somewhere. */
export function ButtonLink({ variant, size, square, wide, className, ...rest }: ButtonLinkProps) {
  const look = lookOf({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(square !== undefined && { square }),
    ...(wide !== undefined && { wide }),
  });
  return <Link data-ripple="" {...rest} className={classNames(look, className)} />;
}
