import { anyOf } from '../../language/any-of.ts';
import { hasHabit, ofLanguages } from '../../language/installed-languages.ts';
import type { EditLine } from '../plan.ts';
import { conceptsOf, languageOfLines, stems } from './concepts.ts';
import { type Head, headOf } from './head.ts';
import { commandLanguages, englishLexicon, type Lexicon, lexiconFor } from './lexicon.ts';
import { isOneLetterOff } from './misspelling.ts';
import { namingWords, wordsOf } from './words-of.ts';

function isInflected(a: string, b: string, endings: readonly string[]): boolean {
  if (a === b) return true;
  const [first, second] = [stems(a, endings), stems(b, endings)];
  return first.some((stem) => second.includes(stem));
}

function meanSame(a: string, b: string, endings: readonly string[]): boolean {
  const english = ['s', 'es'];
  const own = stems(a, [...endings, ...english]).flatMap((stem) => [...(conceptsOf().get(stem) ?? [])]);
  const other = stems(b, [...endings, ...english]).flatMap((stem) => [...(conceptsOf().get(stem) ?? [])]);
  return own.some((row) => other.includes(row));
}

/** "Fliesenschneider" for "tile cutter": a German word of two, each of which the text says. */
function isCompoundOf(said: string, written: readonly string[], endings: readonly string[]): boolean {
  for (let at = shortestPart; at <= said.length - shortestPart; at += 1) {
    const [front, back] = [said.slice(0, at), said.slice(at)];
    const isSaid = (part: string) => written.some((one) => meanSame(part, one, endings));
    if (
      isSaid(back) &&
      isSaid(front) &&
      !written.some((one) => meanSame(front, one, endings) && meanSame(back, one, endings))
    )
      return true;
  }
  return false;
}

/** "Removing" for "Remove old boiler", "fitting" for "Fit boiler". */
function isGerundOf(said: string, written: string): boolean {
  if (!said.endsWith('ing') || !englishLexicon().workWords.test(written)) return false;
  const stem = said.slice(0, -3);
  return stem === written || `${stem}e` === written || stem === `${written}${written.at(-1)}`;
}

/** "Demolition" for "Demolish old deck", "excavation" for "Excavate". */
function isNounOf(said: string, written: string): boolean {
  if (!englishLexicon().workWords.test(written)) return false;
  const stem = written.replace(/e$/, '');
  const nouns = [`${stem}ation`, `${stem}ion`, `${stem}al`, `${written}ment`, `${written}y`];
  return nouns.includes(said) || (written.endsWith('sh') && said === `${written.slice(0, -2)}tion`);
}

/** "Pages designed" for "Design of pages". */
const isParticipleOf = (said: string, written: string): boolean =>
  written.length >= shortestPart && (said === `${written}ed` || (written.endsWith('e') && said === `${written}d`));

const shortestPart = 4;
const shortestMisspelled = 5;

/** How well a word of the command says a word of a line: 3 the same word, 2 a part or a word for it, 1 misspelled. */
function wordFit(said: string, written: string, { endings, language }: Lexicon): 0 | 1 | 2 | 3 {
  if (isInflected(said, written, endings) || isInflected(said, written, englishLexicon().endings)) return 3;
  if (
    meanSame(said, written, endings) ||
    isGerundOf(said, written) ||
    isParticipleOf(said, written) ||
    isNounOf(said, written)
  )
    return 2;
  const isPart = (part: string, whole: string) =>
    part.length >= shortestPart && (whole.endsWith(part) || whole.startsWith(part));
  if (hasHabit(language, 'compounds') && stems(said, endings).some((stem) => isPart(stem, written))) return 2;
  return said.length >= shortestMisspelled && isOneLetterOff(said, written) ? 1 : 0;
}

/** How well all the words fit a text: the worst of them, or 0. */
export function textFit(words: readonly string[], text: string, lexicon: Lexicon): number {
  const written = namingWords(text);
  const fitOf = (word: string): number => {
    const fit = Math.max(0, ...written.map((one) => wordFit(word, one, lexicon)));
    return fit < 2 && hasHabit(lexicon.language, 'compounds') && isCompoundOf(word, written, lexicon.endings) ? 2 : fit;
  };
  return Math.min(...words.map(fitOf));
}

const coordination = ofLanguages<void, RegExp>(() => {
  const words = commandLanguages().flatMap((language) => [...(lexiconFor(language)?.coordinators ?? [])]);
  return new RegExp(String.raw`\s+(?:${anyOf(words)}|&)\s+`, 'iu');
});

/** A description before brackets and commas, read in its own language; "cable and conduit" is about both. */
function headMatch(words: readonly string[], line: EditLine, of: Tongues): Head | null {
  const parts = (line.description.split(/[(,;:–]/)[0] ?? '').split(coordination());
  const heads = parts.map((part) => headOf(part, of.lines)).filter((head) => head !== null);
  // In another language only a translation can be the noun.
  const least = of.lines.language === of.command.language ? 3 : 2;
  return heads.find(({ noun }) => words.some((word) => wordFit(word, noun, of.command) >= least)) ?? null;
}

/** What the command is in, and what the lines are. */
export interface Tongues {
  readonly command: Lexicon;
  readonly lines: Lexicon;
}

export function tonguesOf(lines: readonly EditLine[], command: Lexicon): Tongues {
  return { command, lines: lexiconFor(languageOfLines(lines, command.language)) ?? command };
}

export interface WordMatch {
  /** The best, or those between which the words do not decide. */
  readonly lines: readonly EditLine[];
  /** Every line in which all of the words stand. */
  readonly all: readonly EditLine[];
}

/**
 * The lines that the words name. Of lines in which they all stand, those whose noun they are come before those that
 * mention it: "the posts" are "Fence posts", not "Bags of concrete for posts".
 */
export function matchWords(words: readonly string[], lines: readonly EditLine[], tongues: Tongues): WordMatch {
  const { command: lexicon } = tongues;
  const fits = lines
    .map((line) => ({ line, fit: textFit(words, line.description, lexicon) }))
    .filter(({ fit }) => fit > 0);
  const certain = fits.filter(({ fit }) => fit >= 2);
  const considered = (certain.length > 0 ? certain : fits).map(({ line }) => line);
  const phrase = words.join(' ');
  const literal = certain.filter(({ fit }) => fit === 3).map(({ line }) => line);
  // A compound says a word as much as the word by itself does.
  const nearest = literal.length > 0 && !hasHabit(lexicon.language, 'compounds') ? literal : considered;
  const whole = considered.filter(({ description }) => wordsOf(description).join(' ') === phrase);
  const heads = nearest.flatMap((line) => {
    const head = headMatch(words, line, tongues);
    return head ? [{ line, head }] : [];
  });
  const isDecided = heads.some(({ head }) => !head.isWorkedOn);
  const best = whole.length === 1 ? whole : isDecided ? heads.map(({ line }) => line) : nearest;
  return { lines: best, all: considered };
}
