import type { FactAlias } from '../playbook.ts';

/** How price lists and forms name these facts. */
export const gardenClearanceAliases: readonly FactAlias[] = [
  { name: 'length_m', requirement: 'plot.size', part: 'length' },
  { name: 'width_m', requirement: 'plot.size', part: 'width' },
  { name: 'length_ft', requirement: 'plot.size', times: 0.3048, part: 'length' },
  { name: 'width_ft', requirement: 'plot.size', times: 0.3048, part: 'width' },
  { name: 'area_m2', requirement: 'plot.area' },
  { name: 'area_ft2', requirement: 'plot.area', times: 0.09290304 },
  { name: 'garden_m2', requirement: 'plot.area' },
  { name: 'garden_ft2', requirement: 'plot.area', times: 0.09290304 },
  { name: 'hours', requirement: 'session.hours' },
  {
    name: 'growth',
    requirement: 'growth',
    values: { light: 'light', medium: 'medium', dense: 'dense', heavy: 'dense' },
  },
  { name: 'overgrown', requirement: 'growth', values: { true: 'dense' } },
  { name: 'roots', requirement: 'roots', values: { true: 'out', false: 'cut' } },
  {
    name: 'rubbish',
    requirement: 'rubbish',
    values: { true: 'some', false: 'none', none: 'none', some: 'some', lots: 'lots' },
  },
  { name: 'waste', requirement: 'waste', values: { true: 'take', false: 'stays' } },
  { name: 'waste_removal', requirement: 'waste', values: { true: 'take', false: 'stays' } },
  { name: 'stumps', requirement: 'items', option: 'stump' },
  { name: 'trees', requirement: 'items', option: 'small_tree' },
  { name: 'sheds', requirement: 'items', option: 'shed' },
  { name: 'hedge_m', requirement: 'hedge.length' },
];
