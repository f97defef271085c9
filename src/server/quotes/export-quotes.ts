import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { type CsvCell, csvAmount, csvDay, csvOf } from '#server/http/csv.ts';
import { say } from '#server/i18n.ts';
import { inSnapshot, type ProviderScope } from '#server/scope/scope.ts';
import { quoteStatusWords } from '../../locales/quote-status-words.ts';
import { listSummaries } from './list-summaries.ts';

type Query = z.output<(typeof endpoints)['listQuotes']['query']>;
type Summary = Awaited<ReturnType<typeof listSummaries>>['list'][number];

const headings: readonly Sentence[] = [
  msg`Number`,
  msg`Job`,
  msg`Customer`,
  msg`Status`,
  msg`Value`,
  msg`Currency`,
  msg`Started`,
  msg`Updated`,
  msg`Sent`,
  msg`Accepted`,
  msg`Valid until`,
];

const perPage = 500;

/** All quotes that the list's filter shows, in its order, as one moment had them. */
export function exportQuotes(scope: ProviderScope, filter: Omit<Query, 'page' | 'per_page'>): Promise<string> {
  const locale = scope.locale ?? defaultLocale;
  return inSnapshot(scope, async (at) => {
    const pages = [csvOf([headings.map((heading) => say(locale, heading))], locale)];
    for (let page = 1; ; page++) {
      const { list, meta } = await listSummaries(at, { ...filter, page, per_page: perPage });
      pages.push(
        csvOf(
          list.map((quote) => recordOf(quote, locale)),
          locale,
        ),
      );
      if (page >= meta.total_pages) return pages.join('');
    }
  });
}

function recordOf(quote: Summary, locale: Locale): CsvCell[] {
  const { number, title, customer_name, status, total_minor, currency } = quote;
  return [
    ...[number, title, customer_name, say(locale, quoteStatusWords[status])],
    ...[csvAmount(total_minor, currency, locale), currency],
    ...[quote.created_at, quote.updated_at, quote.sent_at, quote.accepted_at, quote.valid_until ?? null].map(csvDay),
  ];
}
