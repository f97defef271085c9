import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { takeRememberedNext } from '#web/app/remembered-next.ts';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAuthErrorText } from './auth-error-text.ts';
import { CodeField } from './code-field.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useCodeProblem } from './use-code-problem.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface VerifyEmailFormProps {
  readonly email: string | undefined;
  /** When the mail was asked for, where this page was led to. */
  readonly sentAt: number | undefined;
}

/** The code from the mail. The address is asked for only when nobody brought it along. */
export function VerifyEmailForm({ email: known, sentAt: firstSentAt }: VerifyEmailFormProps) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const navigate = useNavigate();
  const textOf = useAuthErrorText();
  const [email, setEmail] = useState(known);
  const [sentAt, setSentAt] = useState(firstSentAt);
  const problemOf = useCodeProblem(sentAt);
  const { formProps, problems, isPending } = useAuthForm<'email' | 'code'>(async (value, { refuse }) => {
    const address = known ?? value('email').trim();
    const missing = found({ email: check.email(address), code: check.code(value('code')) });
    if (missing) return missing;
    setEmail(address);
    const { auth } = await signInClient();
    const { data, error } = await auth().verifyOtp({ email: address, token: value('code'), type: 'signup' });
    if (error?.code === 'otp_expired') return { code: problemOf() };
    if (error) return refuse(error);
    if (data.user) await navigate(await afterSignIn(data.user, takeRememberedNext()), { replace: true });
    return undefined;
  });

  const resend = async () => {
    if (!email) return;
    const { auth, callbackAddress } = await signInClient();
    const { error } = await auth().resend({ type: 'signup', email, options: { emailRedirectTo: callbackAddress() } });
    if (error) showToast({ level: 'error', title: textOf(error) });
    else {
      setSentAt(Date.now());
      showToast({ level: 'success', title: t`Sent again` });
    }
  };

  return (
    <form {...formProps} className="flex flex-col gap-5">
      {known ? null : <EmailField error={problems.email} autoComplete="email" />}
      <CodeField error={problems.code} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
      {email ? <ResendButton resend={resend} /> : null}
    </form>
  );
}
