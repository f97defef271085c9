import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { useOnline } from '../ui/use-online.ts';

/** A slim bar while there is no network. What needs the network stays visible and explains itself. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="type-small flex items-center justify-center gap-2 bg-calm-strong px-5 py-2 text-center font-medium text-calm">
          <Icon icon={CloudOff} size={16} />
          <Trans>Offline. Changes will not be saved until you are back.</Trans>
        </p>
      )}
    </div>
  );
}
