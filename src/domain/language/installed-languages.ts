import type { MeasureEntry } from '../measure/grammar/measure-entry.ts';
import { type MeasureWords, measureWords } from '../measure/grammar/measure-words.ts';
import { spokenFiguresOf } from './spoken-figures.ts';

/** What the product knows of a language: one file of `language/`. */
export interface LanguageKnowledge {
  readonly measures: MeasureEntry;
}

let installed: Readonly<Record<string, LanguageKnowledge>> = {};
const measures = new Map<string, MeasureWords>();

/** Takes up the languages of an installation, once, before anything is read. */
export function installLanguages(languages: Readonly<Record<string, LanguageKnowledge>>): void {
  installed = languages;
  measures.clear();
}

/** How the languages a text is read in say measures; built when first wanted. */
export function measureWordsOf(languages: readonly string[]): MeasureWords {
  const key = languages.join();
  const known = measures.get(key);
  if (known) return known;
  const words = measureWords(
    languages.flatMap((code) => {
      const knowledge = Object.hasOwn(installed, code) ? installed[code] : undefined;
      return knowledge ? [{ entry: knowledge.measures, spoken: spokenFiguresOf(code) }] : [];
    }),
  );
  measures.set(key, words);
  return words;
}
