import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SignInService } from '#contract/request-context.ts';
import { useRenewAccount } from '#web/api/account.ts';
import { useSettings } from '#web/app/brand.tsx';
import { rememberNext } from '#web/app/remembered-next.ts';
import { type AuthError, auth, callbackAddress, type User } from '#web/app/session.ts';
import { withProof } from '#web/app/with-proof.ts';
import { pathTo } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAuthErrorText } from '../auth-error-text.ts';
import { serviceNames, signInServices } from '../service-buttons.tsx';
import { SettingRow } from './setting-row.tsx';

type Identity = NonNullable<User['identities']>[number];

/** The other services that sign this person in; not there at all where none is set up or linked. */
export function LinkedAccountsCard({ user }: { readonly user: User }) {
  const { services } = useSettings().waysIn;
  const identities = user.identities ?? [];
  const shown = signInServices.filter(
    (service) => services.includes(service) || identities.some(({ provider }) => provider === service),
  );
  if (shown.length === 0) return null;
  return (
    <Card title={<Trans>Linked accounts</Trans>}>
      {shown.map((service) => (
        <ServiceRow
          key={service}
          service={service}
          identity={identities.find(({ provider }) => provider === service)}
          isLast={identities.length < 2}
        />
      ))}
    </Card>
  );
}

interface ServiceRowProps {
  readonly service: SignInService;
  readonly identity: Identity | undefined;
  readonly isLast: boolean;
}

function ServiceRow({ service, identity, isLast }: ServiceRowProps) {
  const { t } = useLingui();
  const renew = useRenewAccount();
  const textOf = useAuthErrorText();
  const [isPending, setPending] = useState(false);
  const name = serviceNames[service];

  const press = async () => {
    setPending(true);
    if (!identity) rememberNext(pathTo('security'));
    const { error } = await withProof(
      async (): Promise<{ error: AuthError | null }> =>
        identity
          ? auth().unlinkIdentity(identity)
          : auth().linkIdentity({ provider: service, options: { redirectTo: callbackAddress() } }),
    );
    if (error) showToast({ level: 'error', title: textOf(error) });
    else if (identity) showToast({ level: 'success', title: t`${name} is no longer linked` });
    await renew();
    setPending(false);
  };
  return (
    <SettingRow
      title={name}
      action={
        <Button
          pending={isPending}
          disabled={identity !== undefined && isLast}
          aria-label={identity ? t`Unlink ${name}` : t`Link ${name}`}
          onClick={() => void press()}
        >
          {identity ? <Trans>Unlink</Trans> : <Trans>Link</Trans>}
        </Button>
      }
    >
      {identity ? (
        <>
          {identity.identity_data?.email ?? <Trans>Linked</Trans>}
          {isLast ? (
            <span className="block">
              <Trans>This is your only way to sign in. Add another one first.</Trans>
            </span>
          ) : null}
        </>
      ) : (
        <Trans>Not linked</Trans>
      )}
    </SettingRow>
  );
}
