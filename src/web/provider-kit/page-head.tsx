import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons at the right, the main one last. */
  readonly actions?: ReactNode;
}

/** The heading of a workspace page. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  return (
    <header className="mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <title>{title}</title>
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="text-[1.5rem] leading-[1.875rem] font-[650] tracking-[-.018em] text-balance">{title}</h1>
        {text ? <p className="mt-0.5 text-pretty text-secondary">{text}</p> : null}
      </div>
      {actions ? <div className="flex gap-2">{actions}</div> : null}
    </header>
  );
}
