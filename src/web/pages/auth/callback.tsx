import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { log } from '../../app/log.ts';
import { takeRememberedNext } from '../../app/remembered-next.ts';
import type { ReturnedSession } from '../../app/returned-session.ts';
import { afterSignIn, signInClient } from '../../app/sign-in-client.ts';
import { useAuthCodeText } from '../../features/sign-in/auth-error-text.ts';
import { readReturn } from '../../features/sign-in/read-return.ts';
import { SwitchAccount } from '../../features/sign-in/switch-account.tsx';
import { loginPath, pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/callback';

type Failure =
  | { readonly kind: 'empty' | 'malformed' | 'expired' }
  | { readonly kind: 'refused'; readonly code: string | null; readonly description: string | null };

/** Somebody else is signed in here: a link that anybody may have sent must not change that by itself. */
interface Choice {
  readonly kind: 'choice';
  readonly present: string;
  readonly returned: ReturnedSession;
}

/** Every way of signing in comes back here: with tokens in the fragment, a code in the query, or an error in either (R5.5). */
export async function clientLoader(): Promise<Failure | Choice | { readonly kind: 'half-done' }> {
  const back = readReturn(location);
  // Neither tokens nor codes stay in the history.
  history.replaceState(history.state, '', location.pathname);
  if (back.kind !== 'tokens' && back.kind !== 'code') return back;
  const [{ openReturned }, { currentSession }] = await Promise.all([
    import('../../app/returned-session.ts'),
    signInClient(),
  ]);
  const returned = await openReturned(back);
  if (!returned) return { kind: 'expired' };
  const present = await currentSession();
  if (present && present.user.id !== returned.session.user.id)
    return { kind: 'choice', present: present.user.email ?? '', returned };
  const isRecovery = returned.isRecovery || (back.kind === 'tokens' && back.isRecovery);
  const target = await enter({ ...returned, isRecovery });
  if (!target) return { kind: 'expired' };
  throw redirect(target);
}
clientLoader.hydrate = true as const;

/** Takes the session over for this browser. @returns where it leads, or nothing where it was refused */
async function enter({ session, isRecovery }: ReturnedSession): Promise<string | undefined> {
  const { auth } = await signInClient();
  const { data, error } = await auth().setSession(session);
  if (error || !data.user) {
    log('The session of a sign-in link was refused', error);
    return undefined;
  }
  return isRecovery ? pathTo('resetPassword') : afterSignIn(data.user, takeRememberedNext());
}

export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <title>{t`Signing you in`}</title>
      <p className="flex items-center gap-3 text-secondary">
        <Spinner />
        <Trans>Signing you in</Trans>
      </p>
    </main>
  );
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'half-done') return <HalfDone />;
  if (loaderData.kind !== 'choice') return <SignInFailed failure={loaderData} />;
  return <SwitchAccount {...loaderData} enter={enter} />;
}

function HalfDone() {
  const { t } = useLingui();
  return (
    <main className="mx-auto flex min-h-dvh max-w-110 flex-col justify-center px-5 py-16">
      <title>{t`One of two is done`}</title>
      <h1 className="type-question text-balance">
        <Trans>One of two is done</Trans>
      </h1>
      <p className="mt-3 text-pretty text-secondary">
        <Trans>
          This address has agreed to the change. Now open the link that we mailed to the other one: the old and the new
          address both have to agree.
        </Trans>
      </p>
      <ButtonLink to={pathTo('security')} variant="primary" size="touch" wide className="mt-8">
        <Trans>Back to the account</Trans>
      </ButtonLink>
    </main>
  );
}

function SignInFailed({ failure }: { readonly failure: Failure }) {
  const { t } = useLingui();
  return (
    <main className="mx-auto flex min-h-dvh max-w-110 flex-col justify-center px-5 py-16">
      <title>{t`Sign-in did not work`}</title>
      <h1 className="type-question text-balance">
        <Trans>Sign-in did not work</Trans>
      </h1>
      <p role="alert" className="mt-3 text-pretty text-secondary">
        <FailureText failure={failure} />
      </p>
      <ButtonLink to={pathTo('requestMagicLink')} variant="primary" size="touch" wide className="mt-8">
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
      <p className="mt-5 text-center">
        <TextLink to={loginPath()}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </main>
  );
}

function FailureText({ failure }: { readonly failure: Failure }) {
  const { i18n } = useLingui();
  const textOfCode = useAuthCodeText();
  switch (failure.kind) {
    case 'empty':
      return <Trans>No authentication parameters found. Please use the magic link from your email.</Trans>;
    case 'malformed':
      return <Trans>Invalid magic link format. Please request a new one.</Trans>;
    case 'expired':
      return <Trans>Invalid or expired magic link. Please request a new one.</Trans>;
    case 'refused': {
      // A link's own words are English: who reads another language gets ours, where the code has some.
      const ours = failure.code ? textOfCode(failure.code) : undefined;
      const isEnglish = i18n.locale.startsWith('en');
      return (isEnglish ? (failure.description ?? ours) : (ours ?? failure.description)) ?? <Expired />;
    }
  }
}

const Expired = () => <Trans>Invalid or expired magic link. Please request a new one.</Trans>;
