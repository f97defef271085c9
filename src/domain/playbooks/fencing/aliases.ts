import type { FactAlias } from '../playbook.ts';

/** How price lists and forms name these facts. */
export const fencingAliases: readonly FactAlias[] = [
  { name: 'length_m', requirement: 'run.length' },
  { name: 'length_ft', requirement: 'run.length', times: 0.3048 },
  { name: 'height_m', requirement: 'run.height' },
  { name: 'height_ft', requirement: 'run.height', times: 0.3048 },
  { name: 'panels', requirement: 'run.panels' },
  {
    name: 'fence',
    requirement: 'fence.type',
    values: {
      lap_panel: 'lap_panel',
      panel: 'lap_panel',
      lap: 'lap_panel',
      closeboard: 'closeboard',
      feather_edge: 'closeboard',
      cedar: 'closeboard',
      privacy: 'closeboard',
      picket: 'picket',
      slatted: 'slatted',
      composite: 'slatted',
      wire: 'wire',
      chain_link: 'wire',
      mesh: 'wire',
    },
  },
  {
    name: 'posts',
    requirement: 'post.type',
    values: { timber: 'timber', wood: 'timber', concrete: 'concrete', keep: 'keep' },
  },
  { name: 'gravel_boards', requirement: 'gravel.boards', values: { true: 'wanted', false: 'none' } },
  { name: 'trellis', requirement: 'trellis', values: { true: 'wanted', false: 'none' } },
  { name: 'remove_old', requirement: 'old.fence', values: { true: 'remove', false: 'none' } },
  { name: 'gates', requirement: 'gate', values: { '0': 'none', '1': 'single' } },
  {
    name: 'gate',
    requirement: 'gate',
    values: { true: 'single', false: 'none', none: 'none', single: 'single', double: 'double' },
  },
  { name: 'gate_width_m', requirement: 'gate.width' },
  { name: 'slope', requirement: 'slope', values: { true: 'slope', false: 'level' } },
];
