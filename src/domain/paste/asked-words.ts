import { isOwnName, type Own } from './read-paste.ts';
import { splitPaste } from './split-paste.ts';

/**
 * The words of a pasted text by which somebody asks, each where it stands; spaces stand for all others: quoted mails, heads,
 * stamps, what the provider says in a chat, greetings and signatures. A text in which nothing is asked is left whole.
 */
export function askedWords(text: string, own: Pick<Own, 'names'>): string {
  const { body, spans } = splitPaste(text, (name) => isOwnName(own, name));
  if (body === '') return text;
  let asked = '';
  const blank = (to: number): string => text.slice(asked.length, to).replace(/[^\n]/g, ' ');
  for (const [start, end] of spans) {
    asked += blank(start);
    asked += text.slice(start, end);
  }
  return asked + blank(text.length);
}
