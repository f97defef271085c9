import type { ReactNode } from 'react';

/** The one column of every page that sets something up: wide enough for a table of prices, narrow enough to read. */
export function SetupColumn({ children }: { readonly children: ReactNode }) {
  return <div className="flex max-w-4xl flex-col gap-4">{children}</div>;
}
