import type { FactAlias } from '../playbook.ts';
import { homeTypeValues } from '../rooms.ts';

/** How price lists and forms name these facts. */
export const cleaningAliases: readonly FactAlias[] = [
  { name: 'bedrooms', requirement: 'home.bedrooms' },
  { name: 'bathrooms', requirement: 'home.bathrooms' },
  { name: 'rooms', requirement: 'home.rooms' },
  {
    name: 'property',
    requirement: 'home.type',
    values: homeTypeValues,
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
  ...['beds', 'bedroom_count'].map((name) => ({ name, requirement: 'home.bedrooms' })),
  ...['baths', 'bathroom_count'].map((name) => ({ name, requirement: 'home.bathrooms' })),
  ...['home', 'type', 'property_type'].map((name) => ({
    name,
    requirement: 'home.type',
    values: homeTypeValues,
  })),
  ...['region', 'city', 'location', 'area'].map((name) => ({
    name,
    requirement: 'region',
    values: {
      UK: 'usual',
      GB: 'usual',
      outside_london: 'usual',
      rest: 'usual',
      London: 'capital',
      london: 'capital',
      LON: 'capital',
      'UK-LON': 'capital',
      central_london: 'capital',
      greater_london: 'capital',
    },
  })),
  { name: 'ovens', requirement: 'oven', values: { '0': 'none', '1': 'single', '2': 'double' } },
  { name: 'oven_clean', requirement: 'oven', values: { true: 'single', false: 'none' } },
  ...['carpet', 'carpet_cleaning', 'carpet_clean'].map((name) => ({
    name,
    requirement: 'carpets',
    values: { true: 'all', false: 'none' },
  })),
  { name: 'freezers', requirement: 'appliances', option: 'fridge' },
  { name: 'dishwasher', requirement: 'appliances', option: 'machine' },
  { name: 'appliances', requirement: 'appliances', option: 'machine' },
  {
    name: 'state',
    requirement: 'condition',
    values: { good: 'usual', usual: 'usual', dirty: 'heavy', heavy: 'heavy' },
  },
];
