import { Trans, useLingui } from '@lingui/react/macro';
import type { UserAttributes } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import { useRenewAccount } from '#web/api/account.ts';
import { type AuthError, auth, callbackAddress } from '#web/app/session.ts';
import { secondStep } from '#web/app/session-again.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';

type ProofField = 'current-password' | 'code';

interface ProvenChange {
  /** What has to be shown beside the form's own fields, once the service asks for it. */
  readonly proofFields: (problems: Partial<Record<ProofField, string>>) => ReactNode;
  /** Null when it is done, `asked` where a proof has to be given first. */
  readonly change: (
    attributes: UserAttributes,
    value: (field: ProofField) => string,
  ) => Promise<AuthError | 'asked' | null>;
}

/** A change of address or password. What proves the person is asked for only where the service wants it: the present password, or a mailed code. */
export function useProvenChange(): ProvenChange {
  const { t } = useLingui();
  const renew = useRenewAccount();
  const [proof, setProof] = useState<ProofField>();

  const change: ProvenChange['change'] = async (attributes, value) => {
    const given = {
      ...(proof === 'current-password' && { current_password: value('current-password') }),
      ...(proof === 'code' && { nonce: value('code') }),
    };
    const ask = () => auth().updateUser({ ...attributes, ...given }, { emailRedirectTo: callbackAddress() });
    let { error } = await ask();
    if (error?.code === 'insufficient_aal' && (await secondStep())) ({ error } = await ask());
    if (!error) {
      await renew();
      return null;
    }
    if (error.code === 'current_password_required') {
      setProof('current-password');
      return 'asked';
    }
    if (error.code !== 'reauthentication_needed') return error;
    const { error: unsent } = await auth().reauthenticate();
    if (unsent) return unsent;
    setProof('code');
    return 'asked';
  };

  const proofFields: ProvenChange['proofFields'] = (problems) => {
    if (proof === 'current-password')
      return (
        <PasswordField
          label={t`Present password`}
          name="current-password"
          autoComplete="current-password"
          error={problems['current-password']}
        />
      );
    if (proof !== 'code') return null;
    return (
      <>
        <Notice isLive>
          <Trans>To be sure that it is you, we have mailed you a code. Write it here.</Trans>
        </Notice>
        <CodeField error={problems.code} />
      </>
    );
  };
  return { proofFields, change };
}

/** Beside which field a refusal belongs; undefined for none of these. */
export function fieldOfProof({ code }: AuthError): ProofField | undefined {
  if (code === 'current_password_invalid') return 'current-password';
  return code === 'reauthentication_not_valid' ? 'code' : undefined;
}
