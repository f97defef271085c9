import { costCategories } from '../../pricing/rule.ts';
import type { Tag } from '../vocabulary/tag.ts';

// What the reader of clauses tells apart, by what a word can do.

export const strongVerbs = [
  'add',
  'delete',
  'raise',
  'lower',
  'increase_by',
  'decrease_by',
  'take',
  'cut',
  'replace',
  'use',
  'rename',
  'move',
  'round',
  'round_up',
  'round_down',
  'halve',
  'double',
  'triple',
  'merge',
  'without',
  'charge',
  'discount',
] as const satisfies readonly Tag[];
export const weakVerbs = ['set', 'is', 'put_on'] as const satisfies readonly Tag[];
export const prepositions = [
  'to',
  'by',
  'at',
  'on',
  'for',
  'with',
  'from',
  'of',
  'as',
  'in',
  'after',
  'before',
  'instead',
] as const satisfies readonly Tag[];
/** What begins a command. */
export const commands = [
  'add',
  'delete',
  'raise',
  'lower',
  'replace',
  'rename',
  'move',
  'round',
  'set',
  'take',
  'cut',
  'merge',
  'double',
  'triple',
  'halve',
  'charge',
] as const satisfies readonly Tag[];
export const particles = ['out', 'off', 'up', 'down'] as const satisfies readonly Tag[];
export const attributes = [
  'price',
  'quantity',
  'total',
  'name',
  'free',
  'optional',
  'required',
  'half',
] as const satisfies readonly Tag[];
export const narrowing = [
  'all',
  'both',
  'it',
  'labour',
  'materials',
  'equipment',
  'other',
  'hourly',
  'daily',
  'by_area',
  'by_metre',
  'by_foot',
  'start',
  'end',
] as const satisfies readonly Tag[];

const changes = ['free', 'optional', 'required', 'except'] as const satisfies readonly Tag[];
/** What makes more than a reason of what begins as one; one takes and uses things in reasons too: "he'll use his own". */
export const changesInReason = [
  ...changes,
  ...strongVerbs.filter((tag) => !['take', 'use', 'charge', 'discount'].includes(tag)),
  ...(['not', 'out', 'off'] as const),
] satisfies readonly Tag[];
/** What makes more than a telling of what only begins like one: anything that changes, and anything that can be. */
export const changesInTelling = [
  ...changes,
  ...strongVerbs,
  ...costCategories,
  ...(['after', 'before', 'start', 'end', 'total', 'name'] as const),
] satisfies readonly Tag[];
