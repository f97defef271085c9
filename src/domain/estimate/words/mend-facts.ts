import { hasHabit, vocabularyOf } from '../../language/installed-languages.ts';
import { factPhrasesOf } from '../../language/vocabulary.ts';
import { type Locale, languageOf } from '../../locale.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import { wordsOfDoneWork } from '../reading/done-work.ts';
import { smallWordsOf } from './function-words.ts';
import { formsOf, isOneEditAway } from './mend-spelling.ts';
import { phraseOf } from './phrase.ts';
import type { Token } from './token.ts';
import { isSentenceEnd, readingLanguages } from './tokens.ts';

/** Shorter words have too many neighbours. */
const shortestMended = 6;
/** Longer ones are no words. */
const longestMended = 30;
/** Of a text with more unknown words than this nobody can say what was meant, and reading stays quick. */
const mostMended = 60;

/** Words, or beginnings of words, by every form with a letter left out. */
type ByForm = ReadonlyMap<string, readonly { readonly text: string; readonly isBeginning: boolean }[]>;

const factWords = new WeakMap<Playbook, Map<string, ByForm>>();

function factWordsOf(playbook: Playbook, language: string): ByForm {
  const known = factWords.get(playbook) ?? new Map<string, ByForm>();
  factWords.set(playbook, known);
  const found = known.get(language) ?? indexed(playbook, language);
  known.set(language, found);
  return found;
}

function indexed(playbook: Playbook, language: string): ByForm {
  const words = new Map<string, boolean>();
  for (const part of factPhrasesOf(playbook, language).flatMap(phraseOf)) {
    if (part.is !== 'word' || part.text.length < shortestMended) continue;
    const isBeginning = part.open === 'end' || part.open === 'both';
    words.set(part.text, isBeginning || (words.get(part.text) ?? false));
  }
  const byForm = new Map<string, { text: string; isBeginning: boolean }[]>();
  for (const [text, isBeginning] of words)
    for (const form of formsOf(text)) byForm.set(form, [...(byForm.get(form) ?? []), { text, isBeginning }]);
  return byForm;
}

/** The words that state facts and are one slip from a written one, as they would stand there. */
function meantBy(written: string, byForm: ByForm): Set<string> {
  const meant = new Set<string>();
  for (let to = shortestMended - 1; to <= written.length; to += 1) {
    const beginning = written.slice(0, to);
    for (const form of formsOf(beginning))
      for (const { text, isBeginning } of byForm.get(form) ?? [])
        if ((isBeginning || to === written.length) && text[0] === written[0] && isOneEditAway(beginning, text))
          meant.add(text + written.slice(to));
  }
  return meant;
}

/** Of "ceiling" and "ceilings" the one says no other thing than the other. */
function areOfOneStem(meant: readonly string[]): boolean {
  const [shortest = ''] = meant.toSorted((a, b) => a.length - b.length);
  return meant.every((one) => one.startsWith(shortest));
}

/** A name is written with a capital within a sentence; some languages write all their nouns so. */
function mayBeName(text: string, tokens: readonly Token[], at: number, locale: Locale): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || hasHabit(languageOf(locale), 'noun_capitals') || !before || isSentenceEnd(before)) return false;
  return /^\p{Lu}/u.test(text.slice(token.start, token.end));
}

/**
 * Words that state facts with a slip of spelling put right: those of six letters and more that the product has never seen,
 * one letter more, less, other or turned from one that the playbook knows. Near to two of them, it is a doubt.
 */
export function mendFacts(
  tokens: readonly Token[],
  { text, locale, playbook }: { readonly text: string; readonly locale: Locale; readonly playbook: Playbook },
): readonly Token[] {
  const languages = readingLanguages(locale);
  const seen = languages.map(vocabularyOf);
  const small = new Set(languages.flatMap((language) => [...wordsOfDoneWork(language), ...smallWordsOf(language)]));
  let tried = 0;
  return tokens.map((token, at) => {
    const { kind, folded, quantity } = token;
    if (kind !== 'word' || quantity || folded.length < shortestMended || folded.length > longestMended) return token;
    if (
      tried >= mostMended ||
      small.has(folded) ||
      seen.some((words) => words.knows(folded)) ||
      mayBeName(text, tokens, at, locale)
    )
      return token;
    tried += 1;
    const meant = languages.flatMap((language) => [...meantBy(folded, factWordsOf(playbook, language))]);
    const [likeliest] = meant.toSorted(
      (a, b) => Math.abs(a.length - folded.length) - Math.abs(b.length - folded.length),
    );
    return likeliest === undefined
      ? token
      : { ...token, folded: likeliest, slip: areOfOneStem(meant) ? ('sure' as const) : ('doubtful' as const) };
  });
}
