import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from '#domain/problem.ts';
import { type Settings, type TaxCountry, useSaveSettings } from '#web/api/settings.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { rateValues, type TaxValues, taxChange, taxValues } from './tax-values.ts';

/** The server's word about a field of one section; the form's fields are the section's own. */
export const ofSection = (section: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field.replace(`${section}.`, ''), sentences]));

interface TaxFormInput {
  readonly settings: Settings;
  readonly countries: readonly TaxCountry[];
  readonly onSaved: () => void | Promise<void>;
}

/** Saves the identity; where quotes under way differ from it then, somebody has to say whether they follow. */
export function useTaxForm({ settings, countries, onSaved }: TaxFormInput) {
  const { t, i18n } = useLingui();
  const form = useForm<TaxValues>({ defaultValues: taxValues(settings.tax, i18n.locale) });
  const save = useSaveSettings();
  const follow = useSaveSettings();
  const [differing, setDiffering] = useState(0);
  const submit = form.handleSubmit(async (values) => {
    const read = taxChange(values, i18n.locale);
    if (!read.ok) {
      const sentence = t`Please write a percentage from 0 to 100`;
      showFieldErrors(form, Object.fromEntries(read.rows.map((row) => [`rates.${row}.percent`, [sentence]])));
      return;
    }
    try {
      const saved = await save.mutateAsync({ tax: read.tax });
      form.reset(taxValues(saved.tax, i18n.locale));
      if (saved.open_quotes_that_differ > 0) setDiffering(saved.open_quotes_that_differ);
      else await onSaved();
    } catch (error) {
      showFieldErrors(form, ofSection('tax', fieldErrorsOf(error)));
    }
  });
  /** Another country has other rates, and numbers of another form. */
  const moveTo = (code: string) => {
    const country = countries.find((one) => one.country === code);
    if (!country) return;
    const { rates, usual } = rateValues(country.rates, i18n.locale);
    form.setValue('rates', rates);
    form.setValue('usual', usual);
    for (const field of ['number', 'note', 'company_number'] as const) form.setValue(field, '');
    form.clearErrors();
  };
  const finish = async (isFollowing: boolean) => {
    if (isFollowing) {
      const isDone = await follow.mutateAsync({ apply_to_open_quotes: true }).then(
        () => true,
        () => false,
      );
      // The dialog says what went wrong.
      if (!isDone) return;
    }
    setDiffering(0);
    await onSaved();
  };
  const isAboutFields = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return {
    form,
    submit,
    moveTo,
    isSaving: save.isPending,
    failure: isAboutFields ? null : save.error,
    openQuotes: { count: differing, finish, isFollowing: follow.isPending, failure: follow.error },
  };
}
