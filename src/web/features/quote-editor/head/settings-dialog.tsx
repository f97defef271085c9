import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { detailWords } from '#web/provider-kit/detail-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsFields } from './settings-fields.tsx';
import type { SettingsField } from './settings-values.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

interface SettingsDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** What holds for the quote as a whole: its title, what the customer sees and is promised, discount, last day, terms. */
export function SettingsDialog({ quote, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const form = useSettingsForm(quote, onClose);
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      width="wide"
      title={t`Quote settings`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isSaving}>
            {form.clashes.length > 0 ? <Trans>Save mine</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <Clash form={form} />
        <SettingsFields form={form} quote={quote} />
        {form.failure ? (
          <Notice level="error" isLive comesIntoView title={t`The settings were not saved`}>
            {errorText(form.failure)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

/** Both values, and the choice between them. */
function Clash({ form }: { readonly form: SettingsForm }) {
  const { t, i18n } = useLingui();
  if (form.clashes.length === 0) return null;
  const names = {
    title: t`Title`,
    detail: t`What the customer sees`,
    discount_percent: t`Discount on the whole, percent`,
    valid_until: t`Valid until`,
    terms: t`Terms`,
    prices_include_tax: t`Prices include tax`,
    starts: t`Could start`,
    duration: t`How long it takes`,
    deposit_percent: t`Deposit, percent`,
    guarantee: t`Guarantee`,
  } satisfies Record<SettingsField, string>;
  const textOf = (field: SettingsField): string => {
    if (field === 'detail') return t(detailWords[form.theirs.detail]);
    const value = form.theirs[field];
    if (value === null || value === '') return t`empty`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    return typeof value === 'number' ? i18n.number(value) : value;
  };
  return (
    <Notice
      level="error"
      isLive
      title={t`Somebody else changed this meanwhile.`}
      action={
        <Button size="desk-small" onClick={form.takeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      }
    >
      <ul>
        {form.clashes.map((field) => (
          <li key={field}>
            {names[field]}: <b>{textOf(field)}</b>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
