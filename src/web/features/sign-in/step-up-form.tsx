import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { signInClient } from '#web/app/sign-in-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CodeField } from './code-field.tsx';
import { FormProblem, SubmitButton } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface StepUpFormProps {
  /** The session has its second step now. */
  readonly onDone: () => void | Promise<void>;
}

/** The second step of signing in: the authenticator's code, or one of the codes kept for the day it is lost. */
export function StepUpForm({ onDone }: StepUpFormProps) {
  const [isByRecovery, setByRecovery] = useState(false);
  return (
    <>
      {isByRecovery ? <RecoveryForm onDone={onDone} /> : <AuthenticatorForm onDone={onDone} />}
      <Button variant="ghost" size="touch-small" wide className="mt-3" onClick={() => setByRecovery(!isByRecovery)}>
        {isByRecovery ? <Trans>Use the authenticator app instead</Trans> : <Trans>Use a recovery code instead</Trans>}
      </Button>
    </>
  );
}

function AuthenticatorForm({ onDone }: StepUpFormProps) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const { formProps, problems, isPending } = useAuthForm<'code'>(async (value, { refuse }) => {
    const missing = found({ code: check.code(value('code'), 'authenticator') });
    if (missing) return missing;
    const { auth } = await signInClient();
    const { data: factors, error: unlisted } = await auth().mfa.listFactors();
    if (unlisted) return refuse(unlisted);
    const [factor] = factors.totp;
    if (!factor) return { form: t`No authenticator is set up for this account.` };
    const { error } = await auth().mfa.challengeAndVerify({ factorId: factor.id, code: value('code') });
    if (error) return refuse(error, error.code === 'mfa_verification_failed' ? 'code' : undefined);
    await onDone();
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <CodeField error={problems.code} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </form>
  );
}

function RecoveryForm({ onDone }: StepUpFormProps) {
  const { t } = useLingui();
  const textOf = useErrorText();
  const { formProps, problems, isPending } = useAuthForm<'recovery-code'>(async (value) => {
    const code = value('recovery-code').trim();
    if (!code) return { 'recovery-code': t`Write one of your recovery codes.` };
    const [{ call }, { auth }] = await Promise.all([import('#web/api/browser-call.ts'), signInClient()]);
    try {
      await call('POST /account/recovery-codes/redeem', { body: { code } });
    } catch (error) {
      const isAboutCode = error instanceof ApiError && error.code === 'invalid_fields';
      return isAboutCode
        ? { 'recovery-code': t`This code is not right, or it was used already.` }
        : { form: textOf(error) };
    }
    await auth().refreshSession();
    await onDone();
    return undefined;
  });
  // Whoever chose this way wants to write.
  useEffect(() => formProps.ref.current?.querySelector('input')?.focus(), [formProps.ref]);
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Field
        label={t`Recovery code`}
        error={problems['recovery-code']}
        hint={t`One of the ten that you kept when you set up the second step. Each works once.`}
      >
        <TextInput name="recovery-code" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </form>
  );
}
