import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type Kit, useDeleteKit, useRenameKit } from '#web/api/kits.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface KitDialogProps {
  readonly kit: Kit;
  readonly onClose: () => void;
}

export function RenameKitDialog({ kit, onClose }: KitDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const rename = useRenameKit();
  const [name, setName] = useState(kit.name);
  const nameError = fieldErrorsOf(rename.error).name?.[0];
  const formId = `rename-${kit.id}`;
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Rename “${kit.name}”`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={rename.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ id: kit.id, name: name.trim() }, { onSuccess: onClose });
        }}
        className="flex flex-col gap-4"
      >
        <Field label={t`Name`} error={nameError}>
          <TextInput
            size="desk"
            dir="auto"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {rename.error && !nameError ? (
          <Notice level="error" isLive title={t`Not saved`}>
            {errorText(rename.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

export function DeleteKitDialog({ kit, onClose }: KitDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const deletion = useDeleteKit();
  const remove = () =>
    // A promise, not a callback of the call: the row is gone with the next list.
    void deletion.mutateAsync(kit.id).then(
      () => {
        showToast({ title: t`Deleted “${kit.name}”` });
        onClose();
      },
      // The notice below says it.
      () => undefined,
    );
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Delete “${kit.name}”?`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="danger" pending={deletion.isPending} onClick={remove}>
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <Trans>Quotes that it was put into keep their lines.</Trans>
        </p>
        {deletion.error ? (
          <Notice level="error" isLive title={t`Not deleted`}>
            {errorText(deletion.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
