import type { FactAlias } from '../playbook.ts';

/** How price lists and forms name these facts. */
export const cleaningAliases: readonly FactAlias[] = [
  { name: 'bedrooms', requirement: 'home.bedrooms' },
  { name: 'bathrooms', requirement: 'home.bathrooms' },
  { name: 'rooms', requirement: 'home.rooms' },
  {
    name: 'property',
    requirement: 'home.type',
    values: {
      flat: 'flat',
      apartment: 'flat',
      studio: 'flat',
      house: 'house',
      semi: 'house',
      detached: 'house',
      terraced: 'house',
    },
  },
  { name: 'property', requirement: 'home.kind', values: { studio: 'studio' } },
  { name: 'furnished', requirement: 'furnished', values: { true: 'yes', false: 'no' } },
  {
    name: 'condition',
    requirement: 'condition',
    values: { usual: 'usual', good: 'usual', average: 'usual', heavy: 'heavy', poor: 'heavy' },
  },
  {
    name: 'oven',
    requirement: 'oven',
    values: { true: 'single', false: 'none', none: 'none', single: 'single', double: 'double' },
  },
  { name: 'fridges', requirement: 'appliances', option: 'fridge' },
  { name: 'fridge', requirement: 'appliances', option: 'fridge' },
  { name: 'washing_machine', requirement: 'appliances', option: 'machine' },
  {
    name: 'carpets',
    requirement: 'carpets',
    values: { true: 'all', false: 'none', none: 'none', one: 'one', all: 'all' },
  },
  { name: 'carpet_rooms', requirement: 'carpets', values: { '0': 'none', '1': 'one' } },
  { name: 'pets', requirement: 'pets', values: { true: 'yes', false: 'no' } },
  { name: 'rubbish', requirement: 'rubbish', values: { true: 'some', false: 'none' } },
];
