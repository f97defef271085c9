import { Trans, useLingui } from '@lingui/react/macro';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { quoteDetails } from '#domain/quote/detail.ts';
import { quoteNumber } from '#domain/quote/number-format.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { type Settings, useSaveSettings } from '#web/api/settings.ts';
import { detailWords } from '#web/provider-kit/detail-words.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { type QuotesValues, quotesChange, quotesValues } from './quotes-values.ts';
import { ofSection } from './use-tax-form.ts';

function useQuotesForm(settings: Settings) {
  const { t, i18n } = useLingui();
  const form = useForm<QuotesValues>({ defaultValues: quotesValues(settings.quotes, i18n.locale) });
  const save = useSaveSettings();
  const submit = form.handleSubmit(async (values) => {
    const read = quotesChange(values, quotesValues(settings.quotes, i18n.locale), i18n.locale);
    if (!read.ok) {
      const sentences = {
        valid_days: t`Please write a number of days from 1 to 365`,
        deposit_percent: t`Please write a percentage from 0 to 100`,
        next_number: t`Please write a number from 1 on`,
      };
      showFieldErrors(form, Object.fromEntries(read.unread.map((field) => [field, [sentences[field]]])));
      return;
    }
    try {
      const saved = await save.mutateAsync({ quotes: read.quotes });
      form.reset(quotesValues(saved.quotes, i18n.locale));
      showToast({ level: 'success', title: t`Settings saved` });
    } catch (error) {
      showFieldErrors(form, ofSection('quotes', fieldErrorsOf(error)));
    }
  });
  const isAboutFields = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: isAboutFields ? null : save.error };
}

/** What every new quote begins with; a single quote may say it otherwise. */
export function QuotesForm({ settings }: { readonly settings: Settings }) {
  const { form, submit, isSaving, failure } = useQuotesForm(settings);
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Card title={<Trans>Quotes</Trans>}>
          <div className="flex flex-col gap-5">
            <Figures />
            <Words />
            {settings.tax.is_registered ? (
              <Checkbox
                label={t`Prices include tax`}
                description={t`The customer reads each line with the tax in it. The rates stay as they are.`}
                {...form.register('prices_include_tax')}
              />
            ) : null}
            {failure ? (
              <Notice level="error" isLive comesIntoView title={t`Not saved`}>
                {errorText(failure)}
              </Notice>
            ) : null}
          </div>
          <CardActions>
            <Button type="submit" variant="primary" pending={isSaving}>
              <Trans>Save quote settings</Trans>
            </Button>
          </CardActions>
        </Card>
      </form>
    </FormProvider>
  );
}

function Figures() {
  const { t, i18n } = useLingui();
  const { register, formState, watch } = useFormContext<QuotesValues>();
  const { errors } = formState;
  const example = '{number}';
  const next = quoteNumber(watch('number_format'), Number(watch('next_number')), new Date().getUTCFullYear());
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t`Customers see`}
        hint={t`They never see your costs or hours`}
        className="sm:col-span-2"
        error={errors.detail?.message}
      >
        <Select
          size="desk"
          options={quoteDetails.map((value) => ({ value, label: i18n._(detailWords[value]) }))}
          {...register('detail')}
        />
      </Field>
      <Field label={t`Quotes are valid for, in days`} error={errors.valid_days?.message}>
        <TextInput size="desk" inputMode="numeric" {...register('valid_days')} />
      </Field>
      <Field
        label={t`Number of a quote`}
        hint={t`${example} becomes the next number`}
        error={errors.number_format?.message}
      >
        <TextInput size="desk" maxLength={40} spellCheck={false} {...register('number_format')} />
      </Field>
      <Field
        label={t`Next number`}
        hint={t`The next quote that is finished becomes ${next}`}
        error={errors.next_number?.message}
      >
        <TextInput size="desk" inputMode="numeric" maxLength={8} {...register('next_number')} />
      </Field>
      <Field label={t`Deposit, percent`} aside={<Trans>Optional</Trans>} error={errors.deposit_percent?.message}>
        <TextInput size="desk" inputMode="decimal" {...register('deposit_percent')} />
      </Field>
      <Field label={t`Guarantee`} aside={<Trans>Optional</Trans>} error={errors.guarantee?.message}>
        <TextInput
          size="desk"
          dir="auto"
          maxLength={500}
          placeholder={t`Two years on my work`}
          {...register('guarantee')}
        />
      </Field>
    </div>
  );
}

function Words() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<QuotesValues>();
  const optional = <Trans>Optional</Trans>;
  return (
    <>
      <Field
        label={t`Your words to the customer`}
        aside={optional}
        hint={t`Goes out with each quote, and can be changed when you send it`}
        error={formState.errors.message?.message}
      >
        <TextArea size="desk" dir="auto" rows={3} maxLength={10_000} {...register('message')} />
      </Field>
      <Field label={t`Terms`} aside={optional} error={formState.errors.terms?.message}>
        <TextArea size="desk" dir="auto" rows={4} maxLength={10_000} {...register('terms')} />
      </Field>
    </>
  );
}
