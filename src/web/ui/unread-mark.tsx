import { Plural } from '@lingui/react/macro';
import { classNames } from './class-names.ts';

/** How many words of the other side wait; nothing while none do. */
export function UnreadMark({ count, className }: { readonly count: number; readonly className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 flex-none place-items-center rounded-full bg-attention-strong px-1 text-[0.75rem] leading-none font-[650] text-attention-on-strong tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Plural value={count} one="# new message" other="# new messages" />
      </span>
    </span>
  );
}
