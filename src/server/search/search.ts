import type { Locale } from '#domain/locale.ts';
import { costOf } from '#domain/search/match-words.ts';
import { bestOf, type Found } from '#domain/search/rank-found.ts';
import { readSearch, type SearchQuery, wordsIn } from '#domain/search/search-query.ts';
import { say } from '#server/i18n.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listSelections } from '#server/services/service-store.ts';
import { findCustomers, findQuotes } from './find-own.ts';
import { pagesToFind } from './pages-to-find.ts';
import { type FoundItem, presentFound, type Shown } from './present-found.ts';
import type { ServiceToFind } from './services-to-find.ts';
import { soughtBy } from './sought.ts';

interface Search {
  readonly q: string;
  readonly limit: number;
  readonly locale: Locale;
  readonly services: (locale: Locale) => readonly ServiceToFind[];
}

/** Nobody's service is hidden, but those on offer come before those that could be. */
const notOffered = 0.05;

/** What fits a search, the best first; nothing typed finds nothing. */
export async function search(scope: ProviderScope, { q, limit, locale, services }: Search): Promise<Shown[]> {
  const query = readSearch(q);
  if (query.words.length === 0) return [];
  const [own, offered] = await Promise.all([
    soughtBy(scope, query).then((sought) => {
      const wanted = { query, sought, limit };
      return Promise.all([findQuotes(scope, wanted), findCustomers(scope, wanted)]);
    }),
    findServices(scope, query, services(locale)),
  ]);
  const best = bestOf<Found & FoundItem>([...own.flat(), ...offered, ...findPages(query, locale)], limit);
  return presentFound(scope, best, locale);
}

async function findServices(scope: ProviderScope, { words }: SearchQuery, services: readonly ServiceToFind[]) {
  const found = services.flatMap((service) => {
    const cost = costOf(words, service.fields);
    return cost === null ? [] : [{ service, cost }];
  });
  const selected = found.length > 0 ? await listSelections(scope) : [];
  return found.map(({ service, cost }) => {
    const isOffered = selected.some(({ id }) => service.offeredBy.has(id));
    return { kind: 'service' as const, id: service.id, service, isOffered, cost: cost + (isOffered ? 0 : notOffered) };
  });
}

function findPages({ words }: SearchQuery, locale: Locale) {
  return pagesToFind.flatMap((page) => {
    const title = say(locale, page.name);
    const cost = costOf(words, [
      { words: wordsIn(title), extra: 0 },
      { words: wordsIn(say(locale, page.alsoSaid)), extra: 0.3 },
    ]);
    return cost === null ? [] : [{ kind: 'page' as const, id: page.id, title, url: page.url, cost }];
  });
}
