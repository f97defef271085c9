import type { FactAlias } from '../playbook.ts';
import { sizeAliases } from '../size-aliases.ts';

const often = {
  once: 'once',
  one_off: 'once',
  single: 'once',
  weekly: 'weekly',
  week: 'weekly',
  fortnightly: 'fortnightly',
  biweekly: 'fortnightly',
  bi_weekly: 'fortnightly',
  two_weekly: 'fortnightly',
  monthly: 'monthly',
  month: 'monthly',
} as const;

/** How price lists and forms name these facts. */
export const lawnMowingAliases: readonly FactAlias[] = [
  ...sizeAliases('lawn.size', 'lawn.area', ['lawn', 'garden', 'grass', 'yard', 'lot']),
  { name: 'lawn_acres', requirement: 'lawn.area', times: 4046.86 },
  { name: 'lot_acres', requirement: 'lawn.area', times: 4046.86 },
  { name: 'lawn', requirement: 'lawn.area', values: { small: 50, medium: 150, large: 400 } },
  { name: 'size', requirement: 'lawn.area', values: { small: 50, medium: 150, large: 400 } },
  { name: 'lawn_size', requirement: 'lawn.area', values: { small: 50, medium: 150, large: 400 } },
  { name: 'hours', requirement: 'session.hours' },
  { name: 'days', requirement: 'session.hours', times: 8 },
  { name: 'frequency', requirement: 'frequency', values: often },
  {
    name: 'condition',
    requirement: 'grass.height',
    values: { short: 'short', good: 'short', tidy: 'short', long: 'long', overgrown: 'wild', wild: 'wild' },
  },
  { name: 'overgrown', requirement: 'grass.height', values: { true: 'wild', false: 'short' } },
  { name: 'waste', requirement: 'waste', values: { true: 'take', false: 'stays' } },
  { name: 'waste_removal', requirement: 'waste', values: { true: 'take', false: 'stays' } },
  { name: 'edging', requirement: 'edges', values: { true: 'trim', false: 'mow' } },
  { name: 'edges', requirement: 'edges', values: { true: 'trim', false: 'mow' } },
  { name: 'slope', requirement: 'ground.slopes', values: { true: true, false: false } },
];
