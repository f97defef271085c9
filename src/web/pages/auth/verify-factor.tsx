import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { afterSignIn, signInClient } from '../../app/sign-in-client.ts';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { StepUpForm } from '../../features/sign-in/step-up-form.tsx';
import { loginPath, pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/verify-factor';

/** Belongs to a session that has its first step only: without one there is nothing to confirm, with both nothing left to. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { currentSession, lacksSecondStep } = await signInClient();
  const session = await currentSession();
  if (!session) throw redirect(loginPath());
  if (!(await lacksSecondStep())) throw redirect(await targetOf(new URL(request.url).searchParams));
  return null;
}
clientLoader.hydrate = true as const;

async function targetOf(search: URLSearchParams): Promise<string> {
  if (search.get('then') === 'password') return pathTo('resetPassword');
  const { currentSession } = await signInClient();
  const user = (await currentSession())?.user;
  return user ? afterSignIn(user, search.get('next')) : loginPath();
}

export function HydrateFallback() {
  const { t } = useLingui();
  return <FormHead title={t`One more step`} />;
}

export default function VerifyFactor() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leave = async () => {
    const { signOut } = await signInClient();
    await signOut();
    await navigate(loginPath(search.get('next') ?? undefined));
  };
  return (
    <>
      <FormHead title={t`One more step`}>
        <Trans>Write the code that your authenticator app shows for this account.</Trans>
      </FormHead>
      <StepUpForm onDone={async () => void (await navigate(await targetOf(search), { replace: true }))} />
      <FormFoot>
        <Button variant="ghost" size="touch-small" onClick={() => void leave()}>
          <Trans>Use another account</Trans>
        </Button>
      </FormFoot>
    </>
  );
}
