import { Big } from 'big.js';
import { german } from '../vocabulary/de.ts';
import { english } from '../vocabulary/en.ts';
import { spanish } from '../vocabulary/es.ts';
import { french } from '../vocabulary/fr.ts';
import type { Tag, Vocabulary } from '../vocabulary/vocabulary.ts';
import { numberPhrases } from './number-words.ts';

const lists = [
  'details',
  'tells',
  'hence',
  'hedges',
  'onlys',
  'ors',
  'wants',
  'denies',
  'pronouns',
  'leaves',
  'haves',
  'keeps',
  'owns',
  'agains',
  'sames',
  'wholes',
  'everythings',
  'evens',
  'landings',
  'enoughs',
  'taxes',
  'wholeGlue',
  'oneLine',
] as const;

type WordSets = Readonly<Record<(typeof lists)[number], ReadonlySet<string>>>;

/** Words parted by commas, as sets by the list's name. */
export function setsOf(listOf: (name: (typeof lists)[number]) => string): WordSets {
  const words = (list: string) => list.split(',').flatMap((text) => text.trim() || []);
  const sets = lists.map((name): readonly [string, ReadonlySet<string>] => [name, new Set(words(listOf(name)))]);
  return Object.fromEntries(sets) as Record<(typeof lists)[number], ReadonlySet<string>>; // fromEntries forgets the keys
}

/** A language's words made ready to be looked up. */
export interface Lexicon extends WordSets {
  readonly language: string;
  readonly head: 'first' | 'last';
  readonly endings: readonly string[];
  readonly workWords: RegExp;
  readonly categories: Vocabulary['categories'];
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

function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const phrases = new Map<string, Set<Tag>>();
  for (const [tag, list] of Object.entries(vocabulary.words)) {
    for (const phrase of list.split(',').map((text) => text.trim())) {
      if (phrase === '') continue;
      const tags = phrases.get(phrase) ?? new Set<Tag>();
      phrases.set(phrase, tags.add(tag as Tag)); // Object.entries forgets that the keys are tags
    }
  }
  const numbers = numberPhrases(vocabulary.numbers);
  const parts = new Map(
    Object.entries(vocabulary.numbers.parts).flatMap(([divisor, list]) =>
      list.split(',').map((phrase) => [phrase.trim(), new Big(100).div(divisor)] as const),
    ),
  );
  const ordinals = new Map(
    vocabulary.ordinals.flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)),
  );
  const longest = Math.max(
    ...[...phrases.keys(), ...numbers.keys(), ...parts.keys()].map((phrase) => phrase.split(' ').length),
  );
  const { language, head, endings, workWords, categories, rounding, discount, surcharge } = vocabulary;
  return {
    language,
    head,
    endings,
    workWords,
    categories,
    rounding,
    discount,
    surcharge,
    ...setsOf((name) => vocabulary[name]),
    phrases,
    numbers,
    parts,
    ordinals,
    longest,
  };
}

const vocabularies: readonly Vocabulary[] = [english, german, spanish, french];
const made = new Map<string, Lexicon>();

export const commandLanguages: readonly string[] = vocabularies.map(({ language }) => language);

/** Made on first use: some thousand phrases a language. */
export function lexiconFor(language: string): Lexicon | null {
  const known = made.get(language);
  if (known) return known;
  const vocabulary = vocabularies.find((one) => one.language === language);
  if (!vocabulary) return null;
  const lexicon = lexiconOf(vocabulary);
  made.set(language, lexicon);
  return lexicon;
}
