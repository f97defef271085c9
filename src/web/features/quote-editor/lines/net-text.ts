import type { Locale } from '#domain/locale.ts';
import { formatMoneyParts } from '#domain/money.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';

/** A line's amount as its column shows it: grouped, without the currency, which stands in the sums. */
export function netText(line: LineItem, { currency }: Pick<Quote, 'currency'>, locale: Locale): string {
  const { major, minor } = formatMoneyParts(line.amount_minor, currency, locale);
  return `${line.amount_minor < 0 ? '−' : ''}${major}${minor}`;
}
