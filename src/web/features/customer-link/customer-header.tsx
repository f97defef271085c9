import type { ReactNode } from 'react';
import { Mark } from '#web/ui/mark.tsx';

interface CustomerHeaderProps {
  readonly provider: { readonly name: string; readonly logo_url: string | null };
  readonly subtitle: ReactNode;
  readonly trailing?: ReactNode;
  /** On the price block. */
  readonly isCalm?: boolean;
}

/** Whose page this is. */
export function CustomerHeader({ provider, subtitle, trailing, isCalm }: CustomerHeaderProps) {
  return (
    <header className={`flex items-center gap-3 pt-3.5 ${isCalm ? 'pb-5' : 'px-5 pb-3'}`}>
      <Mark name={provider.name} logoUrl={provider.logo_url} />
      <div className="min-w-0 flex-1">
        <p className="type-label truncate text-[0.9375rem]">{provider.name}</p>
        <p className={`type-small truncate ${isCalm ? 'text-calm' : 'text-secondary'}`}>{subtitle}</p>
      </div>
      {trailing}
    </header>
  );
}
