import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { pathTo } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

export function LoginForm({ next }: { readonly next: string | null }) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const navigate = useNavigate();
  const { formProps, problems, isPending } = useAuthForm<'email' | 'password'>(async (value, { refuse }) => {
    const missing = found({ email: check.email(value('email')), password: check.password(value('password')) });
    if (missing) return missing;
    const email = value('email').trim();
    const { auth } = await signInClient();
    const { data, error } = await auth().signInWithPassword({ email, password: value('password') });
    if (error?.code === 'email_not_confirmed') return void navigate(pathTo('verifyEmail'), { state: { email } });
    if (error) return refuse(error);
    await navigate(await afterSignIn(data.user, next), { replace: true });
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={problems.email} />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={problems.password}
        aside={
          <TextLink to={pathTo('forgotPassword')}>
            <Trans>Forgot it?</Trans>
          </TextLink>
        }
      />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </form>
  );
}
