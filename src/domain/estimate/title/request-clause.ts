import { type Locale, languageOf } from '../../locale.ts';
import { emailPattern } from '../../paste/mail-head.ts';
import { fold } from '../../text/fold.ts';
import { smallWords } from '../words/function-words.ts';

/** "Mow" may be all there is, but what says more comes first. */
const fewestWords = [2, 1] as const;

/** Words that lead to something: at the end of a title they would lead to nothing. */
function leadingWords(locale: Locale): ReadonlySet<string> {
  const lists = ['links', 'places', 'including', 'denies', 'turns'] as const;
  return new Set(lists.flatMap((list) => smallWords(languageOf(locale), list)));
}

/** A mail's line breaks within a sentence are spaces. */
const unwrapped = (text: string): string => text.replace(/(?<=[\p{L}\d,])[ ]*\n(?=\p{Ll})/gu, ' ');

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

/** What fits, without the last words where they lead to nothing. */
function cutAtWord(text: string, length: number, leading: ReadonlySet<string>): string {
  const words = text.split(' ');
  while (words.join(' ').length > length) words.pop();
  const isCut = words.length < text.split(' ').length;
  while (isCut && words.length > 0 && leading.has(fold(words.at(-1) ?? '').replace(/[^\p{L}']/gu, ''))) words.pop();
  return words.join(' ');
}

/** As many whole clauses as fit; of a first one that is too long, whole words. */
function fitted(clauses: readonly string[], length: number, leading: ReadonlySet<string>): string {
  let title = '';
  for (const clause of clauses) {
    const longer = title ? `${title}, ${clause}` : clause;
    if (longer.length > length) return title || cutAtWord(clause, length, leading);
    title = longer;
  }
  return title;
}

const trailing = /[^\p{L}\d%²³"')]+$/u;

const clausesOf = (sentence: string): string[] =>
  sentence.split(/\s*[,;:]\s+|\s+[–—-]\s+|[()]/u).map((clause) =>
    clause
      .replace(/\s+/g, ' ')
      .replace(/^[^\p{L}\d]+/u, '')
      .replace(trailing, ''),
  );

/**
 * The first sentence of a request that says something, as a title: without the writer's name and address, cut between words.
 * Null where no sentence says anything.
 */
export function requestClause(
  body: string,
  { locale, names, length }: { readonly locale: Locale; readonly names: readonly string[]; readonly length: number },
): string | null {
  const known = new Set(names.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter((word) => word.length > 1));
  const isAboutWriter = (clause: string): boolean =>
    emailPattern.test(clause) ||
    /https?:|www\./i.test(clause) ||
    fold(clause)
      .split(/[^\p{L}]+/u)
      .some((word) => known.has(word));
  const leading = leadingWords(locale);
  const sentences = unwrapped(body)
    .split(/\n+|(?<=[.!?…])\s+/u)
    .map((sentence) => clausesOf(sentence).filter((clause) => clause !== '' && !isAboutWriter(clause)));
  for (const fewest of fewestWords)
    for (const clauses of sentences) {
      if (wordsIn(clauses.join(' ')).length < fewest) continue;
      const title = fitted(clauses, length, leading).replace(trailing, '');
      if (title) return title.charAt(0).toUpperCase() + title.slice(1);
    }
  return null;
}
