import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { auth } from '#web/app/session.ts';
import { type Awaited, answerStep } from '#web/app/session-again.ts';
import { pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SignInParts } from './sign-in-parts.tsx';
import { StepUpForm } from './step-up-form.tsx';

/** Asked for over the page, and seldom: its file comes when it is. */
export function StepDialog({ awaited }: { readonly awaited: Awaited }) {
  return awaited.step === 'second' ? <SecondStepDialog /> : <AfreshDialog awaited={awaited} />;
}

function SecondStepDialog() {
  const { t } = useLingui();
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    void auth()
      .mfa.listFactors()
      .then(({ data }) => setHasNone(data?.totp.length === 0));
  }, []);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || answerStep(false)}
      title={t`Confirm that it is you`}
      description={
        hasNone
          ? t`Here providers work with a second step only.`
          : t`Write the code that your authenticator app shows for this account.`
      }
    >
      <div className="pb-3">{hasNone ? <NoSecondStep /> : <StepUpForm onDone={() => answerStep(true)} />}</div>
    </Dialog>
  );
}

/** Wanted of everybody here, and this person has none yet. */
function NoSecondStep() {
  return (
    <ButtonLink to={pathTo('security')} variant="primary" size="touch" wide onClick={() => answerStep(false)}>
      <Trans>Set one up</Trans>
    </ButtonLink>
  );
}

/** The session is there: who sits in front of it has to show that it is theirs. */
function AfreshDialog({ awaited: { email } }: { readonly awaited: Awaited }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || answerStep(false)}
      title={t`Confirm that it is you`}
      description={t`This can only be changed shortly after signing in. Sign in once more to go on.`}
    >
      <SignInParts email={email} />
    </Dialog>
  );
}
