import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { currencies } from '#domain/currency.ts';
import { isLocale, locales } from '#domain/locale.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { likelyCurrency, type ProfileValues } from './profile-values.ts';

/** Currency and language of quotes. Until a currency was chosen it follows the language's country. */
export function MoneyAndLanguage() {
  const { t, i18n } = useLingui();
  const { register, setValue, formState, getFieldState } = useFormContext<ProfileValues>();
  const languageNames = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const currencyNames = new Intl.DisplayNames(i18n.locale, { type: 'currency' });
  const isCurrencyChosen = getFieldState('currency', formState).isDirty;
  const languages = locales
    .map((value) => ({ value, label: languageNames.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t`Language of your quotes`}
        hint={t`Also sets how dates and amounts look`}
        error={formState.errors.locale?.message}
      >
        <Select
          size="desk"
          options={languages}
          {...register('locale', {
            onChange: ({ target }) => {
              if (!isCurrencyChosen && isLocale(target.value)) setValue('currency', likelyCurrency(target.value));
            },
          })}
        />
      </Field>
      <Field
        label={t`Currency`}
        hint={t`Prices and quotes are in this currency`}
        error={formState.errors.currency?.message}
      >
        <Select
          size="desk"
          options={currencies.map((value) => ({ value, label: `${value} – ${currencyNames.of(value) ?? value}` }))}
          {...register('currency')}
        />
      </Field>
    </div>
  );
}
