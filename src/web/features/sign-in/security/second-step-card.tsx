import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recoveryCodesQuery, useMakeRecoveryCodes, useRenewAccount } from '#web/api/account.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { auth, type User } from '#web/app/session.ts';
import { withProof } from '#web/app/with-proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAuthErrorText } from '../auth-error-text.ts';
import { EnrollDialog } from './enroll-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingRow } from './setting-row.tsx';

type Factor = NonNullable<User['factors']>[number];

/** Few codes left: time for new ones. */
const fewCodes = 3;

/** The second step of signing in: authenticators, and the codes for the day they are lost. */
export function SecondStepCard({ user }: { readonly user: User }) {
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const [isEnrolling, setEnrolling] = useState(false);
  return (
    <Card title={<Trans>Second step</Trans>}>
      <p className="mb-2 text-secondary">
        <Trans>
          With an authenticator app on your phone, a stolen password alone does not open your account: signing in also
          asks for the code that the app shows.
        </Trans>
      </p>
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
      ))}
      {factors.length > 0 ? <RecoveryRow /> : null}
      <SettingRow
        title={factors.length > 0 ? <Trans>Another authenticator</Trans> : <Trans>Authenticator app</Trans>}
        action={
          <Button onClick={() => setEnrolling(true)}>
            {factors.length > 0 ? <Trans>Add another</Trans> : <Trans>Set up</Trans>}
          </Button>
        }
      >
        {factors.length > 0 ? (
          <Trans>For a second phone, or for somebody you trust.</Trans>
        ) : (
          <Trans>Not set up. Your password or mailbox alone opens the account.</Trans>
        )}
      </SettingRow>
      {isEnrolling ? <EnrollDialog isFirst={factors.length === 0} onClose={() => setEnrolling(false)} /> : null}
    </Card>
  );
}

function FactorRow({ factor, isLast }: { readonly factor: Factor; readonly isLast: boolean }) {
  const { t, i18n } = useLingui();
  const textOf = useAuthErrorText();
  const renew = useRenewAccount();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const name = factor.friendly_name || t`Authenticator app`;
  const since = i18n.date(factor.created_at, { dateStyle: 'medium' });

  const remove = async () => {
    setPending(true);
    const { error } = await withProof(() => auth().mfa.unenroll({ factorId: factor.id }));
    // The token still says that there are two steps.
    if (!error) await auth().refreshSession();
    setPending(false);
    setOpen(false);
    await renew();
    if (error) showToast({ level: 'error', title: textOf(error) });
    else showToast({ level: 'success', title: t`${name} is removed` });
  };
  return (
    <SettingRow
      title={name}
      action={
        <Button aria-label={t`Remove ${name}`} onClick={() => setOpen(true)}>
          <Trans>Remove</Trans>
        </Button>
      }
    >
      <Trans>Set up on {since}</Trans>
      {isOpen ? (
        <Dialog
          isOpen
          isModalDecision
          onOpenChange={(isStill) => isStill || setOpen(false)}
          title={t`Remove ${name}?`}
          description={
            isLast
              ? t`Signing in then asks for no second step any more, and your recovery codes stop working.`
              : t`Its codes then open nothing any more.`
          }
          footer={
            <>
              <Button onClick={() => setOpen(false)}>
                <Trans>Keep</Trans>
              </Button>
              <Button variant="danger" pending={isPending} onClick={() => void remove()}>
                <Trans>Remove</Trans>
              </Button>
            </>
          }
        />
      ) : null}
    </SettingRow>
  );
}

function RecoveryRow() {
  const { t } = useLingui();
  const left = useQuery(recoveryCodesQuery);
  const make = useMakeRecoveryCodes();
  const errorText = useErrorText();
  const remaining = left.data?.remaining;
  return (
    <SettingRow
      title={<Trans>Recovery codes</Trans>}
      action={
        <Button
          pending={make.isPending}
          onClick={() =>
            make.mutate(undefined, { onError: (error) => showToast({ level: 'error', title: errorText(error) }) })
          }
        >
          <Trans>Make new ones</Trans>
        </Button>
      }
    >
      {remaining === undefined ? (
        <Trans>For the day your phone is lost.</Trans>
      ) : (
        <span className={remaining < fewCodes ? 'font-medium text-attention' : undefined}>
          <Plural
            value={remaining}
            _0="None left. Make new ones, so that a lost phone does not lock you out."
            one="# left. Each works once."
            other="# left. Each works once."
          />
        </span>
      )}
      {make.data ? (
        <Dialog
          isOpen
          isModalDecision
          onOpenChange={(isOpen) => isOpen || make.reset()}
          title={t`Keep your recovery codes`}
          description={t`Those from before no longer work.`}
        >
          <RecoveryCodes codes={make.data.codes} onDone={make.reset} />
        </Dialog>
      ) : null}
    </SettingRow>
  );
}
