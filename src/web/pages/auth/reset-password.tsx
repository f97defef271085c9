import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { signInClient } from '../../app/sign-in-client.ts';
import { FormHead } from '../../features/sign-in/form-parts.tsx';
import { ResetPasswordForm } from '../../features/sign-in/reset-password-form.tsx';
import { pathTo, secondStepPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/reset-password';

/** The mailed link has signed the person in; without that there is nothing to change. */
export async function clientLoader() {
  const { currentSession, lacksSecondStep } = await signInClient();
  if (await lacksSecondStep()) throw redirect(secondStepPath(null, 'password'));
  return { email: (await currentSession())?.user.email };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useLingui();
  return <FormHead title={t`Choose a new password`} />;
}

export default function ResetPassword({ loaderData: { email } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (email !== undefined) {
    return (
      <>
        <FormHead title={t`Choose a new password`}>
          <Trans>
            For <span className="break-all text-primary">{email}</span>. Other devices will be signed out.
          </Trans>
        </FormHead>
        <ResetPasswordForm email={email} />
      </>
    );
  }
  return (
    <>
      <FormHead title={t`This link has run out`}>
        <Trans>A link for a new password works once, for an hour. Ask for another one.</Trans>
      </FormHead>
      <ButtonLink to={pathTo('forgotPassword')} variant="primary" size="touch" wide>
        <Trans>Send a new link</Trans>
      </ButtonLink>
    </>
  );
}
