import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { CustomerKind } from '#domain/customer/kind.ts';
import type { Locale } from '#domain/locale.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { quantityFromText } from '#domain/measure/typed-number.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useSetCustomerKind } from '#web/api/customers.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { type QuoteHeadChange, useRefreshedQuote, useUpdateQuote } from '#web/api/quotes.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
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
  const [texts, setTexts] = useState(() => percentTexts(quote, locale));
  const customer = useCustomerKind(quote);
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
    const discount = percentFromText(texts.discount_percent, locale);
    const deposit = percentFromText(texts.deposit_percent, locale);
    const noPercent = t`Please write a percentage from 0 to 100`;
    const wrong = {
      ...(values.title.trim() === '' && { title: t`Please write something` }),
      ...((discount === null || discount === undefined) && { discount_percent: noPercent }),
      ...(deposit === undefined && { deposit_percent: noPercent }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || update.isPending || customer.isSaving) return;
    const percents = { discount_percent: discount ?? 0, deposit_percent: deposit ?? null };
    void saveAll(changedSettings(base.settings, { ...values, ...percents }));
  };
  const saveAll = async (change: Partial<Settings>): Promise<void> => {
    if (!(await customer.save())) return;
    if (Object.keys(change).length === 0) onSaved();
    else await save(change, base);
  };
  const refused = fieldErrorsOf(update.error);
  const isStale = update.error instanceof ApiError && update.error.code === 'stale_revision';
  return {
    values,
    theirs: base.settings,
    texts,
    setTexts: (change: Partial<PercentTexts>) => setTexts((before) => ({ ...before, ...change })),
    customer,
    set: (change: Partial<Settings>) => setValues((before) => ({ ...before, ...change })),
    submit,
    clashes,
    takeTheirs: () => {
      setValues(base.settings);
      setTexts(percentTexts(base.settings, locale));
      setClashes([]);
      update.reset();
    },
    errorOf: (field: SettingsField) => errors[field] ?? refused[field]?.[0],
    isSaving: update.isPending || customer.isSaving,
    failure: customer.failure ?? (isStale || Object.keys(refused).length > 0 ? null : update.error),
  };
}

/** What is typed as a number, as it is typed. */
interface PercentTexts {
  readonly discount_percent: string;
  readonly deposit_percent: string;
}

const percentTexts = (settings: Settings, locale: Locale): PercentTexts => ({
  discount_percent: numberText(settings.discount_percent, locale),
  deposit_percent: settings.deposit_percent === null ? '' : numberText(settings.deposit_percent, locale),
});

/** Null for nothing, undefined for what is no percentage. */
function percentFromText(text: string, locale: Locale): number | null | undefined {
  const typed = text.replace('%', '').trim();
  if (typed === '') return null;
  const percent = quantityFromText(typed, locale);
  return percent === null || percent < 0 || percent > 100 ? undefined : percent;
}

/** Kept with the customer, not with the quote: saved on its own, before the rest. */
function useCustomerKind({ customer }: Quote) {
  const [kind, setKind] = useState<CustomerKind | null>(customer?.kind ?? null);
  const set = useSetCustomerKind();
  return {
    kind,
    setKind,
    isSaving: set.isPending,
    failure: set.error,
    /** Whether there was nothing to save, or it is saved. */
    save: async (): Promise<boolean> => {
      if (!customer || kind === null || kind === customer.kind) return true;
      try {
        await set.mutateAsync({ id: customer.id, kind });
        return true;
      } catch {
        return false; // `failure` says why
      }
    },
  };
}
