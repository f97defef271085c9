import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberNext } from '#web/app/remembered-next.ts';
import { rememberedSource } from '#web/app/remembered-source.ts';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { pathTo } from '#web/paths.ts';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldChecks } from './use-field-checks.ts';

const emailCodes = new Set(['user_already_exists', 'email_exists', 'email_address_invalid']);

export function SignupForm({ next }: { readonly next: string | null }) {
  const { t, i18n } = useLingui();
  const check = useFieldChecks();
  const navigate = useNavigate();
  const [typedEmail, setTypedEmail] = useState('');
  const { formProps, problems, isPending } = useAuthForm<'email' | 'password'>(async (value, { refuse }) => {
    const missing = check.credentials({
      email: check.email(value('email')),
      password: check.newPassword(value('password')),
    });
    if (missing) return missing;
    const email = value('email').trim();
    const { auth, callbackAddress } = await signInClient();
    const source = rememberedSource();
    const { data, error } = await auth().signUp({
      email,
      password: value('password'),
      // The mails come in the language of this page.
      options: { emailRedirectTo: callbackAddress(), data: { locale: i18n.locale, ...(source && { source }) } },
    });
    if (error?.code === 'weak_password') return refuse(error, 'password');
    if (error) return refuse(error, emailCodes.has(error.code ?? '') ? 'email' : undefined);
    rememberNext(next);
    if (data.session && data.user) return void navigate(await afterSignIn(data.user, next), { replace: true });
    await navigate(pathTo('verifyEmail'), { state: { email, sentAt: Date.now() } });
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={problems.email} onTyped={setTypedEmail} />
      <NewPasswordField label={t`Password`} error={problems.password} about={[typedEmail]} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Create account</Trans>
      </SubmitButton>
    </form>
  );
}
