import { isName } from './name-line.ts';
import { anyOf } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

const ends = `(?:${anyOf('signOffs')}|${anyOf('thanks')})`;
const joined = String.raw`(?:\s*(?:,|&|and|und|et|y|e|en|i|och|og|ja)\s*${ends}){0,2}`;
const ofLine = new RegExp(String.raw`^${ends}${joined}(?=[\s,.!:;–-]|$)[\s,.!:;–-]*`, 'u');
const withinLine = new RegExp(String.raw`(?<=[.!?…])\s+(${ends}${joined})(?=[\s,.!:;–-]|$)[\s,.!:;–-]*`, 'gu');

/** A line that ends a message: the greeting alone, or with a name behind it. */
export function isSignOff(line: string): boolean {
  const found = signOffIn(line);
  return found !== null && found.before === '';
}

/** Where a line says goodbye: the words before it and the name after it. Null where it does not. */
export function signOffIn(line: string): { readonly before: string; readonly after: string } | null {
  const plain = plainOf(line);
  const matches = [ofLine.exec(plain), ...plain.matchAll(withinLine)].filter((found) => found !== null);
  for (const found of matches) {
    const after = line.slice(found.index + found[0].length).trim();
    if (after === '' || isName(after.split(/[,|·]|\s\d|\s\+/u)[0] ?? ''))
      return { before: line.slice(0, found.index).trim(), after };
  }
  return null;
}
