import { msg } from '@lingui/core/macro';
import { asc, inArray } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { quotes } from '#server/db/schema.ts';
import { type CsvCell, csvAmount, csvDay, csvOf } from '#server/http/csv.ts';
import { say } from '#server/i18n.ts';
import { inSnapshot, type ProviderScope } from '#server/scope/scope.ts';
import { quoteStatusWords } from '../../../locales/quote-status-words.ts';
import { type CountedCustomer, listCustomers } from '../customer-store.ts';

const headings: readonly Sentence[] = [
  msg`Name`,
  msg`Email`,
  msg`Phone`,
  msg`Address`,
  msg`Kind`,
  msg`Quotes`,
  msg`Last quote`,
  msg`Accepted so far`,
  msg`Currency`,
  msg`Added`,
  msg`History`,
];

const kinds = { person: msg`Person`, business: msg`Business` } as const;

const perPage = 500;

/** All customers of the provider with what came of their quotes, as one moment had them. */
export function exportCustomers(scope: ProviderScope): Promise<string> {
  const locale = scope.locale ?? defaultLocale;
  return inSnapshot(scope, async (at) => {
    const pages = [csvOf([headings.map((heading) => say(locale, heading))], locale)];
    for (let page = 1; ; page++) {
      const { rows, total } = await listCustomers(at, { sort: 'name', order: 'asc', page, perPage });
      const history = await listHistory(at, locale, rows);
      pages.push(
        csvOf(
          rows.map((row) => recordOf(row, history.get(row.customer.id) ?? [], locale)),
          locale,
        ),
      );
      if (page * perPage >= total) return pages.join('');
    }
  });
}

function recordOf(
  { customer, quoteCount, lastQuoteAt, valueMinor, currency }: CountedCustomer,
  history: readonly string[],
  locale: Locale,
): CsvCell[] {
  const { name, email, phone, address, kind, createdAt } = customer;
  return [
    ...[name, email, phone, address, say(locale, kinds[kind])],
    ...[quoteCount, csvDay(lastQuoteAt), csvAmount(valueMinor, currency, locale), currency],
    ...[csvDay(createdAt), history.join('\n')],
  ];
}

/** Each customer's quotes, one a line. */
async function listHistory(
  { db }: ProviderScope,
  locale: Locale,
  page: readonly CountedCustomer[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = page.map(({ customer }) => customer.id);
  const { customerId, number, title, status, createdAt } = quotes;
  const rows = await db
    .select({ customerId, number, title, status, createdAt })
    .from(quotes)
    .where(inArray(quotes.customerId, ids))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
  const lines = new Map<string, string[]>();
  for (const row of rows) {
    const word = say(locale, quoteStatusWords[row.status]);
    const line = [csvDay(row.createdAt), row.number, row.title, word].filter(Boolean).join(' · ');
    if (row.customerId) lines.set(row.customerId, [...(lines.get(row.customerId) ?? []), line]);
  }
  return lines;
}
