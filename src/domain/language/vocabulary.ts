import { phraseOf } from '../estimate/words/phrase.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { textsIn } from '../playbooks/texts-of.ts';
import { fold } from '../text/fold.ts';

/** The words of a language that the product has seen: no slip of spelling, whatever they mean. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whether a word is one of them, or begins or ends like one that stands for its compounds. */
  knows(word: string): boolean;
}

const nothing: Vocabulary = { words: new Set(), knows: () => false };
const word = /\p{L}[\p{L}\p{M}'’]*/gu;
/** A beginning of fewer letters says nothing of the rest. */
const shortestPart = 4;

/** The vocabulary of each language: all words of the playbooks' phrases and texts in it. Built when first wanted. */
export function vocabularies(playbooks: readonly Playbook[]): (language: string) => Vocabulary {
  const known = new Map<string, Vocabulary>();
  return (language) => {
    const found = known.get(language) ?? vocabularyOf(playbooks, language);
    known.set(language, found);
    return found;
  };
}

export const noVocabulary = (): Vocabulary => nothing;

function vocabularyOf(playbooks: readonly Playbook[], language: string): Vocabulary {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const phrase of playbooks.flatMap((playbook) => phrasesOf(playbook, language))) {
    for (const part of phraseOf(phrase)) {
      if (part.is !== 'word') continue;
      words.add(part.text);
      if (part.open === 'end' || part.open === 'both') beginnings.add(part.text);
      if (part.open === 'start' || part.open === 'both') endings.add(part.text);
    }
  }
  for (const playbook of playbooks)
    for (const text of textsWithin(textsIn(playbook, language)))
      for (const [written] of text.matchAll(word)) words.add(fold(written));
  return {
    words,
    knows(asked) {
      if (words.has(asked)) return true;
      for (let at = shortestPart; at < asked.length; at += 1)
        if (beginnings.has(asked.slice(0, at)) || endings.has(asked.slice(-at))) return true;
      return false;
    },
  };
}

/** Every phrase of a playbook in a language: of the service, of its parts and of what is stated. */
function phrasesOf({ lexicon, cues, sections }: Playbook, language: string): readonly string[] {
  return [
    ...(lexicon[language] ?? []).flatMap(({ phrases }) => phrases),
    ...factPhrasesOf({ cues, sections }, language),
  ];
}

/** The phrases that state facts, and those that name a part of the job. */
export function factPhrasesOf(
  { cues, sections }: Pick<Playbook, 'cues' | 'sections'>,
  language: string,
): readonly string[] {
  return [
    ...cues.flatMap(({ phrases, counted }) => [...(phrases[language] ?? []), ...(counted?.[language] ?? [])]),
    ...sections.kinds.flatMap(({ phrases, weak_phrases }) => [
      ...(phrases[language] ?? []),
      ...(weak_phrases?.[language] ?? []),
    ]),
  ];
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}
