import { Big } from 'big.js';
import { knowledgeOf, knownLanguages, ofLanguages } from '../../language/installed-languages.ts';
import { phrasesIn } from '../../playbooks/phrase-notation.ts';
import { fold } from '../../text/fold.ts';
import { type EditEntry, type EditList, editLists } from '../vocabulary/edit-entry.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { numberPhrases } from './number-words.ts';

/** The language that is tried first behind a provider's own. */
const usual = 'en';

type WordSets = Readonly<Record<EditList, ReadonlySet<string>>>;

/** Lists of words as sets by the list's name. */
function setsOf(lists: EditEntry['lists'] = {}): WordSets {
  const sets = editLists.map((name): readonly [string, ReadonlySet<string>] => [
    name,
    new Set(phrasesIn(lists[name] ?? '')),
  ]);
  return Object.fromEntries(sets) as Record<EditList, ReadonlySet<string>>; // fromEntries forgets the keys
}

/** A language's words made ready to be looked up. */
export interface Lexicon extends WordSets {
  readonly language: string;
  readonly head: 'first' | 'last';
  readonly endings: readonly string[];
  readonly workWords: RegExp;
  readonly categories: Readonly<Record<keyof NonNullable<EditEntry['categories']>, RegExp>>;
  readonly rounding: string;
  readonly discount: string;
  readonly surcharge: string;
  readonly phrases: ReadonlyMap<string, ReadonlySet<Tag>>;
  readonly numbers: ReadonlyMap<string, number>;
  /** Parts of a whole in percent. */
  readonly parts: ReadonlyMap<string, Big>;
  /** From 1. */
  readonly ordinals: ReadonlyMap<string, number>;
  /** In words: no phrase is longer. */
  readonly longest: number;
}

/** Of a language without words only digits and signs count. */
export const wordlessLexicon = (language: string): Lexicon => ({
  language,
  head: 'last',
  endings: [],
  ...setsOf(),
  workWords: /(?!)/,
  categories: { labour: /(?!)/, by_area: /(?!)/, goods: /(?!)/, equipment: /(?!)/, other: /(?!)/ },
  rounding: '',
  discount: '',
  surcharge: '',
  phrases: new Map(),
  numbers: new Map(),
  parts: new Map(),
  ordinals: new Map(),
  longest: 1,
});

function patternsOf(categories: NonNullable<EditEntry['categories']>): Lexicon['categories'] {
  return {
    labour: new RegExp(categories.labour, 'u'),
    by_area: new RegExp(categories.by_area, 'u'),
    goods: new RegExp(categories.goods, 'u'),
    equipment: new RegExp(categories.equipment, 'u'),
    other: new RegExp(categories.other, 'u'),
  };
}

function lexiconOf(language: string, entry: EditEntry): Lexicon {
  const phrases = new Map<string, Set<Tag>>();
  for (const [tag, block] of Object.entries(entry.words)) {
    for (const phrase of phrasesIn(block)) {
      const tags = phrases.get(phrase) ?? new Set<Tag>();
      phrases.set(phrase, tags.add(tag as Tag)); // Object.entries forgets that the keys are tags
    }
  }
  const numbers = entry.numbers ? numberPhrases(entry.numbers) : new Map<string, number>();
  const parts = new Map(
    Object.entries(entry.numbers?.parts ?? {}).flatMap(([divisor, block]) =>
      phrasesIn(block).map((phrase) => [phrase, new Big(100).div(divisor)] as const),
    ),
  );
  const ordinals = new Map(
    (entry.ordinals ?? []).flatMap((forms, index) => phrasesIn(forms).map((form) => [form, index + 1] as const)),
  );
  const longest = Math.max(
    ...[...phrases.keys(), ...numbers.keys(), ...parts.keys()].map((phrase) => phrase.split(' ').length),
  );
  const wordless = wordlessLexicon(language);
  const { work_words, categories } = entry;
  return {
    ...wordless,
    head: entry.head,
    endings: entry.endings,
    ...(work_words !== undefined && { workWords: new RegExp(work_words, 'u') }),
    ...(categories && { categories: patternsOf(categories) }),
    ...(entry.line_names ?? knowledgeOf(usual)?.edit?.line_names),
    ...setsOf(entry.lists),
    phrases,
    numbers,
    parts,
    ordinals,
    longest,
  };
}

/** Those that commands can be in. */
export const commandLanguages = ofLanguages<void, readonly string[]>(() =>
  knownLanguages()
    .filter((language) => knowledgeOf(language)?.edit)
    .toSorted((one, other) => Number(other === usual) - Number(one === usual) || (one < other ? -1 : 1)),
);

/** Made on first use: some thousand phrases a language. */
export const lexiconFor: (language: string) => Lexicon | null = ofLanguages((language) => {
  const entry = knowledgeOf(language)?.edit;
  return entry ? lexiconOf(language, entry) : null;
});

/** Beside every language, as people mix it in; of an installation without it nothing is known. */
export const englishLexicon = (): Lexicon => lexiconFor(usual) ?? wordlessLexicon(usual);

/** The words of one list in all languages of commands. */
const inAnyLanguage = ofLanguages(
  (list: EditList): ReadonlySet<string> =>
    new Set(commandLanguages().flatMap((language) => [...(lexiconFor(language)?.[list] ?? [])])),
);

/** Whether a word is of a list in any of the languages, where the command's own is not at hand. */
export const isWordOf = (list: EditList, word: string): boolean => inAnyLanguage(list).has(word);
/** What a line that rounds the total is called, and what asks for it. */
export const isRounding = (word: string): boolean =>
  [...inAnyLanguage('rounding_stems')].some((stem) => word.startsWith(stem));
export const isContainer = (word: string): boolean => inAnyLanguage('containers').has(word);
export const isCostNoun = (word: string): boolean => inAnyLanguage('cost_nouns').has(word);
/** Whether a line's name says that it takes something off the price; any other line keeps a price of nothing or more. */
export function isDeduction(description: string): boolean {
  const written = fold(description);
  return [...inAnyLanguage('deductions')].some((word) => written.includes(word));
}
