import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { SettingRow } from './setting-row.tsx';

/** The address and the password. */
export function CredentialsCard({ user }: { readonly user: User }) {
  const [open, setOpen] = useState<'email' | 'password'>();
  const email = user.email ?? '';
  const close = () => setOpen(undefined);
  return (
    <Card title={<Trans>How you sign in</Trans>}>
      <SettingRow
        title={<Trans>Email address</Trans>}
        action={
          <Button onClick={() => setOpen('email')}>
            {email ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
          </Button>
        }
      >
        {email || <Trans>None yet</Trans>}
        {user.new_email ? (
          <span className="block text-attention">
            <Trans>Waiting until {user.new_email} and the present address have agreed.</Trans>
          </span>
        ) : null}
      </SettingRow>
      {user.phone ? (
        <SettingRow title={<Trans>Phone number</Trans>}>
          <span className="tabular-nums">+{user.phone}</span>
        </SettingRow>
      ) : null}
      <SettingRow
        title={<Trans>Password</Trans>}
        action={
          <Button onClick={() => setOpen('password')}>
            <Trans>Change password</Trans>
          </Button>
        }
      >
        <Trans>Changing it signs out all other devices.</Trans>
      </SettingRow>
      {open === 'email' ? <ChangeEmailDialog email={email} onClose={close} /> : null}
      {open === 'password' ? <ChangePasswordDialog email={email} onClose={close} /> : null}
    </Card>
  );
}
