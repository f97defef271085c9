import type { Big } from 'big.js';

/** How tightly a trace holds together: it needs brackets inside anything tighter. */
export const tightness = { sum: 1, product: 2, atom: 3 } as const;

export interface NumberValue {
  readonly is: 'number';
  readonly value: Big;
  /** How it was worked out, with formatted numbers: `2 × (4.00 + 3.00) × 2.40`. */
  readonly trace: string;
  readonly tight: number;
}

export type Value =
  | NumberValue
  | { readonly is: 'boolean'; readonly value: boolean }
  /** The option chosen; empty when nothing is known and there is no default. */
  | { readonly is: 'choice'; readonly value: string }
  | { readonly is: 'set'; readonly value: readonly string[] }
  | { readonly is: 'problem'; readonly problem: string };

/** What names mean, in one section or for the job. */
export interface ValueScope {
  valueOf(name: string): Value;
  isKnown(name: string): boolean;
  /** The scopes of the sections; within a section only itself. */
  sections(): readonly ValueScope[];
  /** A literal, a result or a term of a trace, as the locale writes it. */
  formatNumber(value: Big): string;
  term(key: string): string;
}

export function problemOf(problem: string): Value {
  return { is: 'problem', problem };
}

export function plainNumber(value: Big, scope: ValueScope): NumberValue {
  return { is: 'number', value, trace: scope.formatNumber(value), tight: tightness.atom };
}

export function bracketed(value: NumberValue, tight: number): string {
  return value.tight < tight ? `(${value.trace})` : value.trace;
}
