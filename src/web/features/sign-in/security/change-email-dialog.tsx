import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormProblem, SubmitButton } from '../form-parts.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { found, useFieldChecks } from '../use-field-checks.ts';
import { fieldOfProof, useProvenChange } from './use-proven-change.tsx';

interface ChangeEmailDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={email ? t`Change your email address` : t`Add an email address`}
    >
      {sentTo ? (
        <div className="flex flex-col gap-4 pb-3">
          <Notice level="success" isLive title={<Trans>Nearly done</Trans>}>
            {email ? (
              <Trans>
                We have mailed a link to <strong className="font-semibold break-all">{sentTo}</strong> and one to{' '}
                <strong className="font-semibold break-all">{email}</strong>. Open both: the address changes once both
                have agreed.
              </Trans>
            ) : (
              <Trans>
                We have mailed a link to <strong className="font-semibold break-all">{sentTo}</strong>. The address is
                yours once you have opened it.
              </Trans>
            )}
          </Notice>
          <Button size="touch" wide onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      ) : (
        <EmailForm email={email} onSent={setSentTo} />
      )}
    </Dialog>
  );
}

function EmailForm({ email, onSent }: { readonly email: string; readonly onSent: (to: string) => void }) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const { change, proofFields } = useProvenChange();
  const { formProps, problems, isPending } = useAuthForm<'new-email' | 'current-password' | 'code'>(
    async (value, { refuse }) => {
      const wanted = value('new-email').trim();
      const missing = found({
        'new-email': wanted === email ? t`This is your present address.` : check.email(wanted),
      });
      if (missing) return missing;
      const error = await change({ email: wanted }, value);
      if (error === 'asked') return undefined;
      if (error) return refuse(error, fieldOfProof(error) ?? (error.code === 'email_exists' ? 'new-email' : undefined));
      onSent(wanted);
      return undefined;
    },
  );
  return (
    <form {...formProps} className="flex flex-col gap-5 pb-3">
      {email ? (
        <p className="text-secondary">
          <Trans>
            Present address: <span className="break-all text-primary">{email}</span>
          </Trans>
        </p>
      ) : null}
      <Field label={t`New email address`} error={problems['new-email']}>
        <TextInput
          type="email"
          name="new-email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      {proofFields(problems)}
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Send the links</Trans>
      </SubmitButton>
    </form>
  );
}
