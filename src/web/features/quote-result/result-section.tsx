import type { ReactNode } from 'react';

interface ResultSectionProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function ResultSection({ title, aside, children }: ResultSectionProps) {
  return (
    <section className="pt-5.5">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="type-title text-[1.1875rem]">{title}</h2>
        {aside ? <span className="flex-none tabular-nums">{aside}</span> : null}
      </header>
      {children}
    </section>
  );
}
