import { anyOf } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

const particles =
  /^(?:von|van|vom|zu|zur|de|der|den|del|della|di|da|dos|das|do|la|le|ter|ten|bin|al|y|e|und|and|&|of)$/;
const namePart = /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}+)*\.?|\p{Lu}\.)$/u;
const noName = new RegExp(
  `^(?:${[anyOf('greetings'), anyOf('salutations'), anyOf('signOffs'), anyOf('thanks'), anyOf('everybody')].join('|')})\\b`,
  'u',
);
const mostParts = 5;

/** Whether a line is a name and nothing else: one to five words with capitals, and small words between them. */
export function isName(line: string): boolean {
  const parts = line.trim().split(/\s+/);
  if (parts.length > mostParts || noName.test(plainOf(line.trim()))) return false;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return (
    namePart.test(first) &&
    namePart.test(last) &&
    parts.every((part) => namePart.test(part) || particles.test(part.toLowerCase()))
  );
}

/** The name at the beginning of a line that goes on with something else: "Mara Muster, Muster Ltd", "Mara | 07700 900123". */
export function leadingName(line: string): string | null {
  const [first = ''] = line.trim().split(/\s*[,|·•/–—(<\d+:;]|\s-\s/u);
  const name = first.replace(/[.\s]+$/u, '').trim();
  return name.length >= 2 && isName(name) ? name : null;
}
