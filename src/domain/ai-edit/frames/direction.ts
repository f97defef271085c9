import type { Clause } from '../read/clause.ts';
import { has } from '../read/token.ts';

export type Direction = 'raise' | 'lower';

const any = (clause: Clause, ...tags: ReadonlyArray<Parameters<Clause['verbTags']['has']>[0]>): boolean =>
  tags.some((tag) => clause.verbTags.has(tag));

/** "Put £20 on the skip": on top of what it costs. */
export function isPutOn({ verbTags, values, phrases, tokens }: Clause): boolean {
  const [value] = values;
  if (!value || !verbTags.has('put_on') || value.roles.has('to') || value.roles.has('at')) return false;
  const next = tokens.find(({ start }) => start >= value.end);
  return has(next, 'on_top') && phrases.some(({ start }) => start >= value.end);
}

/** Whether the verb says by how much, so that a figure without a preposition is a difference. */
export const isDifferenceVerb = (clause: Clause): boolean =>
  any(clause, 'increase_by', 'decrease_by', 'add', 'delete', 'take', 'discount') || isPutOn(clause);

/** Up or down, from the verb with its particle; null where nothing says so, undefined where both do. */
export function directionOf(clause: Clause): Direction | null | undefined {
  const { particles } = clause;
  const isUp = any(clause, 'raise', 'increase_by', 'add') || particles.has('up') || isPutOn(clause);
  const isDown =
    any(clause, 'lower', 'decrease_by', 'cut', 'delete', 'discount') ||
    (particles.has('down') && !isUp) ||
    (particles.has('off') && !isUp) ||
    (any(clause, 'take') && particles.has('out'));
  const isDiscountAdded = any(clause, 'discount') && any(clause, 'add');
  if (isDiscountAdded) return 'lower';
  if (isUp && isDown) return undefined;
  return isUp ? 'raise' : isDown ? 'lower' : null;
}
