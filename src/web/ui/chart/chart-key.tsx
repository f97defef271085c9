import type { ReactNode } from 'react';

/** Says what a colour of the chart stands for. `colour` is a background class. */
export function ChartKey({ colour, children }: { readonly colour: string; readonly children: ReactNode }) {
  return (
    <span className="type-small inline-flex items-center gap-1.5 text-secondary">
      <i className={`size-2.5 rounded-[3px] ${colour}`} />
      {children}
    </span>
  );
}
