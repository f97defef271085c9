import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { rememberedSource } from '#web/app/remembered-source.ts';
import { afterSignIn, signInClient } from '#web/app/sign-in-client.ts';
import { loginPath } from '#web/paths.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormProblem, SubmitButton } from './form-parts.tsx';
import { phoneOf } from './phone-of.ts';
import { ResendButton } from './resend-button.tsx';
import { SentCodeForm } from './sent-code-form.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** A number, a text message, six digits. */
export function PhoneForm({ next }: { readonly next: string | null }) {
  const { t, i18n } = useLingui();
  const [sent, setSent] = useState<{ to: string; at: number }>();

  const request = async (phone: string) => {
    const { auth } = await signInClient();
    const source = rememberedSource();
    const data = { locale: i18n.locale, ...(source && { source }) };
    const { error } = await auth().signInWithOtp({ phone, options: { data } });
    if (!error) setSent({ to: phone, at: Date.now() });
    return error;
  };
  const { formProps, problems, isPending } = useAuthForm<'phone'>(async (value, { refuse }) => {
    const phone = phoneOf(value('phone'));
    if (!phone) return { phone: t`Write the number with its country code, such as +44 7700 900123.` };
    const error = await request(phone);
    return error ? refuse(error) : undefined;
  });
  const arrive = async () => {
    const { currentSession } = await signInClient();
    const user = (await currentSession())?.user;
    return user ? afterSignIn(user, next) : loginPath();
  };

  if (sent)
    return (
      <div className="flex flex-col gap-5">
        <Notice level="success" isLive>
          <Trans>
            A text message with a code is on its way to <strong className="font-semibold">{sent.to}</strong>.
          </Trans>
        </Notice>
        <SentCodeForm code={{ phone: sent.to, type: 'sms' }} sentAt={sent.at} leadsTo={arrive} />
        <ResendButton resend={async () => void (await request(sent.to))} />
      </div>
    );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Field label={t`Phone number`} error={problems.phone} hint={t`With its country code, such as +44 7700 900123.`}>
        <TextInput type="tel" name="phone" inputMode="tel" autoComplete="tel" required />
      </Field>
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Send the code</Trans>
      </SubmitButton>
    </form>
  );
}
