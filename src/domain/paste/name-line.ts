import { anyIn, anyWritten, ofPastes } from './paste-words.ts';
import { plainOf } from './plain-text.ts';

/** Of names whose languages the product does not read. */
const otherParticles = 'bin|al';
const namePart = /^(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}+)*\.?|\p{Lu}\.)$/u;
const patterns = ofPastes(() => ({
  noName: new RegExp(`^(?:${anyIn('greetings', 'salutations', 'sign_offs', 'thanks', 'everybody')})\\b`, 'u'),
  particles: new RegExp(`^(?:${anyWritten('name_particles')}|${otherParticles}|&)$`, 'u'),
}));
const mostParts = 5;

/** Whether a line is a name and nothing else: one to five words with capitals, and small words between them. */
export function isName(line: string): boolean {
  const { noName, particles } = patterns();
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
