import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { secondStepPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FormProblem, SubmitButton } from './form-parts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface ResetPasswordFormProps {
  /** Whose password it is: lets a password manager file it under the right name. */
  readonly email: string;
}

export function ResetPasswordForm({ email }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const navigate = useNavigate();
  const { formProps, problems, isPending } = useAuthForm<'password'>(async (value, { refuse }) => {
    const missing = found({ password: check.newPassword(value('password')) });
    if (missing) return missing;
    const { auth } = await signInClient();
    const { data, error } = await auth().updateUser({ password: value('password') });
    if (error?.code === 'insufficient_aal') return void navigate(secondStepPath(null, 'password'));
    if (error) return refuse(error, 'password');
    showToast({ level: 'success', title: t`Your new password is saved` });
    await navigate(await afterSignIn(data.user), { replace: true });
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label={t`New password`} error={problems.password} about={[email]} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Save and go on</Trans>
      </SubmitButton>
    </form>
  );
}
