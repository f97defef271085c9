import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type Kit, useCreateKit } from '#web/api/kits.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface KeepDialogProps {
  readonly quote: Quote;
  readonly kind: Kit['kind'];
  readonly onClose: () => void;
}

/** A name, and of a kit which lines; the customer stays out of it. */
export function KeepDialog({ quote, kind, onClose }: KeepDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const create = useCreateKit();
  const [name, setName] = useState(kind === 'template' ? quote.title : '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = quote.line_items.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const { name: nameErrors, ...others } = fieldErrorsOf(create.error);
  const isAboutName = nameErrors !== undefined && Object.keys(others).length === 0;
  const submit = () =>
    create.mutate(
      { kind, name: name.trim(), quote_id: quote.id, ...(kind === 'kit' && { line_item_ids: chosen }) },
      {
        onSuccess: (kept) => {
          showToast({ level: 'success', title: t`Kept as “${kept.name}”` });
          onClose();
        },
      },
    );
  const formId = 'keep-kit';
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={kind === 'kit' ? t`Keep lines as a kit` : t`Keep the quote as a template`}
      description={
        kind === 'kit' ? (
          <Trans>Put in later by typing its name.</Trans>
        ) : (
          <Trans>Parts, lines, terms and all else but the customer, for quotes that begin the same way.</Trans>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={create.isPending}
            disabled={kind === 'kit' && chosen.length === 0}
          >
            <Trans>Keep</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t`Name`} error={isAboutName ? nameErrors[0] : undefined}>
          <TextInput
            size="desk"
            dir="auto"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {kind === 'kit' ? (
          <fieldset className="min-w-0">
            <legend className="type-label mb-1.5">
              <Trans>Lines</Trans>
            </legend>
            <div className="flex max-h-72 flex-col gap-1 overflow-y-auto">
              {quote.line_items.map(({ id, description }) => (
                <Checkbox
                  key={id}
                  label={<bdi>{description}</bdi>}
                  className="min-h-11 items-center md:min-h-8"
                  checked={!left.has(id)}
                  onChange={({ target }) => setLeft((before) => toggled(before, id, !target.checked))}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
        {create.error && !isAboutName ? (
          <Notice level="error" isLive comesIntoView title={t`Not kept`}>
            {errorText(create.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): Set<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
