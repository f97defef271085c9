import { isName } from './name-line.ts';
import { anyIn, ofPastes } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

const patterns = ofPastes(() => {
  const ends = `(?:${anyIn('sign_offs', 'thanks')})`;
  const joined = String.raw`(?:\s*(?:,|&|${anyIn('and')})\s*${ends}){0,2}`;
  return {
    ofLine: new RegExp(String.raw`^${ends}${joined}(?=[\s,.!:;–-]|$)[\s,.!:;–-]*`, 'u'),
    withinLine: new RegExp(String.raw`(?<=[.!?…])\s+(${ends}${joined})(?=[\s,.!:;–-]|$)[\s,.!:;–-]*`, 'gu'),
  };
});

/** A line that ends a message: the greeting alone, or with a name behind it. */
export function isSignOff(line: string): boolean {
  const found = signOffIn(line);
  return found !== null && found.before === '';
}

/** Where a line says goodbye: the words before it and the name after it. Null where it does not. */
export function signOffIn(line: string): { readonly before: string; readonly after: string } | null {
  const plain = plainOf(line);
  const { ofLine, withinLine } = patterns();
  const matches = [ofLine.exec(plain), ...plain.matchAll(withinLine)].filter((found) => found !== null);
  for (const found of matches) {
    const after = line.slice(found.index + found[0].length).trim();
    if (after === '' || isName(after.split(/[,|·]|\s\d|\s\+/u)[0] ?? ''))
      return { before: line.slice(0, found.index).trim(), after };
  }
  return null;
}
