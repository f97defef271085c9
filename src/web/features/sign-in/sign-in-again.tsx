import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { auth } from '#web/app/session.ts';
import { type Awaited, answerStep, awaitedNow, standOver, subscribe } from '#web/app/session-again.ts';
import { loginPath, pathTo } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { StepUpForm } from './step-up-form.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

/** Stands by on every signed-in page: where the session has ended elsewhere, the person signs in again over what they were doing. */
export function SignInAgain() {
  const awaited = useSyncExternalStore(subscribe, awaitedNow, () => null);
  useEffect(standOver, []);
  if (!awaited) return null;
  if (awaited.step === 'second') return <SecondStepDialog />;
  return awaited.step === 'afresh' ? <AfreshDialog awaited={awaited} /> : <SignInDialog awaited={awaited} />;
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

function SignInParts({ email }: Pick<Awaited, 'email'>) {
  const [isMailed, setMailed] = useState(false);
  return (
    <>
      <PasswordForm email={email} />
      <div className="mt-3 flex flex-col gap-2 pb-3">
        {isMailed ? (
          <Notice level="success" isLive>
            <Trans>
              Open the link in the mail we have just sent, then come back here: this page goes on by itself.
            </Trans>
          </Notice>
        ) : email ? (
          <MailButton email={email} onMailed={() => setMailed(true)} />
        ) : null}
      </div>
    </>
  );
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
      <SignInParts email={email} />
      <div className="pb-3">
        <Button variant="ghost" size="touch" wide onClick={leave}>
          <Trans>Use another account</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** Whoever it is, the session's arrival closes the dialog; see `session-again.ts`. */
function PasswordForm({ email }: Pick<Awaited, 'email'>) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const { formProps, problems, isPending } = useAuthForm<'email' | 'password'>(async (value, { refuse }) => {
    const missing = found({ email: check.email(value('email')), password: check.password(value('password')) });
    if (missing) return missing;
    const { error } = await auth().signInWithPassword({
      email: value('email').trim(),
      password: value('password'),
    });
    return error ? refuse(error) : undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={problems.email} defaultValue={email} />
      <PasswordField label={t`Password`} autoComplete="current-password" error={problems.password} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </form>
  );
}

function MailButton({ email, onMailed }: { readonly email: string; readonly onMailed: () => void }) {
  const { formProps, problems, isPending } = useAuthForm<never>(async () => {
    await call('POST /auth/request-magic-link', { body: { email } });
    onMailed();
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-2">
      <FormProblem text={problems.form} />
      <Button type="submit" size="touch" wide pending={isPending}>
        <Trans>Email me a sign-in link</Trans>
      </Button>
    </form>
  );
}
