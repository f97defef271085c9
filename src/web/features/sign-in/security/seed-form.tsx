import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { auth } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CodeField } from '../code-field.tsx';
import { FormProblem, SubmitButton } from '../form-parts.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { found, useFieldChecks } from '../use-field-checks.ts';

/** The key of an authenticator to be. */
export interface Seed {
  readonly factorId: string;
  readonly qrCode: string;
  readonly secret: string;
}

/** The key as a picture and as text, and the first code as the proof that it has arrived. */
export function SeedForm({ seed, onProven }: { readonly seed: Seed; readonly onProven: () => Promise<void> }) {
  const { t } = useLingui();
  const check = useFieldChecks();
  const { formProps, problems, isPending } = useAuthForm<'code'>(async (value, { refuse }) => {
    const missing = found({ code: check.code(value('code'), 'authenticator') });
    if (missing) return missing;
    const { error } = await auth().mfa.challengeAndVerify({ factorId: seed.factorId, code: value('code') });
    if (error) return refuse(error, error.code === 'mfa_verification_failed' ? 'code' : undefined);
    await onProven();
    return undefined;
  });
  return (
    <form {...formProps} className="flex flex-col gap-5 pb-3">
      <p className="text-secondary">
        <Trans>
          Open an authenticator app on your phone, scan this picture with it, and write the six digits that it shows.
        </Trans>
      </p>
      <img
        src={seed.qrCode}
        alt={t`QR code with the key for the authenticator app`}
        width={192}
        height={192}
        className="mx-auto size-48 rounded-md bg-white p-2"
      />
      <KeyAsText secret={seed.secret} />
      <CodeField error={problems.code} />
      <FormProblem text={problems.form} />
      <SubmitButton isPending={isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </form>
  );
}

/** For whom there is nothing to scan with. */
function KeyAsText({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Field
      label={t`Or write this key into the app`}
      aside={
        <Button variant="ghost" size="desk-small" onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      }
    >
      <TextArea
        readOnly
        rows={2}
        value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
        className="font-mono text-[0.9375rem]"
        onFocus={(event) => event.currentTarget.select()}
      />
    </Field>
  );
}
