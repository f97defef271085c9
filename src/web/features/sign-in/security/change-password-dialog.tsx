import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FormProblem, SubmitButton } from '../form-parts.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { found, useFieldChecks } from '../use-field-checks.ts';
import { fieldOfProof, useProvenChange } from './use-proven-change.tsx';

interface ChangePasswordDialogProps {
  /** Whose password it is: lets a password manager file it under the right name. */
  readonly email: string;
  readonly onClose: () => void;
}

export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const { change, proofFields } = useProvenChange();
  const { formProps, problems, isPending } = useAuthForm<'password' | 'current-password' | 'code'>(
    async (value, { refuse }) => {
      const missing = found({ password: check.newPassword(value('password')) });
      if (missing) return missing;
      const error = await change({ password: value('password') }, value);
      if (error === 'asked') return undefined;
      if (error) return refuse(error, fieldOfProof(error) ?? (isAboutPassword(error.code) ? 'password' : undefined));
      showToast({ level: 'success', title: t`Your new password is saved` });
      onClose();
      return undefined;
    },
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Choose a new password`}
      description={t`All other devices will be signed out.`}
    >
      <form {...formProps} className="flex flex-col gap-5 pb-3">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label={t`New password`} error={problems.password} about={[email]} />
        {proofFields(problems)}
        <FormProblem text={problems.form} />
        <SubmitButton isPending={isPending}>
          <Trans>Save the password</Trans>
        </SubmitButton>
      </form>
    </Dialog>
  );
}

const isAboutPassword = (code: string | undefined): boolean => code === 'weak_password' || code === 'same_password';
