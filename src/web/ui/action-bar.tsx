import type { ReactNode } from 'react';

/** The bar at the bottom of a phone page that holds its one next step, inside the safe area. Leave room with `pb-28`. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-(--bottom-inset,0px) z-20 mx-auto flex max-w-140 items-center gap-3 bg-surface px-5 pt-3 pb-safe-5 shadow-bar print:hidden">
      {children}
    </div>
  );
}
