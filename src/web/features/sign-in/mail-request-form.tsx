import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AuthError } from '#web/app/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EmailField, FormProblem, SubmitButton } from './form-parts.tsx';
import { ResendButton } from './resend-button.tsx';
import { type Problems, useAuthForm } from './use-auth-form.ts';
import { found, useFieldChecks } from './use-field-checks.ts';

interface MailRequestFormProps {
  readonly submitLabel: ReactNode;
  /** Asks for the mail. Says what went wrong: the sign-in service's refusal, or a sentence. */
  readonly request: (email: string) => Promise<AuthError | string | null>;
}

/** One address, one mail. The answer is the same whether there is an account or not. */
export function MailRequestForm({ submitLabel, request }: MailRequestFormProps) {
  const check = useFieldChecks();
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, problems, isPending } = useAuthForm<'email'>(async (value, { refuse }) => {
    const missing = found({ email: check.email(value('email')) });
    if (missing) return missing;
    const email = value('email').trim();
    const failure = await request(email);
    if (failure === null) return void setSentTo(email);
    return typeof failure === 'string' ? ({ form: failure } satisfies Problems<'email'>) : refuse(failure);
  });

  if (sentTo) return <MailSent to={sentTo} resend={async () => void (await request(sentTo))} />;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField error={problems.email} autoComplete="email" />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>{submitLabel}</SubmitButton>
    </form>
  );
}

function MailSent({ to, resend }: { readonly to: string; readonly resend: () => Promise<void> }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice level="success" isLive title={<Trans>Check your inbox</Trans>}>
        <Trans>
          If there is an account for <strong className="font-semibold break-all">{to}</strong>, a link is on its way. It
          works once, for an hour.
        </Trans>
      </Notice>
      <ResendButton resend={resend} />
    </div>
  );
}
