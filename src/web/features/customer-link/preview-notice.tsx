import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';

/** The provider looks at the customer's page. */
export function PreviewNotice() {
  return (
    <p className="type-small flex items-center justify-center gap-2 bg-inverse px-5 py-2 text-center font-medium text-inverse">
      <Icon icon={Eye} size={16} />
      <Trans>Preview: this is what your customer sees.</Trans>
    </p>
  );
}
