import { anyIn, ofPastes } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

const end = `\\s*(?:[,!.:;–-]+(?=\\s|$)|$)`;

const patterns = ofPastes(() => {
  const greeting = `(?:${anyIn('greetings')})`;
  const opening = `(?:${anyIn('greetings', 'salutations')})`;
  return {
    /** With a comma or the like behind it, whatever few words stand before that are whom it greets. */
    closed: new RegExp(`^${opening}(?:\\s+[^\\s,!.:;]+\\.?){0,4}?${end}`, 'u'),
    toEverybody: new RegExp(`^${greeting}\\s+(?:${anyIn('everybody')})(?=\\s|$)`, 'u'),
    toTitle: new RegExp(`^${opening}\\s+(?:${anyIn('titles')})\\.?\\s+\\S+(?=\\s|$)`, 'u'),
    alone: new RegExp(`^${greeting}(?=\\s)`, 'u'),
  };
});
/** "Hi Tom could you": one or two words with a capital before one without. */
const toName = /^\s+(?!I\b)(?:\p{Lu}\p{Ll}[\p{L}'’-]*\s+){1,2}(?=\p{Ll})/u;

function greetingLength(text: string): number {
  const plain = plainOf(text);
  const { closed, toEverybody, toTitle, alone } = patterns();
  const found = (closed.exec(plain) ?? toTitle.exec(plain) ?? toEverybody.exec(plain))?.[0];
  if (found !== undefined) return found.length;
  const word = alone.exec(plain)?.[0].length ?? 0;
  if (word === 0) return 0;
  return word + (toName.exec(text.slice(word))?.[0].length ?? 0);
}

/** A text without "Hi Tom," before the matter, however many of these there are ("Hello, good morning"). */
export function withoutGreeting(text: string): string {
  let rest = text.trimStart();
  for (let length = greetingLength(rest); length > 0; length = greetingLength(rest)) {
    rest = rest
      .slice(length)
      .replace(/^[ ,!.:;–-]+/u, '')
      .trimStart();
  }
  return rest;
}
