import type { ReactNode } from 'react';

/** What is wrong with the text of a cell, below it, over the next row. */
export function CellMessage({ children }: { readonly children: ReactNode }) {
  return (
    <span
      role="alert"
      className="type-caption absolute top-full right-0 z-10 mt-1 w-max max-w-60 rounded-xs bg-danger px-2 py-1 text-left whitespace-normal text-danger shadow-2"
    >
      {children}
    </span>
  );
}
