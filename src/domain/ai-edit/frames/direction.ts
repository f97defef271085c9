import type { Clause } from '../read/clause.ts';

export type Direction = 'raise' | 'lower';

const any = (clause: Clause, ...tags: ReadonlyArray<Parameters<Clause['verbTags']['has']>[0]>): boolean =>
  tags.some((tag) => clause.verbTags.has(tag));

/** Whether the verb says by how much, so that a figure without a preposition is a difference. */
export const isDifferenceVerb = (clause: Clause): boolean =>
  any(clause, 'increase_by', 'decrease_by', 'add', 'delete', 'take', 'discount');

/** Up or down, from the verb with its particle; null where nothing says so, undefined where both do. */
export function directionOf(clause: Clause): Direction | null | undefined {
  const { particles } = clause;
  const isUp = any(clause, 'raise', 'increase_by', 'add') || particles.has('up');
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
