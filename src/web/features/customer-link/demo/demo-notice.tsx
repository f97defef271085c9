import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Above every page of the demo: nobody shall take it for a quote. */
export function DemoNotice({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="type-small flex flex-wrap items-center justify-center gap-x-2 bg-inverse px-5 py-2 text-center font-medium text-inverse print:hidden">
      <Icon icon={Eye} size={16} />
      <Trans>Demo: nothing you enter is kept or sent.</Trans>
      {children}
    </p>
  );
}
