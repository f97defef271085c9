import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AuthError } from '#web/app/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { ResendButton } from './resend-button.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { type Problems, useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface MailRequestFormProps {
  readonly submitLabel: ReactNode;
  /** Asks for the mail. Says what went wrong: the sign-in service's refusal, or a sentence. */
  readonly request: (email: string) => Promise<AuthError | string | null>;
  /** What the mail's code is for, and where the person goes once it fits. */
  readonly codeFor: 'email' | 'recovery';
  readonly leadsTo: () => Promise<string>;
}

/** One address, one mail. The answer is the same whether there is an account or not. */
export function MailRequestForm({ submitLabel, request, codeFor, leadsTo }: MailRequestFormProps) {
  const check = useFieldChecks();
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const { formProps, problems, isPending } = useAuthForm<'email'>(async (value, { refuse }) => {
    const missing = found({ email: check.email(value('email')) });
    if (missing) return missing;
    const email = value('email').trim();
    const failure = await request(email);
    if (failure === null) return void setSent({ to: email, at: Date.now() });
    return typeof failure === 'string' ? ({ form: failure } satisfies Problems<'email'>) : refuse(failure);
  });

  if (sent) {
    const resend = async () => {
      await request(sent.to);
      setSent({ to: sent.to, at: Date.now() });
    };
    return (
      <div className="flex flex-col gap-5">
        <MailSent to={sent.to} />
        <SentCodeForm code={{ email: sent.to, type: codeFor }} sentAt={sent.at} leadsTo={leadsTo} />
        <ResendButton resend={resend} />
      </div>
    );
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={problems.email} autoComplete="email" />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>{submitLabel}</SubmitButton>
    </form>
  );
}

function MailSent({ to }: { readonly to: string }) {
  return (
    <Notice level="success" isLive title={<Trans>Check your inbox</Trans>}>
      <Trans>
        If there is an account for <strong className="font-semibold break-all">{to}</strong>, a link and a code are on
        their way. Open the link, or write the code here. Each works once.
      </Trans>
    </Notice>
  );
}
