import { numberText } from '#domain/measure/number-text.ts';
import { quantityFromText } from '#domain/measure/typed-number.ts';
import { isPercent } from '#domain/quote/quantity.ts';
import type { Settings, SettingsChange, TaxCountry } from '#web/api/settings.ts';

export interface RateValues {
  readonly id: string;
  readonly label: string;
  /** As typed. */
  readonly percent: string;
}

/** The form by the wire's names, so that the server's `errors` find their field. */
export interface TaxValues {
  readonly country: string;
  readonly is_registered: 'yes' | 'no';
  readonly number: string;
  readonly note: string;
  readonly company_number: string;
  readonly rates: RateValues[];
  /** The id of the usual rate. */
  readonly usual: string;
}

export function taxValues(tax: Settings['tax'], locale: string): TaxValues {
  return {
    country: tax.country,
    is_registered: tax.is_registered ? 'yes' : 'no',
    number: tax.number ?? '',
    note: tax.note ?? '',
    company_number: tax.company_number ?? '',
    ...rateValues(tax.rates, locale),
  };
}

/** What the form holds of a list of rates: a country's own, or the provider's. */
export function rateValues(rates: TaxCountry['rates'], locale: string): Pick<TaxValues, 'rates' | 'usual'> {
  return {
    rates: rates.map(({ id, label, percent }) => ({ id, label, percent: numberText(percent, locale) })),
    usual: rates.find(({ is_default }) => is_default)?.id ?? rates[0]?.id ?? '',
  };
}

type Read =
  | { readonly ok: true; readonly tax: NonNullable<SettingsChange['tax']> }
  | { readonly ok: false; readonly rows: readonly number[] };

/** The change as it is saved; or the rows whose percentage is none. */
export function taxChange(values: TaxValues, locale: string): Read {
  const percents = values.rates.map(({ percent }) => quantityFromText(percent.replace('%', ''), locale));
  const rows = percents.flatMap((percent, row) => (percent === null || !isPercent(percent) ? [row] : []));
  if (rows.length > 0) return { ok: false, rows };
  const tax = {
    country: values.country,
    is_registered: values.is_registered === 'yes',
    number: values.number.trim() || null,
    note: values.note.trim() || null,
    company_number: values.company_number.trim() || null,
    rates: values.rates.map(({ id, label }, row) => ({
      id,
      label: label.trim(),
      percent: percents[row] ?? 0,
      is_default: id === values.usual,
    })),
  };
  return { ok: true, tax };
}
