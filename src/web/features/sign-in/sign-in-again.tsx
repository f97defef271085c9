import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Awaited, awaitedNow, standOver, subscribe } from '#web/app/session-again.ts';
import { loginPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The forms come when they are wanted: a page whose session lasts does without. */
const SignInParts = onDemand(async () => (await import('./sign-in-parts.tsx')).SignInParts);
const StepDialog = onDemand(async () => (await import('./step-dialogs.tsx')).StepDialog);

/** Stands by on every signed-in page: where the session has ended elsewhere, the person signs in again over what they were doing. */
export function SignInAgain() {
  const awaited = useSyncExternalStore(subscribe, awaitedNow, () => null);
  useEffect(standOver, []);
  if (!awaited) return null;
  if (awaited.step === 'sign-in') return <SignInDialog awaited={awaited} />;
  return <StepDialog awaited={awaited} />;
}

function SignInDialog({ awaited: { email } }: { readonly awaited: Awaited }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  // The whole page is loaded afresh on purpose: what stands on it belongs to whoever was signed in.
  const leave = () => location.assign(loginPath(pathname + search));
  return (
    <Dialog
      isOpen
      isObligatory
      onOpenChange={() => undefined}
      title={t`Please sign in again`}
      description={t`Your session has ended. What you have changed on this page is still here and is saved once you are back.`}
    >
      <SignInParts email={email} waiting={<Skeleton className="h-40" />} />
      <div className="pb-3">
        <Button variant="ghost" size="touch" wide onClick={leave}>
          <Trans>Use another account</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
