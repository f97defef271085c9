import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { currentSession, onNewSession } from '#web/app/session.ts';
import { isSignedOutElsewhere, subscribeToLeaving } from '#web/app/signed-out-elsewhere.ts';
import { loginPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** What stands here goes at once when the person signs out in another tab. */
export function UntilSignedOut({ children }: { readonly children: ReactNode }) {
  const isSignedOut = useSyncExternalStore(subscribeToLeaving, isSignedOutElsewhere, () => false);
  return isSignedOut ? <SignedOut /> : children;
}

function SignedOut() {
  const { t } = useLingui();
  // Whoever it is that comes back, the page is loaded afresh for them.
  useEffect(() => {
    // The session that is being left may still be stored for a moment.
    const stopping = currentSession().then((left) => onNewSession(left, () => location.reload()));
    return () => void stopping.then((stop) => stop());
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh max-w-110 flex-col justify-center px-5 py-16">
      <title>{t`You are signed out`}</title>
      <h1 className="type-question text-balance">
        <Trans>You are signed out</Trans>
      </h1>
      <p role="status" className="mt-3 text-pretty text-secondary">
        <Trans>You signed out in another tab or window of this browser, so nothing is shown here any more.</Trans>
      </p>
      <ButtonLink
        to={loginPath(location.pathname + location.search)}
        reloadDocument
        variant="primary"
        size="touch"
        wide
        className="mt-8"
      >
        <Trans>Sign in</Trans>
      </ButtonLink>
    </main>
  );
}
