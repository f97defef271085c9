import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { VerifyWith } from '#web/app/session.ts';
import { signInClient } from '#web/app/sign-in-client.ts';
import { CodeField } from './code-field.tsx';
import { FormProblem, SubmitButton } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useCodeProblem } from './use-code-problem.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface SentCodeFormProps {
  readonly code: VerifyWith;
  readonly sentAt: number | undefined;
  /** Where the person goes once the code fits. */
  readonly leadsTo: () => Promise<string>;
}

/** The six digits of a mail or a text message, typed on this device wherever the message was opened. */
export function SentCodeForm({ code, sentAt, leadsTo }: SentCodeFormProps) {
  const check = useFieldChecks();
  const navigate = useNavigate();
  const problemOf = useCodeProblem(sentAt);
  const { formProps, problems, isPending } = useAuthForm<'code'>(async (value, { refuse }) => {
    const missing = found({ code: check.code(value('code'), 'phone' in code ? 'phone' : 'mail') });
    if (missing) return missing;
    const { auth } = await signInClient();
    const { error } = await auth().verifyOtp({ ...code, token: value('code') });
    if (error?.code === 'otp_expired') return { code: problemOf() };
    if (error) return refuse(error);
    await navigate(await leadsTo(), { replace: true });
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <CodeField error={problems.code} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Go on</Trans>
      </SubmitButton>
    </form>
  );
}
