import { newKey } from '#web/api/new-key.ts';
import { forgetKeptText, keepText, readKeptText } from '#web/ui/use-kept-text.ts';

const keptUnder = (name: string): string => `${name}:key`;

/**
 * The key that words go out with: the same until they have arrived, over a reload too, so that trying again sends nothing
 * twice. Other words have another one.
 * @param name under which the words are kept in this browser
 * @param ofPage the page's own, for its first words
 */
export function keyOfWords(name: string, asked: object, ofPage: string): string {
  const words = JSON.stringify(asked);
  const kept = readKeptText(keptUnder(name));
  if (kept?.endsWith(` ${words}`)) return kept.slice(0, -words.length - 1);
  const key = kept === null ? ofPage : newKey();
  keepText(keptUnder(name), `${key} ${words}`);
  return key;
}

/** Once they have arrived: the same words again are another message. */
export const forgetKeyOfWords = (name: string): void => forgetKeptText(keptUnder(name));
