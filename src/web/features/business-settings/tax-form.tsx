import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import type { Settings, TaxCountry } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { OpenQuotesDialog } from './open-quotes-dialog.tsx';
import { RateRows } from './rate-rows.tsx';
import type { TaxValues } from './tax-values.ts';
import { useTaxForm } from './use-tax-form.ts';

export interface TaxFormProps {
  readonly settings: Settings;
  readonly countries: readonly TaxCountry[];
  readonly title: ReactNode;
  readonly saveLabel: ReactNode;
  /** Beside the button that saves. */
  readonly aside?: ReactNode;
  readonly onSaved: () => void | Promise<void>;
}

/** Who the provider is for the tax office: country, registered or not, and what follows from it. */
export function TaxForm({ settings, countries, title, saveLabel, aside, onSaved }: TaxFormProps) {
  const { form, submit, moveTo, isSaving, failure, openQuotes } = useTaxForm({ settings, countries, onSaved });
  const { t } = useLingui();
  const errorText = useErrorText();
  const country = countries.find((one) => one.country === form.watch('country'));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Card title={title}>
          <div className="flex flex-col gap-5">
            <CountryField countries={countries} isGuess={settings.tax.confirmed_at === null} onMove={moveTo} />
            <RegisteredChoice country={country} />
            {form.watch('is_registered') === 'yes' ? (
              <RegisteredFields country={country} />
            ) : (
              <NoteField country={country} />
            )}
            <CompanyNumberField country={country} />
            {failure ? (
              <Notice level="error" isLive comesIntoView title={t`Not saved`}>
                {errorText(failure)}
              </Notice>
            ) : null}
          </div>
          <CardActions>
            {aside}
            <Button type="submit" variant="primary" pending={isSaving}>
              {saveLabel}
            </Button>
          </CardActions>
        </Card>
      </form>
      <OpenQuotesDialog {...openQuotes} />
    </FormProvider>
  );
}

interface CountryFieldProps extends Pick<TaxFormProps, 'countries'> {
  readonly isGuess: boolean;
  readonly onMove: (country: string) => void;
}

function CountryField({ countries, isGuess, onMove }: CountryFieldProps) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TaxValues>();
  return (
    <Field
      label={t`Country of your business`}
      hint={isGuess ? t`Guessed from your address, phone and language. Please check it.` : undefined}
      error={formState.errors.country?.message}
    >
      <Select
        size="desk"
        options={countries.map(({ country, name }) => ({ value: country, label: name }))}
        {...register('country', { onChange: ({ target }) => onMove(target.value) })}
      />
    </Field>
  );
}

interface OfCountry {
  readonly country: TaxCountry | undefined;
}

function RegisteredChoice({ country }: OfCountry) {
  const { t } = useLingui();
  const { control } = useFormContext<TaxValues>();
  const tax = country?.tax_name ?? t`tax`;
  return (
    <Controller
      control={control}
      name="is_registered"
      render={({ field }) => (
        <RadioCards
          legend={t`Are you registered for ${tax}?`}
          name="is_registered"
          columns={2}
          value={field.value}
          onValueChange={field.onChange}
          options={[
            { value: 'yes', label: t`Yes, I charge ${tax}`, description: t`Quotes say how much of it is in the price` },
            { value: 'no', label: t`No, I am not registered`, description: t`No tax on anything you send` },
          ]}
        />
      )}
    />
  );
}

function RegisteredFields({ country }: OfCountry) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TaxValues>();
  return (
    <>
      <Field
        label={country?.number.name ?? t`Tax number`}
        aside={<Trans>Optional</Trans>}
        hint={country ? t`Such as ${country.number.example}` : undefined}
        error={formState.errors.number?.message}
      >
        <TextInput size="desk" autoComplete="off" spellCheck={false} maxLength={40} {...register('number')} />
      </Field>
      <RateRows country={country} />
    </>
  );
}

/** The country's own sentence stands there by itself; somebody may say it otherwise. */
function NoteField({ country }: OfCountry) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TaxValues>();
  const sentence = country?.unregistered_note;
  return (
    <Field
      label={t`Sentence under your quotes`}
      aside={<Trans>Optional</Trans>}
      hint={
        sentence
          ? t`Leave it empty for the usual sentence of your country, shown here`
          : t`Your country doesn’t ask for one`
      }
      error={formState.errors.note?.message}
    >
      <TextArea size="desk" dir="auto" rows={2} maxLength={300} placeholder={sentence ?? ''} {...register('note')} />
    </Field>
  );
}

function CompanyNumberField({ country }: OfCountry) {
  const { t } = useLingui();
  const { register, formState, watch } = useFormContext<TaxValues>();
  if (!country?.company_number?.on_quotes && watch('company_number') === '') return null;
  return (
    <Field
      label={country?.company_number?.name ?? t`Company number`}
      aside={<Trans>Optional</Trans>}
      hint={t`If you have one, it belongs on your quotes`}
      error={formState.errors.company_number?.message}
    >
      <TextInput size="desk" autoComplete="off" spellCheck={false} maxLength={40} {...register('company_number')} />
    </Field>
  );
}
