import type { EditEntry } from '../ai-edit/vocabulary/edit-entry.ts';
import type { EngineTextKey } from '../estimate/texts/engine-text-keys.ts';
import type { MeasureEntry } from '../measure/grammar/measure-entry.ts';
import { type MeasureWords, measureWords, type SpokenFigures } from '../measure/grammar/measure-words.ts';
import { phrasesIn } from '../playbooks/phrase-notation.ts';
import { fold } from '../text/fold.ts';
import { noVocabulary, type Vocabulary } from './vocabulary.ts';
import type { ListedPart, WordList, WordListEntries, WritingHabit } from './word-lists.ts';

/** What the product knows of a language: one file of `language/`. */
export interface LanguageKnowledge extends WordListEntries {
  readonly measures: MeasureEntry;
  /** Counts that people write out: "two", "couple". */
  readonly numerals?: Readonly<Record<string, number>>;
  /** How changes of a quote are asked for; in a language without, they are not. */
  readonly edit?: EditEntry;
  /** What the engine says in it. */
  readonly texts?: Readonly<Partial<Record<EngineTextKey, string>>>;
  readonly writing_habits?: readonly WritingHabit[];
}

export interface Languages {
  readonly known: Readonly<Record<string, LanguageKnowledge>>;
  /** How a language says figures in words. */
  readonly spokenFiguresOf: (language: string) => SpokenFigures;
  readonly vocabularyOf: (language: string) => Vocabulary;
}

let installed: Languages = { known: {}, spokenFiguresOf: () => () => '', vocabularyOf: noVocabulary };
const made: Map<string, unknown>[] = [];

/** Takes up the languages of an installation, once, before anything is read. */
export function installLanguages(languages: Languages): void {
  installed = languages;
  for (const kept of made) kept.clear();
}

/** What is made of the words of languages, built when first wanted; made anew where other languages are taken up. */
export function ofLanguages<Key, Value>(
  make: (key: Key) => Value,
  nameOf: (key: Key) => string = String,
): (key: Key) => Value {
  const kept = new Map<string, Value>();
  made.push(kept);
  return (key) => {
    const name = nameOf(key);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(name, value);
    return value;
  };
}

export const knownLanguages = (): readonly string[] => Object.keys(installed.known);

/** What is known of a language, if anything. */
export function knowledgeOf(language: string): LanguageKnowledge | undefined {
  return Object.hasOwn(installed.known, language) ? installed.known[language] : undefined;
}

/** The words of a language that the product has seen. */
export const vocabularyOf = (language: string): Vocabulary => installed.vocabularyOf(language);

/** How the languages a text is read in say measures. */
export const measureWordsOf: (languages: readonly string[]) => MeasureWords = ofLanguages((languages) =>
  measureWords(
    languages.flatMap((code) => {
      const knowledge = knowledgeOf(code);
      return knowledge ? [{ entry: knowledge.measures, spoken: installed.spokenFiguresOf(code) }] : [];
    }),
  ),
);

interface Asked {
  readonly languages: readonly string[];
  readonly part: ListedPart;
  readonly list: string;
}
const nameOf = ({ languages, part, list }: Asked): string => `${languages.join()} ${part} ${list}`;

const writtenListOf = ofLanguages(({ languages, part, list }: Asked): readonly string[] => {
  return languages.flatMap((language) => {
    const blocks: Readonly<Record<string, string>> = knowledgeOf(language)?.[part] ?? {};
    return Object.hasOwn(blocks, list) ? phrasesIn(blocks[list] ?? '') : [];
  });
}, nameOf);
const listOf = ofLanguages((asked: Asked): readonly string[] => writtenListOf(asked).map(fold), nameOf);
const setOf = ofLanguages((asked: Asked): ReadonlySet<string> => new Set(listOf(asked)), nameOf);

/** One list's words and phrases of several languages, folded, in order. */
export function phrasesOf<Part extends ListedPart>(
  languages: readonly string[],
  part: Part,
  list: WordList<Part>,
): readonly string[] {
  return listOf({ languages, part, list });
}

/** The same as the language writes them, for what is looked for in a text itself. */
export function writtenPhrasesOf<Part extends ListedPart>(
  languages: readonly string[],
  part: Part,
  list: WordList<Part>,
): readonly string[] {
  return writtenListOf({ languages, part, list });
}

/** The same, to look single words up. */
export function wordsOf<Part extends ListedPart>(
  languages: readonly string[],
  part: Part,
  list: WordList<Part>,
): ReadonlySet<string> {
  return setOf({ languages, part, list });
}

export function hasHabit(language: string, habit: WritingHabit): boolean {
  return knowledgeOf(language)?.writing_habits?.includes(habit) ?? false;
}
