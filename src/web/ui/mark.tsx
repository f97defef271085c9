import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

interface MarkProps {
  readonly name: string;
  readonly logoUrl?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

const sizes = {
  small: 'size-8 text-[0.75rem]',
  medium: 'size-9 text-[0.8125rem]',
  large: 'size-18 text-[1.375rem]',
} as const;

/** "Hale & Sons" is known as H&S, everybody else by two letters. */
function markOf(name: string): string {
  const pair = /^(\p{L})[\p{L}'’.-]*\s*&\s*(\p{L})/u.exec(name);
  return pair ? `${pair[1]}&${pair[2]}` : initialsOf(name);
}

/** The tile of a company, beside its written name. */
export function Mark({ name, logoUrl, size = 'medium', className }: MarkProps) {
  const box = classNames('flex-none rounded-md', sizes[size], className);
  if (logoUrl) return <img src={logoUrl} alt="" className={classNames(box, 'bg-white object-contain')} />;
  const letters = markOf(name);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        box,
        letters.length === 1 && size !== 'large' && 'text-[1.125rem]',
        'grid place-items-center bg-(--mark-bg) leading-none font-bold tracking-[-.01em] text-(--mark-text)',
      )}
    >
      {letters}
    </span>
  );
}
