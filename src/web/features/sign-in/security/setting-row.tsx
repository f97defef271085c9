import type { ReactNode } from 'react';

interface SettingRowProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** One thing of a card with what can be done about it, below it on a phone. */
export function SettingRow({ title, children, action }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-subtle py-3 first:border-t-0 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{title}</p>
        {children ? <div className="type-small mt-0.5 wrap-anywhere text-secondary">{children}</div> : null}
      </div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
