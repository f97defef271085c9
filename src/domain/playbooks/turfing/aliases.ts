import type { FactAlias } from '../playbook.ts';
import { sizeAliases } from '../size-aliases.ts';

const grass = {
  standard: 'standard',
  turf: 'standard',
  sod: 'standard',
  family: 'standard',
  lawn: 'standard',
  premium: 'premium',
  luxury: 'premium',
  shade: 'shade',
  wildflower: 'shade',
  artificial: 'artificial',
  artificial_grass: 'artificial',
  artificial_turf: 'artificial',
  artificial_lawn: 'artificial',
  astroturf: 'artificial',
  synthetic: 'artificial',
  fake: 'artificial',
  seed: 'seed',
  seeding: 'seed',
  hydroseed: 'seed',
} as const;

/** How price lists and forms name these facts. */
export const turfingAliases: readonly FactAlias[] = [
  ...sizeAliases('lawn.size', 'lawn.area', ['lawn', 'turf', 'garden', 'sod', 'grass', 'yard']),
  { name: 'hours', requirement: 'session.hours' },
  { name: 'days', requirement: 'session.hours', times: 8 },
  { name: 'scope', requirement: 'grass', values: { ...grass } },
  ...['removal', 'remove_old', 'strip'].map((name) => ({ name, requirement: 'ground', values: { true: 'lawn' } })),
  { name: 'material', requirement: 'grass', values: grass },
  { name: 'grass', requirement: 'grass', values: grass },
  { name: 'turf', requirement: 'grass', values: grass },
  { name: 'type', requirement: 'grass', values: grass },
  { name: 'grade', requirement: 'grass', values: grass },
  { name: 'remove_old', requirement: 'ground', values: { true: 'lawn', false: 'soil' } },
  { name: 'old_lawn', requirement: 'ground', values: { true: 'lawn', false: 'soil' } },
  {
    name: 'base',
    requirement: 'ground',
    values: { soil: 'soil', lawn: 'lawn', grass: 'lawn', weeds: 'rough', prepared: 'ready', ready: 'ready' },
  },
  { name: 'preparation', requirement: 'ground', values: { true: 'soil', false: 'ready' } },
  { name: 'topsoil', requirement: 'topsoil', values: { true: 'full', false: 'none', none: 'none' } },
  {
    name: 'supply',
    requirement: 'supply',
    values: { true: 'us', false: 'customer', us: 'us', customer: 'customer', labour_only: 'customer' },
  },
  { name: 'labour_only', requirement: 'supply', values: { true: 'customer', false: 'us' } },
];
