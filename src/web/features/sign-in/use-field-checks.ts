import { useLingui } from '@lingui/react/macro';
import { emailProblem } from '#domain/customer/email-address.ts';
import { fieldSentences } from '../../../locales/field-sentences.ts';

/** What can be said about a field before asking the server. */
export function useFieldChecks() {
  const { t } = useLingui();
  return {
    email(value: string): string | undefined {
      if (!value.trim()) return t`Write your email address.`;
      const problem = emailProblem(value);
      return problem ? t(fieldSentences[problem]) : undefined;
    },
    password: (value: string): string | undefined => (value ? undefined : t`Write your password.`),
    newPassword: (value: string): string | undefined => (value ? undefined : t`Choose a password.`),
    code(value: string, from: 'mail' | 'phone' | 'authenticator' = 'mail'): string | undefined {
      if (/^\d{6}$/.test(value)) return undefined;
      if (from === 'mail') return t`Write the six digits from the mail.`;
      return from === 'phone' ? t`Write the six digits from the message.` : t`Write the six digits that the app shows.`;
    },
    /** R5.6, beside what is missing field by field. */
    credentials(checks: Record<'email' | 'password', string | undefined>) {
      const problems = found(checks);
      if (!problems?.password && !problems?.email) return undefined;
      return { ...problems, form: t`You must provide either an email or phone number and a password` };
    },
  };
}

/** Keeps only the checks that found something; nothing when all is well. */
export function found<Field extends string>(
  checks: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> | undefined {
  const problems = Object.entries(checks).filter(([, problem]) => problem !== undefined);
  return problems.length > 0 ? (Object.fromEntries(problems) as Partial<Record<Field, string>>) : undefined; // the entries of a record have its keys
}
