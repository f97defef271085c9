import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useSettings } from '#web/app/brand.tsx';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { pathTo } from '#web/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { phoneOf } from './phone-of.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldChecks } from './use-field-checks.ts';

export function LoginForm({ next }: { readonly next: string | null }) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const navigate = useNavigate();
  const { waysIn } = useSettings();
  const { formProps, problems, isPending } = useAuthForm<'email' | 'password'>(async (value, { refuse }) => {
    const phone = waysIn.phone ? phoneOf(value('email')) : undefined;
    const missing = check.credentials({
      email: phone ? undefined : check.email(value('email')),
      password: check.password(value('password')),
    });
    if (missing) return missing;
    const email = value('email').trim();
    const { auth } = await signInClient();
    const { data, error } = await auth().signInWithPassword({
      ...(phone ? { phone } : { email }),
      password: value('password'),
    });
    if (error?.code === 'email_not_confirmed') return void navigate(pathTo('verifyEmail'), { state: { email } });
    if (error) return refuse(error);
    await navigate(await afterSignIn(data.user, next), { replace: true });
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {waysIn.phone ? (
        <Field label={t`Email or phone number`} error={problems.email}>
          <TextInput name="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        </Field>
      ) : (
        <EmailField error={problems.email} />
      )}
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
