import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMakeRecoveryCodes, useRenewAccount } from '#web/api/account.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useSettings } from '#web/app/brand.tsx';
import { auth, type User } from '#web/app/session.ts';
import { withProof } from '#web/app/with-proof.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAuthErrorText } from '../auth-error-text.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Seed, SeedForm } from './seed-form.tsx';

interface EnrollDialogProps {
  /** The first authenticator brings recovery codes along. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

export function EnrollDialog({ isFirst, onClose }: EnrollDialogProps) {
  const { t } = useLingui();
  const { seed, problem, keep } = useSeed();
  const renew = useRenewAccount();
  const codes = useMakeRecoveryCodes();
  const errorText = useErrorText();

  const proven = async () => {
    keep();
    if (isFirst) await codes.mutateAsync().catch(() => undefined);
    await renew();
    showToast({ level: 'success', title: t`The authenticator is set up` });
    if (!isFirst) onClose();
  };
  if (codes.data || codes.error)
    return (
      <Dialog isOpen isModalDecision onOpenChange={(isOpen) => isOpen || onClose()} title={t`Keep your recovery codes`}>
        {codes.data ? (
          <RecoveryCodes codes={codes.data.codes} onDone={onClose} />
        ) : (
          <Notice level="error" isLive title={t`The recovery codes could not be made`} className="mb-3">
            {errorText(codes.error)} <Trans>The authenticator is set up; make the codes on this page.</Trans>
          </Notice>
        )}
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Set up an authenticator app`}
    >
      {problem ? (
        <Notice level="error" isLive className="mb-3">
          {problem}
        </Notice>
      ) : seed ? (
        <SeedForm seed={seed} onProven={proven} />
      ) : (
        <p role="status" className="flex items-center gap-3 pb-5 text-secondary">
          <Spinner />
          <Trans>Making a key</Trans>
        </p>
      )}
    </Dialog>
  );
}

/** A new key, which is thrown away where nobody proves that they have it. */
function useSeed() {
  const { i18n } = useLingui();
  const textOf = useAuthErrorText();
  const { productName } = useSettings();
  const client = useQueryClient();
  const [seed, setSeed] = useState<Seed>();
  const [problem, setProblem] = useState<string>();
  const isKept = useRef(false);
  const begun = useRef<Promise<Seed | undefined>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one key a dialog
  useEffect(() => {
    begun.current ??= enroll();
    return () => {
      if (isKept.current) return;
      void begun.current?.then((made) => made && auth().mfa.unenroll({ factorId: made.factorId }));
      begun.current = undefined;
    };
  }, []);

  async function enroll(): Promise<Seed | undefined> {
    const user = client.getQueryData<User>(['account', 'user']);
    const friendlyName = freeName(user?.factors ?? [], i18n.date(new Date(), { dateStyle: 'medium' }));
    const { data, error } = await withProof(() =>
      auth().mfa.enroll({ factorType: 'totp', issuer: productName, friendlyName }),
    );
    if (error) {
      setProblem(textOf(error));
      return undefined;
    }
    const made = { factorId: data.id, qrCode: imageOf(data.totp.qr_code), secret: data.totp.secret };
    setSeed(made);
    return made;
  }
  const keep = () => {
    isKept.current = true;
  };
  return { seed, problem, keep };
}

/** Two of one name are refused. */
function freeName(factors: readonly { friendly_name?: string }[], wanted: string): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted} (${count})`;
  return name;
}

/** The client puts the drawing into an address as it is; in one, some of its signs mean something else. */
function imageOf(qrCode: string): string {
  return `data:image/svg+xml,${encodeURIComponent(qrCode.replace(/^data:image\/svg\+xml;utf-8,/, ''))}`;
}
