import type { ByLanguage, FactAlias, Playbook } from './playbook.ts';
import type { AliasEntry, CueEntry, Fragments, KindEntry, LanguageEntry, PlaybookFolder } from './playbook-source.ts';
import { mergedTexts, type PlaybookTexts } from './playbook-texts.ts';
import { type PriceLevels, starterPricesOf, withHours } from './starter-prices.ts';
import { type Sharing, type TakenItem, withShared } from './take-shared.ts';

/** A playbook as one JSON value, complete in itself: shared items in their places, words still in their blocks. */
export interface CompiledPlaybook extends Omit<Playbook, 'lexicon' | 'sections' | 'cues' | 'texts'> {
  readonly sections: Omit<Playbook['sections'], 'kinds'> & { readonly kinds: readonly KindEntry[] };
  readonly cues: readonly CueEntry[];
  readonly languages: ByLanguage<LanguageEntry>;
}

/** What a folder's files say together with the fragments that they take from. Problems are told, and the rest still compiles. */
export function compilePlaybook(
  folder: PlaybookFolder,
  known: { readonly fragments: Fragments; readonly levels: PriceLevels },
  tell: (problem: string) => void,
): CompiledPlaybook {
  const { playbook, rates, aliases, languages } = folder;
  const sharing: Sharing = { fragments: known.fragments, taken: [], tell };
  const { requirements, questions, lines, assumptions, sections, cues, ...rest } = playbook;
  const compiled = {
    ...rest,
    requirements: withShared('requirements', requirements, sharing),
    questions: withShared('questions', questions, sharing),
    lines: withHours(lines, rates),
    assumptions: withShared('assumptions', assumptions, sharing),
    sections: { ...sections, kinds: withShared<KindEntry>('kinds', sections.kinds, sharing) },
    cues: withShared<CueEntry>('cues', cues, sharing),
    aliases: withShared<AliasEntry>('aliases', aliases ?? [], sharing).flatMap(aliasOfEachName),
    starter_prices: starterPricesOf(rates, known.levels, tell),
  };
  return { ...compiled, languages: withSharedWords(languages, sharing) };
}

function aliasOfEachName({ names, ...alias }: AliasEntry): FactAlias[] {
  return names.map((name) => ({ name, ...alias }));
}

/** The playbook's own words and texts over those of the items that it took. */
function withSharedWords(own: ByLanguage<LanguageEntry>, { fragments, taken }: Sharing): ByLanguage<LanguageEntry> {
  const shared = taken.flatMap((item) => {
    const languages = fragments[item.fragment]?.languages ?? {};
    return Object.entries(languages).map(([language, entry]) => [language, wordsOf(entry, item)] as const);
  });
  const all = new Set([...shared.map(([language]) => language), ...Object.keys(own)]);
  return Object.fromEntries(
    [...all].map((language) => {
      const entries = shared.flatMap(([of, entry]) => (of === language ? [entry] : []));
      return [language, merged([...entries, own[language] ?? {}])];
    }),
  );
}

/** Of a fragment's words, those of one item. */
function wordsOf(entry: LanguageEntry, { list, key }: TakenItem): LanguageEntry {
  const { texts = {} } = entry;
  const only = <Value>(group: Readonly<Record<string, Value>> | undefined, fits: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(group ?? {}).filter(([name]) => fits(name)));
  const isIt = (name: string) => name === key;
  switch (list) {
    case 'requirements':
      return {
        texts: {
          requirements: only(texts.requirements, isIt),
          options: only(texts.options, (name) => name.startsWith(`${key}.`)),
          assumptions: only(texts.assumptions, (name) => name === `default.${key}`),
        },
      };
    case 'questions':
      return { texts: { questions: only(texts.questions, isIt) } };
    case 'assumptions':
      return { texts: { assumptions: only(texts.assumptions, isIt) } };
    case 'kinds':
      return {
        texts: { sections: only(texts.sections, isIt) },
        kinds: only(entry.kinds, isIt),
        weak_kinds: only(entry.weak_kinds, isIt),
      };
    case 'cues':
      return { cues: only(entry.cues, isIt), counted: only(entry.counted, isIt) };
    case 'aliases':
      return {};
  }
}

/** Several entries of one language as one; what comes later counts. */
function merged(entries: readonly LanguageEntry[]): LanguageEntry {
  const joined = <Group extends 'kinds' | 'weak_kinds' | 'cues' | 'counted'>(group: Group) =>
    Object.assign({}, ...entries.map((entry) => entry[group])) as Readonly<Record<string, string>>; // each is a record of blocks
  return {
    words: entries.flatMap(({ words }) => words ?? []),
    kinds: joined('kinds'),
    weak_kinds: joined('weak_kinds'),
    cues: joined('cues'),
    counted: joined('counted'),
    texts: entries.reduce<Partial<PlaybookTexts>>((all, { texts }) => (texts ? mergedTexts(all, texts) : all), {}),
  };
}
