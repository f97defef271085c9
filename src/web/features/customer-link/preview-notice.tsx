import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** The provider looks at the customer's page. */
export function PreviewNotice({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="type-small flex flex-wrap items-center justify-center gap-x-3 bg-inverse px-5 py-2 text-center font-medium text-inverse">
      <span className="inline-flex items-center gap-2">
        <Icon icon={Eye} size={16} />
        <Trans>Preview: this is what your customer sees.</Trans>
      </span>
      {children}
    </p>
  );
}
