import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { pathTo } from '#contract/page-paths.ts';
import { quoteAddress } from '#contract/quote-address.ts';
import type { Locale } from '#domain/locale.ts';
import { say } from '#server/i18n.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { customersShown, quotesShown } from './search-store.ts';
import type { ServiceToFind } from './services-to-find.ts';

export type Shown = z.input<(typeof endpoints)['search']['response']>[number];

export type FoundItem =
  | { readonly kind: 'quote' | 'customer'; readonly id: string }
  | {
      readonly kind: 'service';
      readonly id: string;
      readonly service: ServiceToFind;
      readonly isOffered: boolean;
    }
  | { readonly kind: 'page'; readonly id: string; readonly title: string; readonly url: string };

const joined = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** What is found as it is shown, in the same order. Of one that was deleted meanwhile nothing is left to show. */
export async function presentFound(
  scope: ProviderScope,
  found: readonly FoundItem[],
  locale: Locale,
): Promise<Shown[]> {
  const idsOf = (kind: FoundItem['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [quotes, customers] = await Promise.all([
    shownQuotes(scope, idsOf('quote'), locale),
    shownCustomers(scope, idsOf('customer')),
  ]);
  return found.flatMap((one) => {
    switch (one.kind) {
      case 'quote':
        return quotes.get(one.id) ?? [];
      case 'customer':
        return customers.get(one.id) ?? [];
      case 'service':
        return presentService(one, locale);
      default:
        return { kind: one.kind, id: one.id, title: one.title, url: one.url };
    }
  });
}

async function shownQuotes(scope: ProviderScope, ids: readonly string[], locale: Locale): Promise<Map<string, Shown>> {
  const rows = ids.length > 0 ? await quotesShown(scope, ids) : [];
  return new Map(
    rows.map(({ archivedAt, customerName, questions_reviewed_at, ...quote }) => {
      const archived = archivedAt !== null && say(locale, msg`Archived`);
      const reviewed = questions_reviewed_at?.toISOString() ?? null;
      const url = quoteAddress({ ...quote, questions_reviewed_at: reviewed });
      return [
        quote.id,
        shown('quote', { id: quote.id, title: quote.title, url }, joined(archived, customerName, quote.number)),
      ];
    }),
  );
}

async function shownCustomers(scope: ProviderScope, ids: readonly string[]): Promise<Map<string, Shown>> {
  const rows = ids.length > 0 ? await customersShown(scope, ids) : [];
  return new Map(
    rows.map(({ id, name, email, phone }) => [
      id,
      shown('customer', { id, title: name, url: pathTo('customer', { id }) }, joined(email, phone)),
    ]),
  );
}

function presentService({ id, service, isOffered }: Extract<FoundItem, { kind: 'service' }>, locale: Locale): Shown {
  // Only what is offered has prices and questions to look at; the rest is chosen on the page of services.
  const url = isOffered ? pathTo('service', { id }) : pathTo('services');
  const standing = !isOffered && say(locale, msg`Not among your services yet`);
  return shown('service', { id, title: service.name, url }, joined(service.category, standing));
}

function shown(kind: Shown['kind'], one: Pick<Shown, 'id' | 'title' | 'url'>, subtitle: string): Shown {
  return { kind, ...one, ...(subtitle !== '' && { subtitle }) };
}
