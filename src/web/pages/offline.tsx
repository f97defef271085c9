import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export default function Offline() {
  const { t } = useLingui();
  return (
    <main className="mx-auto flex min-h-dvh max-w-140 flex-col justify-center px-5 py-16">
      <title>{t`Offline`}</title>
      <span className="mb-5 grid size-12 place-items-center rounded-lg bg-calm text-calm-icon">
        <Icon icon={CloudOff} size={24} />
      </span>
      <h1 className="type-display text-balance">
        <Trans>You are offline</Trans>
      </h1>
      <p className="mt-3 text-pretty text-secondary">
        <Trans>This page needs a connection. What you have already written on this device is kept.</Trans>
      </p>
      <Button variant="primary" size="touch" className="mt-8 self-start" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
