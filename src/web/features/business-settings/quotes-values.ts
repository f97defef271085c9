import { numberText } from '#domain/measure/number-text.ts';
import { quantityFromText } from '#domain/measure/typed-number.ts';
import { isPercent } from '#domain/quote/quantity.ts';
import type { Settings, SettingsChange } from '#web/api/settings.ts';

/** The form by the wire's names; figures as typed. */
export interface QuotesValues {
  readonly detail: Settings['quotes']['detail'];
  readonly valid_days: string;
  readonly number_format: string;
  readonly next_number: string;
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
    next_number: String(quotes.next_number),
    deposit_percent: quotes.deposit_percent === null ? '' : numberText(quotes.deposit_percent, locale),
    guarantee: quotes.guarantee ?? '',
    message: quotes.message ?? '',
    terms: quotes.terms ?? '',
    prices_include_tax: quotes.prices_include_tax,
  };
}

type Read =
  | { readonly ok: true; readonly quotes: NonNullable<SettingsChange['quotes']> }
  | { readonly ok: false; readonly unread: readonly ('valid_days' | 'deposit_percent' | 'next_number')[] };

/** The change as it is saved; or the figures that are none. The next number goes only where it was written: quotes finished meanwhile have moved it on. */
export function quotesChange({ next_number, ...values }: QuotesValues, before: QuotesValues, locale: string): Read {
  const days = /^\s*\d{1,3}\s*$/.test(values.valid_days) ? Number(values.valid_days) : null;
  const typed = values.deposit_percent.replace('%', '').trim();
  const deposit = typed === '' ? null : quantityFromText(typed, locale);
  const next = /^\s*\d{1,8}\s*$/.test(next_number) ? Number(next_number) : 0;
  const isNoPercent = typed !== '' && (deposit === null || !isPercent(deposit));
  if (days === null || isNoPercent || next < 1) {
    return {
      ok: false,
      unread: [
        ...(days === null ? (['valid_days'] as const) : []),
        ...(isNoPercent ? (['deposit_percent'] as const) : []),
        ...(next < 1 ? (['next_number'] as const) : []),
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
    ...(next_number === before.next_number ? {} : { next_number: next }),
  };
  return { ok: true, quotes };
}
