import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { takeRememberedNext } from '#web/app/remembered-next.ts';
import type { ReturnedSession } from '#web/app/returned-session.ts';
import { pathTo, safeNext } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SwitchAccountProps {
  /** The address of who is signed in here. */
  readonly present: string;
  readonly returned: ReturnedSession;
  /** Takes the other session over; where it leads, or nothing where it was refused. */
  readonly enter: (returned: ReturnedSession) => Promise<string | undefined>;
}

/** A link is for another account than the one that is signed in here. Nothing changes before the person says so. */
export function SwitchAccount({ present, returned, enter }: SwitchAccountProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<'asks' | 'enters' | 'stays' | 'refused'>('asks');
  const other = returned.session.user.email ?? '';

  const change = async () => {
    setState('enters');
    const target = await enter(returned);
    if (target) await navigate(target, { replace: true });
    else setState('refused');
  };
  const stay = async () => {
    setState('stays');
    await returned.end();
    await navigate(safeNext(takeRememberedNext()) ?? pathTo('dashboard'), { replace: true });
  };
  return (
    <main className="mx-auto flex min-h-dvh max-w-110 flex-col justify-center px-5 py-16">
      <title>{t`Change the account?`}</title>
      <h1 className="type-question text-balance">
        <Trans>Change the account?</Trans>
      </h1>
      <p className="mt-3 break-words text-secondary">
        <Trans>
          You are signed in as <strong className="font-semibold text-primary">{present}</strong>. Sign in as{' '}
          <strong className="font-semibold text-primary">{other}</strong> instead?
        </Trans>
      </p>
      {state === 'refused' ? (
        <Notice level="error" isLive className="mt-5">
          <Trans>Invalid or expired magic link. Please request a new one.</Trans>
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="touch"
        wide
        className="mt-8 break-words"
        pending={state === 'enters'}
        onClick={() => void change()}
      >
        <Trans>Sign in as {other}</Trans>
      </Button>
      <Button size="touch" wide className="mt-3 break-words" pending={state === 'stays'} onClick={() => void stay()}>
        <Trans>Stay signed in as {present}</Trans>
      </Button>
    </main>
  );
}
