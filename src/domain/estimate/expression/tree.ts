import type { MeasureUnit } from '../../playbooks/playbook.ts';

/** A formula, read. Only literals, names and this closed list of operations: no loops, no calls out. */
export type Expression =
  | { readonly kind: 'number'; readonly text: string; readonly unit: MeasureUnit }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate' | 'not'; readonly of: Expression }
  | { readonly kind: 'binary'; readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression }
  /** `left - 10% openings`: a part of everything to its left, with the word that says what for. */
  | {
      readonly kind: 'percent';
      readonly sign: '+' | '-';
      readonly left: Expression;
      readonly percent: string;
      readonly term: string;
    }
  | { readonly kind: 'call'; readonly fn: FunctionName; readonly args: readonly Expression[] };

export const binaryOperators = ['or', 'and', '=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'] as const;
export type BinaryOperator = (typeof binaryOperators)[number];

/**
 * `known(x)`: a fact, no default · `has(x, 'option')` · `sum(e)`: e in each section, added · `count()`: sections ·
 * `round(e, decimals)` · `sqrt(e)`: to 4 decimals.
 */
export const functionArity = {
  min: [2, 8],
  max: [2, 8],
  ceil: [1, 1],
  floor: [1, 1],
  round: [1, 2],
  sqrt: [1, 1],
  if: [3, 3],
  sum: [1, 1],
  count: [0, 0],
  known: [1, 1],
  has: [2, 2],
} as const satisfies Record<string, readonly [number, number]>;
export type FunctionName = keyof typeof functionArity;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functionArity, name);
}

export type Parsed =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: string };
