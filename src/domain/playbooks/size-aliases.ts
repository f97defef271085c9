import type { FactAlias } from './playbook.ts';

const squareFoot = 0.09290304;
const foot = 0.3048;

/** The names under which price lists give an area out of doors: its sides, or square metres and feet of what it is. */
export function sizeAliases(size: string, area: string, things: readonly string[]): readonly FactAlias[] {
  return [
    { name: 'length_m', requirement: size, part: 'length' },
    { name: 'width_m', requirement: size, part: 'width' },
    { name: 'length_ft', requirement: size, times: foot, part: 'length' },
    { name: 'width_ft', requirement: size, times: foot, part: 'width' },
    ...['area', 'size', 'floor', 'surface', ...things].flatMap((thing) => [
      { name: `${thing}_m2`, requirement: area },
      { name: `${thing}_ft2`, requirement: area, times: squareFoot },
    ]),
    { name: 'acres', requirement: area, times: 4046.86 },
  ];
}
