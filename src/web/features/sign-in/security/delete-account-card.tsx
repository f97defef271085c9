import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountDeletion, deletionQuery, useDeleteAccount } from '#web/api/account.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PasswordField } from '../password-field.tsx';
import { SettingRow } from './setting-row.tsx';

interface DeleteAccountCardProps {
  readonly onDeleted: () => void | Promise<void>;
}

export function DeleteAccountCard({ onDeleted }: DeleteAccountCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={<Trans>Delete the account</Trans>}>
      <SettingRow
        title={<Trans>Everything goes, for good</Trans>}
        action={
          <Button onClick={() => setOpen(true)}>
            <Trans>Delete account</Trans>
          </Button>
        }
      >
        <Trans>You are shown what goes before anything happens.</Trans>
      </SettingRow>
      {isOpen ? <DeleteDialog onClose={() => setOpen(false)} onDeleted={onDeleted} /> : null}
    </Card>
  );
}

function DeleteDialog({ onClose, onDeleted }: DeleteAccountCardProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const deletion = useQuery(deletionQuery);
  const remove = useDeleteAccount();
  const [password, setPassword] = useState('');
  // A sign-in can grow old while the dialog stands open.
  const isAsked = remove.error instanceof ApiError && remove.error.code === 'fresh_sign_in_required';
  const wantsPassword = deletion.data?.proof === 'password' || (isAsked && deletion.data?.proof !== 'sign_in');
  const wrongPassword = fieldErrorsOf(remove.error).password?.[0];
  const submit = () => remove.mutate(wantsPassword ? password : undefined, { onSuccess: () => void onDeleted() });
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Delete your account?`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep the account</Trans>
          </Button>
          <Button
            variant="danger"
            pending={remove.isPending}
            disabled={!deletion.data || (wantsPassword && !password)}
            onClick={submit}
          >
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {deletion.data ? (
          <WhatGoes deletion={deletion.data} />
        ) : deletion.isError || deletion.isPaused ? (
          <LoadFailure title={t`What would be deleted could not be loaded`} query={deletion} />
        ) : (
          <SkeletonRows count={3} label={t`Loading what would be deleted`} rowClassName="h-5" />
        )}
        {wantsPassword ? (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            error={wrongPassword}
            onTyped={setPassword}
          />
        ) : null}
        {remove.error && !wrongPassword ? (
          <Notice level="error" isLive title={t`The account was not deleted`}>
            {errorText(remove.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

function WhatGoes({ deletion }: { readonly deletion: AccountDeletion }) {
  return (
    <>
      <p>
        <Trans>This cannot be undone. What goes:</Trans>
      </p>
      <ul className="list-disc pl-5 marker:text-secondary">
        <li>
          <Trans>your sign-in, on every device</Trans>
        </li>
        {deletion.deletes_business ? (
          <>
            {deletion.quotes > 0 ? (
              <li>
                <Plural value={deletion.quotes} one="# quote" other="# quotes" />
                {deletion.accepted_quotes > 0 ? (
                  <>
                    {' '}
                    <Plural
                      value={deletion.accepted_quotes}
                      one="(# of them accepted: an agreement with a customer. Print it first, you may have to keep it)"
                      other="(# of them accepted: agreements with customers. Print them first, you may have to keep them)"
                    />
                  </>
                ) : null}
              </li>
            ) : null}
            {deletion.customers > 0 ? (
              <li>
                <Plural value={deletion.customers} one="# customer" other="# customers" />
              </li>
            ) : null}
            {deletion.files > 0 ? (
              <li>
                <Plural
                  value={deletion.files}
                  one="# photo or file of a customer"
                  other="# photos and files of customers"
                />
              </li>
            ) : null}
            <li>
              <Trans>your profile, prices and settings</Trans>
            </li>
          </>
        ) : null}
      </ul>
      {deletion.deletes_business ? (
        <p className="text-secondary">
          <Trans>Links that you have sent stop working. We mail you a last confirmation.</Trans>
        </p>
      ) : (
        <p className="text-secondary">
          <Trans>The business that you work in stays. We mail you a last confirmation.</Trans>
        </p>
      )}
    </>
  );
}
