import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SettingsField } from './settings-values.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

interface SettingsDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** What holds for the quote as a whole: its title, discount, last day, terms and whether prices hold the tax. */
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
        <SettingsFields form={form} chargesTax={quote.charges_tax} />
        {form.failure ? (
          <Notice level="error" isLive comesIntoView title={t`The settings were not saved`}>
            {errorText(form.failure)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

function SettingsFields({ form, chargesTax }: { readonly form: SettingsForm; readonly chargesTax: boolean }) {
  const { t } = useLingui();
  const { values, set, errorOf } = form;
  return (
    <>
      <Field label={t`Title`} error={errorOf('title')}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={200}
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Discount on the whole, percent`} error={errorOf('discount_percent')}>
          <TextInput
            size="desk"
            inputMode="decimal"
            value={form.discountText}
            onChange={({ target }) => form.setDiscountText(target.value)}
          />
        </Field>
        <Field
          label={t`Valid until`}
          aside={<Trans>Optional</Trans>}
          hint={t`Empty: counted from the day you send it`}
          error={errorOf('valid_until')}
        >
          <TextInput
            size="desk"
            type="date"
            value={values.valid_until ?? ''}
            onChange={({ target }) => set({ valid_until: target.value || null })}
          />
        </Field>
      </div>
      {chargesTax ? (
        <Checkbox
          label={t`Prices include tax`}
          description={t`The customer reads each line with the tax in it. The rates stay as they are.`}
          checked={values.prices_include_tax}
          onChange={({ target }) => set({ prices_include_tax: target.checked })}
        />
      ) : null}
      <Field label={t`Terms`} aside={<Trans>Optional</Trans>} error={errorOf('terms')}>
        <TextArea
          size="desk"
          dir="auto"
          rows={4}
          maxLength={10_000}
          value={values.terms ?? ''}
          onChange={({ target }) => set({ terms: target.value || null })}
        />
      </Field>
    </>
  );
}

/** Both values, and the choice between them. */
function Clash({ form }: { readonly form: SettingsForm }) {
  const { t, i18n } = useLingui();
  if (form.clashes.length === 0) return null;
  const names = {
    title: t`Title`,
    discount_percent: t`Discount on the whole, percent`,
    valid_until: t`Valid until`,
    terms: t`Terms`,
    prices_include_tax: t`Prices include tax`,
  } satisfies Record<SettingsField, string>;
  const textOf = (field: SettingsField): string => {
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
