import { Plural } from '@lingui/react/macro';
import { classNames } from './class-names.ts';

/** How many words of the other side wait; nothing while none do. */
export function UnreadMark({ count, className }: { readonly count: number; readonly className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-grid size-5 flex-none place-items-center rounded-full bg-attention-strong text-[0.75rem] font-semibold text-attention-strong',
        className,
      )}
    >
      {count}
      <span className="sr-only">
        {' '}
        <Plural value={count} one="new message" other="new messages" />
      </span>
    </span>
  );
}
