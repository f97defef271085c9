import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { log } from '../../app/log.ts';
import { takeRememberedNext } from '../../app/remembered-next.ts';
import { afterSignIn, signInClient } from '../../app/sign-in-client.ts';
import { readFragment } from '../../features/sign-in/read-fragment.ts';
import { loginPath, pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/callback';

type Failure =
  | { readonly kind: 'empty' | 'malformed' | 'expired' }
  | { readonly kind: 'refused'; readonly description: string };

/** Every way of signing in comes back here, with its tokens in the fragment (R5.5). */
export async function clientLoader(): Promise<Failure> {
  const fragment = readFragment(location.hash);
  // Tokens do not stay in the history.
  history.replaceState(history.state, '', location.pathname);
  if (fragment.kind !== 'tokens') return fragment;
  const { auth } = await signInClient();
  const { data, error } = await auth().setSession({
    access_token: fragment.accessToken,
    refresh_token: fragment.refreshToken,
  });
  if (error || !data.user) {
    log('The session of a sign-in link was refused', error);
    return { kind: 'expired' };
  }
  throw redirect(fragment.isRecovery ? pathTo('resetPassword') : await afterSignIn(data.user, takeRememberedNext()));
}
clientLoader.hydrate = true as const;

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

export default function Callback({ loaderData: failure }: Route.ComponentProps) {
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
  switch (failure.kind) {
    case 'empty':
      return <Trans>No authentication parameters found. Please use the magic link from your email.</Trans>;
    case 'malformed':
      return <Trans>Invalid magic link format. Please request a new one.</Trans>;
    case 'expired':
      return <Trans>Invalid or expired magic link. Please request a new one.</Trans>;
    case 'refused':
      return failure.description;
  }
}
