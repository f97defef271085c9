import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { auth } from '#web/app/session.ts';
import type { Awaited } from '#web/app/session-again.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

/** Password or mail, in whatever asks for a sign-in over the page. */
export function SignInParts({ email }: Pick<Awaited, 'email'>) {
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
