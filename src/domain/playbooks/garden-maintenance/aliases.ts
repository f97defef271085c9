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
export const gardenMaintenanceAliases: readonly FactAlias[] = [
  ...sizeAliases('garden.size', 'garden.area', ['garden', 'yard', 'lawn', 'plot']),
  { name: 'hours', requirement: 'session.hours' },
  { name: 'days', requirement: 'session.hours', times: 8 },
  { name: 'half_days', requirement: 'session.hours', times: 4 },
  { name: 'frequency', requirement: 'frequency', values: often },
  {
    name: 'scope',
    requirement: 'tasks',
    values: {
      mowing: ['mowing'],
      lawn: ['mowing'],
      weeding: ['weeding'],
      hedge: ['hedges'],
      hedges: ['hedges'],
      hedge_trimming: ['hedges'],
      hedge_cutting: ['hedges'],
      pruning: ['pruning'],
      planting: ['planting'],
      leaves: ['leaves'],
      leaf_clearance: ['leaves'],
      maintenance: ['mowing', 'weeding', 'pruning'],
    },
  },
  { name: 'mowing', requirement: 'tasks', option: 'mowing' },
  { name: 'weeding', requirement: 'tasks', option: 'weeding' },
  { name: 'pruning', requirement: 'tasks', option: 'pruning' },
  { name: 'planting', requirement: 'tasks', option: 'planting' },
  { name: 'leaves', requirement: 'tasks', option: 'leaves' },
  { name: 'hedges', requirement: 'tasks', option: 'hedges' },
  { name: 'hedge_m', requirement: 'hedge.length' },
  { name: 'hedge_length_m', requirement: 'hedge.length' },
  { name: 'hedge_length_ft', requirement: 'hedge.length', times: 0.3048 },
  { name: 'hedge_ft', requirement: 'hedge.length', times: 0.3048 },
  { name: 'hedge_height_m', requirement: 'hedge.height' },
  { name: 'height_m', requirement: 'hedge.height' },
  { name: 'height_ft', requirement: 'hedge.height', times: 0.3048 },
  {
    name: 'condition',
    requirement: 'state',
    values: { tidy: 'tidy', good: 'tidy', behind: 'behind', fair: 'behind', overgrown: 'overgrown', poor: 'overgrown' },
  },
  { name: 'waste', requirement: 'waste', values: { true: 'take', false: 'stays' } },
  { name: 'waste_removal', requirement: 'waste', values: { true: 'take', false: 'stays' } },
];
