import type { FactAlias } from '../playbook.ts';

/** How price lists and forms name these facts. */
export const electricalSocketsAliases: readonly FactAlias[] = [
  { name: 'sockets', requirement: 'points', option: 'double' },
  { name: 'double_sockets', requirement: 'points', option: 'double' },
  { name: 'doubles', requirement: 'points', option: 'double' },
  { name: 'single_sockets', requirement: 'points', option: 'single' },
  { name: 'singles', requirement: 'points', option: 'single' },
  { name: 'usb_sockets', requirement: 'points', option: 'usb' },
  { name: 'outdoor_sockets', requirement: 'points', option: 'outdoor' },
  { name: 'replacements', requirement: 'points', option: 'replace' },
  { name: 'spurs', requirement: 'points', option: 'spur' },
  { name: 'switches', requirement: 'points', option: 'switch_move' },
  { name: 'cookers', requirement: 'points', option: 'cooker' },
  { name: 'cable_m', requirement: 'cable.distance' },
  { name: 'distance_m', requirement: 'cable.distance' },
  {
    name: 'wall',
    requirement: 'wall.kind',
    values: {
      brick: 'brick',
      solid: 'brick',
      plasterboard: 'plasterboard',
      stud: 'plasterboard',
      drywall: 'plasterboard',
    },
  },
  {
    name: 'cable',
    requirement: 'cable.route',
    values: { surface: 'surface', trunking: 'surface', chased: 'hidden_filled', hidden: 'hidden_filled' },
  },
  { name: 'floor', requirement: 'floor.kind', values: { boards: 'boards', covered: 'covered', concrete: 'concrete' } },
];
