import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { type QuoteHeadChange, useRefreshedQuote, useUpdateQuote } from '#web/api/quotes.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { quantityFromText } from '#web/typed-number.ts';
import { useLocale } from '#web/ui/money.tsx';
import { changedSettings, clashingSettings, type Settings, type SettingsField, settingsOf } from './settings-values.ts';

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The quote's head as it is edited. What somebody else changed meanwhile is written over only when it is insisted on. */
export function useSettingsForm(quote: Quote, onSaved: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const update = useUpdateQuote(quote.id);
  const refreshed = useRefreshedQuote(quote.id);
  const [base, setBase] = useState(() => ({ settings: settingsOf(quote), revision: quote.revision }));
  const [values, setValues] = useState(base.settings);
  const [discountText, setDiscountText] = useState(() => numberText(quote.discount_percent, locale));
  const [clashes, setClashes] = useState<readonly SettingsField[]>([]);
  const [errors, setErrors] = useState<Partial<Record<SettingsField, string>>>({});

  const save = async (change: QuoteHeadChange, from: typeof base): Promise<void> => {
    try {
      await update.mutateAsync({ ...change, revision: from.revision });
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_revision') return;
      const now = await refreshed();
      const next = { settings: settingsOf(now), revision: now.revision };
      const found = clashingSettings(from.settings, next.settings, change);
      setBase(next);
      setClashes(found);
      // Somebody else changed other things, such as a line: ours does not touch them.
      if (found.length === 0) await save(change, next);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const discount = quantityFromText(discountText.replace('%', ''), locale);
    const wrong = {
      ...(values.title.trim() === '' && { title: t`Please write something` }),
      ...((discount === null || discount < 0 || discount > 100) && {
        discount_percent: t`Please write a percentage from 0 to 100`,
      }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || update.isPending) return;
    const change = changedSettings(base.settings, { ...values, discount_percent: discount ?? 0 });
    if (Object.keys(change).length === 0) onSaved();
    else void save(change, base);
  };
  const refused = fieldErrorsOf(update.error);
  const isStale = update.error instanceof ApiError && update.error.code === 'stale_revision';
  return {
    values,
    theirs: base.settings,
    discountText,
    setDiscountText,
    set: (change: Partial<Settings>) => setValues((before) => ({ ...before, ...change })),
    submit,
    clashes,
    takeTheirs: () => {
      setValues(base.settings);
      setDiscountText(numberText(base.settings.discount_percent, locale));
      setClashes([]);
      update.reset();
    },
    errorOf: (field: SettingsField) => errors[field] ?? refused[field]?.[0],
    isSaving: update.isPending,
    failure: isStale || Object.keys(refused).length > 0 ? null : update.error,
  };
}
