import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { customerQuote, customerVersion } from '#contract/customer-quotes.ts';
import { formatMoney } from '#domain/money.ts';
import { say } from '#server/i18n.ts';
import type { DocumentLine, DocumentPart, DocumentSum, QuoteDocument } from './quote-document.ts';

export type ShownQuote = z.input<typeof customerQuote>;
export type ShownVersion = z.input<typeof customerVersion>;

/** The customer's version with what words and figures of the quote are written by. */
export interface ToWrite {
  readonly quote: ShownQuote;
  readonly version: ShownVersion;
}

type ShownPart = ShownVersion['parts'][number];
type ShownLine = ShownPart['lines'][number];

export const money = ({ quote }: ToWrite, minor: number): string => formatMoney(minor, quote.currency, quote.locale);

/** The figures as the customer's page has them, none of them reckoned again. */
export function writeTable(given: ToWrite): Pick<QuoteDocument, 'columns' | 'parts' | 'sums'> {
  const { quote, version } = given;
  const t = (sentence: Parameters<typeof say>[1]) => say(quote.locale, sentence);
  const rates = version.detail === 'rates' ? [t(msg`Quantity`), t(msg`Price`)] : [];
  const ownTitle = version.parts.length > 1 ? t(msg`For the job as a whole`) : quote.title;
  const chosen = version.extras.filter(({ is_chosen }) => is_chosen);
  return {
    columns: [t(msg`Item`), ...rates, t(msg`Amount`)],
    parts: [
      ...version.parts.map((part) => writePart(given, part, part.title ?? ownTitle)),
      ...chosen.map((extra) => writePart(given, extra, t(msg`Extra you chose: ${extra.title ?? ''}`))),
    ],
    sums: writeSums(given),
  };
}

function writePart(given: ToWrite, part: ShownPart, title: string): DocumentPart {
  return {
    title,
    // Lines say what is done by themselves.
    sentence: part.lines.length > 0 ? null : part.sentence,
    amount: part.amount_minor === null ? null : money(given, part.amount_minor),
    lines: part.lines.map((line) => writeLine(given, line)),
  };
}

function writeLine(given: ToWrite, line: ShownLine): DocumentLine {
  const { quote, version } = given;
  // Said of a line without tax where others bear some.
  const isFree = line.tax_rate === 0 && version.totals.tax.some(({ rate }) => rate !== 0);
  return {
    description: line.description,
    note: isFree ? say(quote.locale, msg`Free of ${quote.provider.tax.name}`) : null,
    cells: [...(version.detail === 'rates' ? writeRate(given, line) : []), money(given, line.amount_minor)],
  };
}

/** A fixed price says all in its amount. */
function writeRate(given: ToWrite, line: ShownLine): [quantity: string, price: string] {
  const { quantity, unit_price_minor: price } = line;
  if (line.unit === 'fixed' || quantity === null || price === null) return ['', ''];
  const written = new Intl.NumberFormat(given.quote.locale, { maximumFractionDigits: 3 }).format(quantity);
  return [counted(given, written, line), money(given, price)];
}

function counted({ quote }: ToWrite, written: string, { unit, unit_label: label }: ShownLine): string {
  if (unit === 'hourly') return `${written} ${say(quote.locale, msg`hours`)}`;
  if (unit === 'daily') return `${written} ${say(quote.locale, msg`days`)}`;
  if (unit === 'per_area') return `${written} ${say(quote.locale, msg`m²`)}`;
  // A provider's own word may begin with a number of its own: "3 × 2.5 L can".
  return label ? `${written} × ${label}` : written;
}

function writeSums(given: ToWrite): DocumentSum[] {
  const { quote, version } = given;
  const t = (sentence: Parameters<typeof say>[1]) => say(quote.locale, sentence);
  const row = (label: string, minor: number | null, isTotal = false): DocumentSum => ({
    label,
    amount: minor === null ? null : money(given, minor),
    'is-total': isTotal,
  });
  const rate = new Intl.NumberFormat(quote.locale);
  const taxes = version.totals.tax.filter(({ tax_minor }) => tax_minor !== 0);
  const taxRows = taxes.map((tax) => row(`${quote.provider.tax.name} ${rate.format(tax.rate)} %`, tax.tax_minor));
  const isTaxAdded = !version.amounts_include_tax && taxes.length > 0;
  return [
    ...(version.discount_minor === 0 ? [] : [row(t(msg`Discount`), -version.discount_minor)]),
    ...(isTaxAdded ? [row(t(msg`Sum before tax`), version.totals.net_minor), ...taxRows] : []),
    row(t(msg`Total`), version.totals.total_minor, true),
    ...(version.amounts_include_tax && taxes.length > 0 ? [row(t(msg`of which`), null), ...taxRows] : []),
  ];
}
