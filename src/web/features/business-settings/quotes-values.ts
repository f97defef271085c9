import { numberText } from '#domain/measure/number-text.ts';
import { isPercent } from '#domain/quote/quantity.ts';
import type { Settings, SettingsChange } from '#web/api/settings.ts';
import { quantityFromText } from '#web/typed-number.ts';

/** The form by the wire's names; figures as typed. */
export interface QuotesValues {
  readonly detail: Settings['quotes']['detail'];
  readonly valid_days: string;
  readonly number_format: string;
  readonly deposit_percent: string;
  readonly guarantee: string;
  readonly message: string;
  readonly terms: string;
  readonly prices_include_tax: boolean;
}

export function quotesValues(quotes: Settings['quotes'], locale: string): QuotesValues {
  return {
    detail: quotes.detail,
    valid_days: String(quotes.valid_days),
    number_format: quotes.number_format,
    deposit_percent: quotes.deposit_percent === null ? '' : numberText(quotes.deposit_percent, locale),
    guarantee: quotes.guarantee ?? '',
    message: quotes.message ?? '',
    terms: quotes.terms ?? '',
    prices_include_tax: quotes.prices_include_tax,
  };
}

type Read =
  | { readonly ok: true; readonly quotes: NonNullable<SettingsChange['quotes']> }
  | { readonly ok: false; readonly unread: readonly ('valid_days' | 'deposit_percent')[] };

/** The change as it is saved; or the figures that are none. */
export function quotesChange(values: QuotesValues, locale: string): Read {
  const days = /^\s*\d{1,3}\s*$/.test(values.valid_days) ? Number(values.valid_days) : null;
  const typed = values.deposit_percent.replace('%', '').trim();
  const deposit = typed === '' ? null : quantityFromText(typed, locale);
  const isNoPercent = typed !== '' && (deposit === null || !isPercent(deposit));
  if (days === null || isNoPercent) {
    return {
      ok: false,
      unread: [
        ...(days === null ? (['valid_days'] as const) : []),
        ...(isNoPercent ? (['deposit_percent'] as const) : []),
      ],
    };
  }
  const quotes = {
    ...values,
    valid_days: days,
    deposit_percent: deposit,
    guarantee: values.guarantee.trim() || null,
    message: values.message.trim() || null,
    terms: values.terms.trim() || null,
  };
  return { ok: true, quotes };
}
