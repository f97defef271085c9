import { stringify } from 'csv-stringify/sync';
import type { Context } from 'hono';
import { type Currency, minorDigits } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalString } from '#domain/money.ts';
import type { AppEnv } from './app-env.ts';

export type CsvCell = string | number | null;

/** Where a comma parts the decimals, spreadsheets read semicolons between the cells. */
const hasDecimalComma = (locale: Locale): boolean => new Intl.NumberFormat(locale).format(1.5).includes(',');

/** Records as a spreadsheet of the locale opens them. A cell that would begin a formula is a text. */
export function csvOf(records: readonly (readonly CsvCell[])[], locale: Locale): string {
  return stringify(
    records.map((record) => [...record]),
    { delimiter: hasDecimalComma(locale) ? ';' : ',', record_delimiter: 'windows', escape_formulas: true },
  );
}

/** An amount to reckon with: no sign of the currency, no grouping. */
export function csvAmount(minor: number | null, currency: Currency, locale: Locale): string | null {
  if (minor === null) return null;
  const decimal = decimalString(minor, minorDigits(currency));
  return hasDecimalComma(locale) ? decimal.replace('.', ',') : decimal;
}

/** A day as every spreadsheet reads it. */
export const csvDay = (moment: Date | string | null): string | null =>
  moment && (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10);

/** Answers with a file to keep. The mark at its head tells spreadsheets that it is UTF-8. */
export function answerCsv(c: Context<AppEnv>, name: string, csv: string): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  c.header('Cache-Control', 'no-store');
  return c.body(`\uFEFF${csv}`);
}
