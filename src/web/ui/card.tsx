import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly title?: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly as?: 'section' | 'div' | 'article' | 'li';
  readonly isFlush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What can be done with a card's fields, below them: the main step last, at the right. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-subtle pt-4">
      {children}
    </footer>
  );
}

/** Paper with a 1 px rule. Ordinary cards do not float. */
export function Card({ title, aside, as: Tag = 'section', isFlush, className, children }: CardProps) {
  return (
    <Tag
      className={classNames(
        'min-w-0 rounded-lg border border-subtle bg-surface shadow-1',
        !isFlush && 'px-4 py-4 md:px-5',
        className,
      )}
    >
      {title ? (
        <header className={classNames('mb-2.5 flex items-baseline gap-3', isFlush && 'px-4 pt-4 md:px-5')}>
          <h2 className="min-w-0 flex-1 text-[0.9375rem] leading-5 font-semibold">{title}</h2>
          {aside ? <div className="type-small flex-none font-medium">{aside}</div> : null}
        </header>
      ) : null}
      {children}
    </Tag>
  );
}
