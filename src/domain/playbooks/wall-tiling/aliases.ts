import type { FactAlias } from '../playbook.ts';

/** How price lists and forms name these facts. */
export const wallTilingAliases: readonly FactAlias[] = [
  { name: 'wall_m2', requirement: 'tiled.area' },
  { name: 'wall_ft2', requirement: 'tiled.area', times: 0.09290304 },
  { name: 'area_m2', requirement: 'tiled.area' },
  { name: 'area_ft2', requirement: 'tiled.area', times: 0.09290304 },
  { name: 'length_m', requirement: 'tiled.size', part: 'length' },
  { name: 'width_m', requirement: 'tiled.size', part: 'width' },
  { name: 'length_m', requirement: 'tiled.length' },
  { name: 'height_m', requirement: 'tiled.height' },
  { name: 'height_ft', requirement: 'tiled.height', times: 0.3048 },
  {
    name: 'tile',
    requirement: 'tile.quality',
    values: {
      ceramic_basic: 'basic',
      basic: 'basic',
      ceramic: 'standard',
      standard: 'standard',
      porcelain: 'standard',
      premium: 'premium',
      natural_stone: 'premium',
      stone: 'premium',
    },
  },
  { name: 'tile', requirement: 'tile.supply', values: { supplied: 'customer', customer: 'customer' } },
  { name: 'tiles_supplied', requirement: 'tile.supply', values: { true: 'customer', false: 'tiler' } },
  { name: 'tile', requirement: 'tile.format', values: { mosaic: 'small', large_format: 'large' } },
  { name: 'remove_old', requirement: 'old.tiles', values: { true: 'remove', false: 'none' } },
  { name: 'windows', requirement: 'tile.details', option: 'window' },
  { name: 'niches', requirement: 'tile.details', option: 'niche' },
  { name: 'cutouts', requirement: 'tile.details', option: 'cutout' },
];
