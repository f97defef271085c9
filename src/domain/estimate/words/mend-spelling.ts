import type { Playbook } from '../../playbooks/playbook.ts';
import { phraseOf } from './phrase.ts';
import type { Token } from './token.ts';

/** Shorter words have too many neighbours: "Lack" and "Leck". */
const shortestMended = 6;
/** Longer ones are no words. */
const longestMended = 30;
/** A text of more words says what it wants in others of them, and reading stays quick. */
const mostWords = 60;

/** A word of the playbooks, or the part of one that stands for its compounds and inflections. */
interface Spelling {
  readonly text: string;
  readonly open: 'none' | 'start' | 'end' | 'both';
}

interface Spellings {
  readonly all: readonly Spelling[];
  /** By every form with one letter left out, and the word itself: neighbours share one. */
  readonly byForm: ReadonlyMap<string, readonly Spelling[]>;
}

const spellingsKnown = new WeakMap<readonly Playbook[], Map<string, Spellings>>();

/** A word and every form of it with one letter left out: words one slip apart share one. */
export function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

function readSpellings(playbooks: readonly Playbook[], language: string): Spellings {
  const all = new Map<string, Spelling>();
  const groups = playbooks.flatMap(({ lexicon }) => lexicon[language] ?? []).filter(({ weight }) => weight > 0);
  for (const part of groups.flatMap(({ phrases }) => phrases.flatMap(phraseOf))) {
    if (part.is === 'word' && part.text.length >= shortestMended) all.set(`${part.text} ${part.open}`, part);
  }
  const byForm = new Map<string, Spelling[]>();
  for (const spelling of all.values()) {
    for (const form of formsOf(spelling.text)) byForm.set(form, [...(byForm.get(form) ?? []), spelling]);
  }
  return { all: [...all.values()], byForm };
}

function spellingsOf(playbooks: readonly Playbook[], language: string): Spellings {
  const known = spellingsKnown.get(playbooks) ?? new Map<string, Spellings>();
  spellingsKnown.set(playbooks, known);
  const spellings = known.get(language) ?? readSpellings(playbooks, language);
  known.set(language, spellings);
  return spellings;
}

/** One letter more, less or other, or two neighbours that changed places. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const restA = a.slice(from);
  const restB = b.slice(from);
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB.slice(1);
}

function isKnown(word: string, { text, open }: Spelling): boolean {
  if (open === 'none') return word === text;
  if (open === 'end') return word.startsWith(text);
  return open === 'start' ? word.endsWith(text) : word.includes(text);
}

/** Where in a word a misspelt part may stand. */
function* placesIn(word: string): Generator<readonly [number, number]> {
  for (let from = 0; from <= word.length - shortestMended + 1; from += 1) {
    for (let to = from + shortestMended - 1; to <= word.length; to += 1) yield [from, to];
  }
}

function mayStand({ open }: Spelling, word: string, [from, to]: readonly [number, number]): boolean {
  const fromStart = from === 0 || open === 'both' || open === 'start';
  return fromStart && (to === word.length || open === 'both' || open === 'end');
}

/** The word with one letter put right, so that it has the longest part that a playbook knows; or null. */
function mended(word: string, { byForm }: Spellings): string | null {
  let best: { readonly text: string; readonly length: number } | null = null;
  for (const place of placesIn(word)) {
    const written = word.slice(...place);
    for (const form of formsOf(written)) {
      for (const spelling of byForm.get(form) ?? []) {
        const { text } = spelling;
        if (text.length <= (best?.length ?? 0) || text[0] !== written[0]) continue;
        if (!mayStand(spelling, word, place) || !isOneEditAway(written, text)) continue;
        best = { text: word.slice(0, place[0]) + text + word.slice(place[1]), length: text.length };
      }
    }
  }
  return best?.text ?? null;
}

/** "Waende", as written where the keyboard has no "ä". */
function withoutSpeltUmlauts(word: string): string {
  return word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeoq])ue/g, 'u')
    .replace(/aa/g, 'a');
}

function mendedWord(word: string, spellings: readonly Spellings[]): string {
  const knows = (written: string): boolean =>
    spellings.some(({ all }) => all.some((spelling) => isKnown(written, spelling)));
  if (word.length < shortestMended || word.length > longestMended || knows(word)) return word;
  const plain = withoutSpeltUmlauts(word);
  if (plain !== word && knows(plain)) return plain;
  for (const one of spellings) {
    const found = mended(word, one);
    if (found !== null) return found;
  }
  return word;
}

/** The words with slips of spelling put right: those of six letters and more that no playbook knows, and that are one letter off a word it does. */
export function mendSpelling(
  tokens: readonly Token[],
  languages: readonly string[],
  playbooks: readonly Playbook[],
): readonly Token[] {
  if (tokens.length > mostWords) return tokens;
  const spellings = languages.map((language) => spellingsOf(playbooks, language));
  let changed = false;
  const words = tokens.map((token) => {
    const folded = token.kind === 'word' ? mendedWord(token.folded, spellings) : token.folded;
    if (folded === token.folded) return token;
    changed = true;
    return { ...token, folded };
  });
  return changed ? words : tokens;
}
