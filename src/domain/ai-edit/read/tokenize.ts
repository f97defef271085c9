import { Big } from 'big.js';
import { anyOf } from '../../language/any-of.ts';
import { ofLanguages } from '../../language/installed-languages.ts';
import { fold } from '../../text/fold.ts';
import { commandLanguages, lexiconFor } from './lexicon.ts';
import type { Token } from './token.ts';

const patterns = [
  ['quoted', /["“”„«»]\s*([^"“”„«»]{1,200}?)\s*["“”„«»]/uy],
  ['word', /\d+x\d+/iuy],
  ['number', /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*/uy],
  ['word', /\p{L}[\p{L}\p{M}\p{N}²³]*/uy],
  ['sign', /[+\-−–%€£$¥/@=&×]/uy],
  ['stop', /[,;.:!?()\n¿¡]/uy],
] as const;

const none: Token['tags'] = new Set();

/**
 * The number that digits with marks stand for, or null where it cannot be told. Where one mark could be either, the
 * language's own decides: `1.234` is a thousand and more in German.
 */
export function numberOf(text: string, decimal: '.' | ','): Big | null {
  const plain = text.replace(/[ \u00a0\u202f'’]/g, '');
  const marks = plain.replace(/\d/g, '');
  const [first = '', last = ''] = [marks[0], marks.at(-1)];
  if (marks === '') return new Big(plain);
  const isGrouped = (mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+(?![\\d${mark}])`).test(plain);
  if (first !== last) {
    const ok = isGrouped(first) && marks.indexOf(last) === marks.length - 1;
    return ok ? new Big(plain.replaceAll(first, '').replace(last, '.')) : null;
  }
  if (marks.length > 1) return isGrouped(first) ? new Big(plain.replaceAll(first, '')) : null;
  if (isGrouped(first) && first !== decimal) return plain.startsWith('0') ? null : new Big(plain.replace(first, ''));
  return new Big(plain.replace(first, '.'));
}

function tokenAt(command: string, at: number, decimal: '.' | ','): Token | null {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(command);
    if (!found) continue;
    const value = kind === 'number' ? numberOf(found[0], decimal) : null;
    if (kind === 'number' && value === null) continue;
    const text = kind === 'quoted' ? (found[1] ?? '') : fold(found[0]);
    return { kind, start: at, end: at + found[0].length, text, value, tags: none, isName: false };
  }
  return null;
}

const shortened = ofLanguages<void, RegExp>(() => {
  const words = commandLanguages().flatMap((language) => [...(lexiconFor(language)?.abbreviations ?? [])]);
  return new RegExp(String.raw`\d\s*(?:${anyOf(words)})$`, 'i');
});

/** "79.50 Fr. pro Stück": a stop that ends no sentence. */
function isShortened(command: string, at: number): boolean {
  return (
    command.charAt(at) === '.' &&
    shortened().test(command.slice(0, at)) &&
    /^\s*(?:$|[\p{Ll},;])/u.test(command.slice(at + 1))
  );
}

/** Blanks, apostrophes, and hyphens within a word: "call-out" is two words. */
function isBlank(command: string, at: number): boolean {
  const char = command.charAt(at);
  if (isShortened(command, at)) return true;
  if (char === '-') return /\p{L}-[\p{L}\d]/u.test(command.slice(at - 1, at + 2)) && at > 0;
  return char !== '\n' && /[\s'’\u00ad]/u.test(char);
}

/** The command in pieces, or null when something in it is none of them: then nothing of it is done. */
export function tokenize(command: string, decimal: '.' | ','): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < command.length) {
    if (isBlank(command, at)) {
      at += 1;
      continue;
    }
    const token = tokenAt(command, at, decimal);
    if (!token) return null;
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}
