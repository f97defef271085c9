import { languagesWithSmallWords, smallWordsOf } from '../estimate/words/function-words.ts';
import { phrasesOf } from '../language/installed-languages.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { fold } from '../text/fold.ts';

/** As many words as tell; what is past them tells the same. */
const mostWords = 400;
/** A language is believed with this many of its words, counted by how few languages share each, ... */
const leastScore = 2;
/** ... and this far ahead of the next. */
const clearLead = 1.4;

const spokenLists = ['greetings', 'sign_offs', 'thanks', 'names', 'everybody'] as const;

type Languages = ReadonlyMap<string, ReadonlySet<string>>;

/** What tells languages apart: their small words, and those by which playbooks know their work. */
interface Vocabulary {
  readonly words: Languages;
  /** Beginnings of words: `chambre*`. */
  readonly stems: Languages;
}

const shortestStem = 4;

function collect(): { readonly add: (text: string, language: string) => void; readonly vocabulary: Vocabulary } {
  const words = new Map<string, Set<string>>();
  const stems = new Map<string, Set<string>>();
  const put = (to: Map<string, Set<string>>, word: string, language: string): void => {
    to.set(word, (to.get(word) ?? new Set()).add(language));
  };
  const add = (text: string, language: string): void => {
    for (const [written, bare = ''] of fold(text).matchAll(/\*?([\p{L}']{2,})\*?/gu)) {
      if (!written.includes('*')) put(words, bare, language);
      else if (!written.startsWith('*') && bare.length >= shortestStem) put(stems, bare, language);
    }
  };
  return { add, vocabulary: { words, stems } };
}

function addSmallWords(add: (text: string, language: string) => void): void {
  for (const language of languagesWithSmallWords()) {
    for (const word of smallWordsOf(language)) add(word, language);
    for (const list of spokenLists) for (const word of phrasesOf([language], 'pastes', list)) add(word, language);
  }
}

function vocabularyOf(playbooks: readonly Playbook[]): Vocabulary {
  const { add, vocabulary } = collect();
  addSmallWords(add);
  for (const { lexicon, sections } of playbooks) {
    for (const [language, groups] of Object.entries(lexicon))
      for (const { weight, phrases } of groups) if (weight > 0) for (const phrase of phrases) add(phrase, language);
    for (const { phrases } of sections.kinds)
      for (const [language, list] of Object.entries(phrases)) for (const phrase of list) add(phrase, language);
  }
  return vocabulary;
}

const vocabularies = new WeakMap<readonly Playbook[], Vocabulary>();

/** Whose word it may be: as it stands, else by the longest beginning that is known. */
function languagesOf(word: string, { words, stems }: Vocabulary): ReadonlySet<string> | undefined {
  const whole = words.get(word);
  if (whole) return whole;
  for (let length = word.length; length >= shortestStem; length -= 1) {
    const known = stems.get(word.slice(0, length));
    if (known) return known;
  }
  return undefined;
}

/** The language of a text by its words; null where they do not tell one from another. */
export function recogniseLanguage(text: string, playbooks: readonly Playbook[]): string | null {
  const vocabulary = vocabularies.get(playbooks) ?? vocabularyOf(playbooks);
  vocabularies.set(playbooks, vocabulary);
  const scores = new Map<string, number>();
  for (const word of fold(text).split(/[^\p{L}']+/u, mostWords)) {
    const languages = languagesOf(word, vocabulary);
    // The fewer languages share a word, the more it says.
    for (const language of languages ?? [])
      scores.set(language, (scores.get(language) ?? 0) + 1 / (languages?.size ?? 1));
  }
  const [best, next] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < leastScore) return null;
  return best[1] >= clearLead * (next?.[1] ?? 0) ? best[0] : null;
}
