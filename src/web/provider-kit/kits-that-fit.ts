import { fold } from '#domain/text/fold.ts';
import type { Kit } from '#web/api/kits.ts';

/** Those whose name has every typed word, however it is written; what begins so first. */
export function kitsThatFit(kits: readonly Kit[], typed: string): Kit[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const rank = ({ name }: Kit) => (fold(name).startsWith(fold(typed.trim())) ? 0 : 1);
  return kits
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
}
