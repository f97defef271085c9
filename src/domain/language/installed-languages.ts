import type { MeasureEntry } from '../measure/grammar/measure-entry.ts';
import { type MeasureWords, measureWords, type SpokenFigures } from '../measure/grammar/measure-words.ts';
import { noVocabulary, type Vocabulary } from './vocabulary.ts';

/** What the product knows of a language: one file of `language/`. */
export interface LanguageKnowledge {
  readonly measures: MeasureEntry;
}

export interface Languages {
  readonly known: Readonly<Record<string, LanguageKnowledge>>;
  /** How a language says figures in words. */
  readonly spokenFiguresOf: (language: string) => SpokenFigures;
  readonly vocabularyOf: (language: string) => Vocabulary;
}

let installed: Languages = { known: {}, spokenFiguresOf: () => () => '', vocabularyOf: noVocabulary };
const measures = new Map<string, MeasureWords>();

/** Takes up the languages of an installation, once, before anything is read. */
export function installLanguages(languages: Languages): void {
  installed = languages;
  measures.clear();
}

/** The words of a language that the product has seen. */
export const vocabularyOf = (language: string): Vocabulary => installed.vocabularyOf(language);

/** How the languages a text is read in say measures; built when first wanted. */
export function measureWordsOf(languages: readonly string[]): MeasureWords {
  const key = languages.join();
  const known = measures.get(key);
  if (known) return known;
  const words = measureWords(
    languages.flatMap((code) => {
      const knowledge = Object.hasOwn(installed.known, code) ? installed.known[code] : undefined;
      return knowledge ? [{ entry: knowledge.measures, spoken: installed.spokenFiguresOf(code) }] : [];
    }),
  );
  measures.set(key, words);
  return words;
}
