import { phraseOf } from '#domain/estimate/words/phrase.ts';
import { type Locale, languageOf } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import type { Catalogue, CatalogueCategory } from '#domain/playbooks/playbook-source.ts';
import type { SearchedField } from '#domain/search/match-words.ts';
import { wordsIn } from '#domain/search/search-query.ts';
import { catalogueId } from '#server/services/catalogue.ts';

/** A service as it is looked for in one language. */
export interface ServiceToFind {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** It and the categories above it: whoever offers one of them offers it. */
  readonly offeredBy: ReadonlySet<string>;
  readonly fields: readonly SearchedField[];
}

interface Knowing {
  readonly catalogue: Catalogue;
  readonly playbooks: PlaybookList;
}

/** A word of more services than this tells none apart: "house", "metres". */
const mostServices = 12;
const shortestWord = 3;
const extras = { name: 0, everyday: 0.1, profession: 0.2, phrase: 0.3 } as const;

/** Every service of the installation in a language, made when that is first asked for. */
export function servicesToFind({ catalogue, playbooks }: Knowing): (locale: Locale) => readonly ServiceToFind[] {
  const known = new Map<string, readonly ServiceToFind[]>();
  return (locale) => {
    const language = languageOf(locale);
    const services = known.get(language) ?? readServices({ catalogue, playbooks }, language);
    known.set(language, services);
    return services;
  };
}

interface Placed {
  readonly slug: string;
  readonly path: readonly string[];
}

function placed(categories: readonly CatalogueCategory[], above: readonly string[] = []): Placed[] {
  return categories.flatMap(({ slug, service_types = [], children = [] }) => {
    const path = [slug, ...above];
    return [...service_types.map((type) => ({ slug: type.slug, path })), ...placed(children, path)];
  });
}

function readServices({ catalogue, playbooks }: Knowing, language: string): ServiceToFind[] {
  const all = placed(catalogue.categories);
  const words = all.map(({ slug }) => lexiconOf(playbooks, slug, language));
  const services = new Map<string, number>();
  for (const word of words.flatMap((one) => [...new Set([...one.alone, ...one.inPhrases])]))
    services.set(word, (services.get(word) ?? 0) + 1);
  const tells = (word: string): boolean => (services.get(word) ?? 0) <= mostServices;
  const nameOf = namesIn(catalogue, language);
  return all.map(({ slug, path }, at) => {
    const name = nameOf('service_types', slug);
    const trades = catalogue.professions.filter(({ service_types }) => service_types.includes(slug));
    const everyday = [playbooks.of(slug)?.texts?.[language]?.name ?? '', nameOf('everyday', slug)];
    return {
      id: catalogueId('service-type', slug),
      name,
      category: nameOf('categories', path[0] ?? ''),
      offeredBy: new Set([catalogueId('service-type', slug), ...path.map((one) => catalogueId('category', one))]),
      fields: [
        { words: wordsIn(name), extra: extras.name },
        { words: [...everyday.flatMap(wordsIn), ...(words[at]?.alone.filter(tells) ?? [])], extra: extras.everyday },
        { words: trades.flatMap((trade) => wordsIn(nameOf('professions', trade.slug))), extra: extras.profession },
        { words: words[at]?.inPhrases.filter(tells) ?? [], extra: extras.phrase },
      ],
    };
  });
}

/** The language's name, else the English one; nothing where there is none. */
function namesIn({ names }: Catalogue, language: string) {
  return (group: 'categories' | 'service_types' | 'professions' | 'everyday', slug: string): string => {
    const inLanguage = (one: string) => names[one]?.[group];
    const own = inLanguage(language);
    if (own && Object.hasOwn(own, slug)) return own[slug] ?? '';
    return group === 'everyday' ? '' : (inLanguage('en')?.[slug] ?? '');
  };
}

/** The words by which the engine knows a request for it: those that say it alone, and those that do so together. */
function lexiconOf(playbooks: PlaybookList, slug: string, language: string) {
  const phrases = (playbooks.of(slug)?.lexicon[language] ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap((group) => group.phrases.map(phraseOf))
    .map((parts) => parts.flatMap((part) => (part.is === 'word' ? [part.text] : [])));
  const distinct = (isAlone: boolean): string[] =>
    [...new Set(phrases.filter((words) => (words.length === 1) === isAlone).flat())].filter(
      (word) => word.length >= shortestWord,
    );
  return { alone: distinct(true), inPhrases: distinct(false) };
}
