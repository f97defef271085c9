import { Trans, useLingui } from '@lingui/react/macro';
import { quoteDetails } from '#domain/quote/detail.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { detailWords } from '#web/provider-kit/detail-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface FieldsProps {
  readonly form: SettingsForm;
}

export function SettingsFields({ form, quote }: FieldsProps & { readonly quote: Quote }) {
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
      <Detail form={form} />
      {quote.customer ? <Kind form={form} chargesTax={quote.charges_tax} /> : null}
      <PriceFields form={form} />
      {quote.charges_tax ? (
        <Checkbox
          label={t`Prices include tax`}
          description={t`The customer reads each line with the tax in it. The rates stay as they are.`}
          checked={values.prices_include_tax}
          onChange={({ target }) => set({ prices_include_tax: target.checked })}
        />
      ) : null}
      <Promises form={form} />
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

function Detail({ form }: FieldsProps) {
  const { t } = useLingui();
  const explanations = {
    total: t`What is done, in words, and one price for it all.`,
    parts: t`What is done in each part, and what it comes to.`,
    lines: t`Every line with its amount, but neither quantity nor rate.`,
    rates: t`Every line with how much of it at which rate.`,
  };
  return (
    <RadioCards
      legend={t`What the customer sees`}
      name="detail"
      columns={2}
      value={form.values.detail}
      onValueChange={(detail) => form.set({ detail })}
      error={form.errorOf('detail')}
      options={quoteDetails.map((value) => ({
        value,
        label: t(detailWords[value]),
        description: explanations[value],
      }))}
    />
  );
}

function Kind({ form: { customer }, chargesTax }: FieldsProps & { readonly chargesTax: boolean }) {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`The customer is`}
      name="customer-kind"
      columns={2}
      hint={t`Holds for this customer’s other quotes too.`}
      value={customer.kind ?? undefined}
      onValueChange={customer.setKind}
      options={[
        {
          value: 'person',
          label: t`A private person`,
          ...(chargesTax && { description: t`Reads amounts with the tax in them.` }),
        },
        {
          value: 'business',
          label: t`A company`,
          ...(chargesTax && { description: t`Reads amounts without tax, and the tax below.` }),
        },
      ]}
    />
  );
}

function PriceFields({ form }: FieldsProps) {
  const { t } = useLingui();
  const { values, set, errorOf } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Discount on the whole, percent`} error={errorOf('discount_percent')}>
        <TextInput
          size="desk"
          inputMode="decimal"
          value={form.texts.discount_percent}
          onChange={({ target }) => form.setTexts({ discount_percent: target.value })}
        />
      </Field>
      <Field
        label={t`Valid until`}
        aside={<Trans>Optional</Trans>}
        hint={t`Empty: counted from the day you send it`}
        error={errorOf('valid_until')}
      >
        <DatePicker value={values.valid_until ?? ''} onValueChange={(day) => set({ valid_until: day || null })} />
      </Field>
    </div>
  );
}

const longestWords = 500;

/** What the customer reads beside the price; nothing of it is said where it is left empty. */
function Promises({ form }: FieldsProps) {
  const { t } = useLingui();
  const { values, set, errorOf } = form;
  const optional = <Trans>Optional</Trans>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Could start`} aside={optional} hint={t`A day, or in your words`} error={errorOf('starts')}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={longestWords}
          value={values.starts ?? ''}
          onChange={({ target }) => set({ starts: target.value || null })}
        />
      </Field>
      <Field label={t`How long it takes`} aside={optional} hint={t`Such as two days`} error={errorOf('duration')}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={longestWords}
          value={values.duration ?? ''}
          onChange={({ target }) => set({ duration: target.value || null })}
        />
      </Field>
      <Field
        label={t`Deposit, percent`}
        aside={optional}
        hint={t`Empty: no deposit`}
        error={errorOf('deposit_percent')}
      >
        <TextInput
          size="desk"
          inputMode="decimal"
          value={form.texts.deposit_percent}
          onChange={({ target }) => form.setTexts({ deposit_percent: target.value })}
        />
      </Field>
      <Field label={t`Guarantee`} aside={optional} error={errorOf('guarantee')}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={longestWords}
          value={values.guarantee ?? ''}
          onChange={({ target }) => set({ guarantee: target.value || null })}
        />
      </Field>
    </div>
  );
}
