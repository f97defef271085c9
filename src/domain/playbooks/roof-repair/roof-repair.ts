import { withEverydayWords } from '../phrase-lists.ts';
import type { FactAlias, Playbook, PlaybookLine } from '../playbook.ts';
import { starterRates } from '../starter-rates.ts';
import { roofRepairCues } from './cues.ts';
import { roofRepairEverydayWords } from './everyday-words.ts';
import { roofRepairLexicon, roofRepairSections } from './words.ts';

const parts = ['tile', 'ridge', 'flashing', 'valley', 'patch', 'gutter'] as const;
/** How many of each one roofer mends in an hour. */
const paces = { tile: 3.5, ridge: 2.2, flashing: 0.2, valley: 0.18, patch: 0.5, gutter: 1 };

const each = { unit: 'per_unit', measure: 'unit', per: 'job' } as const;
const once = { unit: 'fixed', measure: 'unit', per: 'job', quantity: '1' } as const;
const perArea = {
  unit: 'per_area',
  measure: 'm2',
  per: 'job',
  when: 'known(repair.area) and not known(damage)',
  quantity: 'repair.area',
} as const;
const searched = "leak != 'none' and not known(damage) and not known(repair.area)";

const lines: readonly PlaybookLine[] = [
  {
    key: 'session',
    category: 'labour',
    unit: 'hourly',
    measure: 'h',
    per: 'job',
    when: 'by_time > 0',
    quantity: 'session.hours',
  },
  {
    key: 'visit',
    category: 'labour',
    ...once,
    when: 'by_time = 0',
    factor: "if(storeys = 'one', 0.8, if(storeys = 'three', 1.3, 1))",
    productivity: 0.6,
    main: true,
  },
  { key: 'trace', category: 'labour', ...once, when: `by_time = 0 and ${searched}`, productivity: 0.6 },
  ...parts.map(
    (part): PlaybookLine => ({
      key: `mend_${part}`,
      category: 'labour',
      ...each,
      unit_label: part,
      when: `${part}s > 0[unit]`,
      quantity: `${part}s`,
      ...(part === 'tile' ? { factor: "if(covering = 'slate', 1.6, 1)", main: true } : {}),
      productivity: paces[part],
    }),
  ),
  {
    key: 'mend_area',
    category: 'labour',
    ...perArea,
    factor: "if(covering = 'slate', 1.4, 1)",
    productivity: 1,
    main: true,
  },
  { key: 'timber', category: 'labour', ...once, when: 'structure.weak', productivity: 0.1 },
  ...parts.map(
    (part): PlaybookLine => ({
      key: `buy_${part}`,
      category: 'materials',
      ...each,
      unit_label: part,
      when: part === 'tile' ? "tiles > 0[unit] and supply = 'new'" : `${part}s > 0[unit]`,
      quantity: `${part}s`,
      ...(part === 'tile' ? { factor: "if(covering = 'slate', 1.8, 1)" } : {}),
    }),
  ),
  {
    key: 'buy_area',
    category: 'materials',
    ...perArea,
    factor: "if(covering = 'slate', 1.8, 1)",
  },
  { key: 'tarpaulin', category: 'materials', ...once, when: "leak = 'now'" },
  { key: 'emergency', category: 'other', ...once, when: "leak = 'now'" },
  {
    key: 'scaffold',
    category: 'other',
    ...once,
    when: "scaffold = 'scaffold' or (storeys = 'three' and scaffold != 'there')",
  },
  { key: 'scaffold_bridge', category: 'other', ...once, when: 'access.blocked' },
  { key: 'asbestos_test', category: 'other', ...once, when: 'asbestos' },
  { key: 'waste', category: 'other', ...once, when: 'by_time = 0' },
  { key: 'gutter_clean', category: 'labour', ...once, productivity: 0.5, extra: 'gutter_clean' },
  { key: 'report', category: 'labour', ...once, productivity: 0.5, extra: 'report' },
];

const coverNames = {
  tile: 'tile',
  tiles: 'tile',
  concrete: 'tile',
  concrete_tile: 'tile',
  clay: 'tile',
  clay_tile: 'tile',
  slate: 'slate',
  slates: 'slate',
  shingle: 'shingle',
  asphalt: 'shingle',
  asphalt_shingle: 'shingle',
  flat: 'flat',
  felt: 'flat',
  epdm: 'flat',
  rubber: 'flat',
  grp: 'flat',
  metal: 'metal',
};
const storeyNames = { '1': 'one', '2': 'two', '3': 'three', one: 'one', two: 'two', three: 'three' };

const aliases: readonly FactAlias[] = [
  ...['tiles', 'slates', 'shingles', 'broken_tiles', 'missing_tiles', 'tile_count'].map((name) => ({
    name,
    requirement: 'damage',
    option: 'tile',
  })),
  { name: 'ridge_tiles', requirement: 'damage', option: 'ridge' },
  ...['scope', 'repair', 'work', 'job'].map((name) => ({
    name,
    requirement: 'damage',
    values: {
      tile: { tile: 1 },
      tiles: { tile: 5 },
      slates: { tile: 5 },
      shingles: { tile: 10 },
      ridge: { ridge: 12 },
      ridge_tiles: { ridge: 12 },
      flashing: { flashing: 1 },
      chimney_flashing: { flashing: 1 },
      valley: { valley: 1 },
      patch: { patch: 1 },
      flat_roof_patch: { patch: 1 },
      gutter: { gutter: 1 },
    },
  })),
  // Three ridge tiles to a metre.
  { name: 'ridge_m', requirement: 'damage', option: 'ridge', times: 3 },
  ...['flashing', 'flashings', 'chimneys'].map((name) => ({ name, requirement: 'damage', option: 'flashing' })),
  ...['valley', 'valleys'].map((name) => ({ name, requirement: 'damage', option: 'valley' })),
  ...['patch', 'patches'].map((name) => ({ name, requirement: 'damage', option: 'patch' })),
  ...['gutters', 'gutter_joints'].map((name) => ({ name, requirement: 'damage', option: 'gutter' })),
  ...['area_m2', 'repair_m2', 'roof_m2', 'm2'].map((name) => ({ name, requirement: 'repair.area' })),
  ...['area_ft2', 'repair_ft2', 'sqft'].map((name) => ({ name, requirement: 'repair.area', times: 0.09290304 })),
  { name: 'squares', requirement: 'repair.area', times: 9.290304 },
  ...['material', 'covering', 'roof', 'roof_type', 'type'].map((name) => ({
    name,
    requirement: 'covering',
    values: coverNames,
  })),
  ...['storeys', 'stories', 'floors', 'height'].map((name) => ({ name, requirement: 'storeys', values: storeyNames })),
  ...['scaffold', 'scaffolding'].map((name) => ({
    name,
    requirement: 'scaffold',
    values: { true: 'scaffold', false: 'ladder', yes: 'scaffold', no: 'ladder' },
  })),
  ...['emergency', 'urgent'].map((name) => ({ name, requirement: 'leak', values: { true: 'now' } })),
  { name: 'asbestos', requirement: 'asbestos' },
  { name: 'hours', requirement: 'session.hours' },
  { name: 'days', requirement: 'session.hours', times: 8 },
];

const hazard = {
  scope: 'job',
  type: 'flag',
  importance: 'high',
  prior: [false, true],
  default: false,
  hazard: true,
} as const;

/** How many of a part are assumed where no damage is named. */
function unnamed(part: (typeof parts)[number]): string {
  if (part === 'patch') return "if(covering = 'flat', 1[unit], 0[unit])";
  return part === 'tile' ? "if(covering = 'flat', 0[unit], damage.tile)" : '0[unit]';
}

/** A roof mended: tiles, ridge, lead, flat roof, a leak found. Prices are without tax. */
export const roofRepair = {
  key: 'roof-repair',
  version: 1,
  service_type: 'roof-repair',
  unit_basis: 'unit',
  hours_per_day: 8,
  requirements: [
    {
      key: 'roof.kind',
      scope: 'section',
      type: 'choice',
      options: ['house', 'garage', 'extension', 'porch'],
      importance: 'low',
      default: 'house',
    },
    {
      key: 'damage',
      scope: 'job',
      type: 'counts',
      options: [...parts],
      importance: 'high',
      prior: [{ tile: 2 }, { tile: 12, ridge: 6, flashing: 1 }],
      default: { tile: 6 },
      bounds: [0, 400],
      alternatives: ['repair.area', 'session.hours'],
      mandatory: true,
    },
    { key: 'repair.area', scope: 'job', type: 'number', unit: 'm2', importance: 'low', bounds: [0.2, 500] },
    {
      key: 'covering',
      scope: 'job',
      type: 'choice',
      options: ['tile', 'slate', 'shingle', 'flat', 'metal'],
      importance: 'high',
      prior: ['tile', 'slate'],
      default: 'tile',
    },
    {
      key: 'leak',
      scope: 'job',
      type: 'choice',
      options: ['none', 'damp', 'now'],
      importance: 'high',
      prior: ['none', 'now'],
      default: 'none',
    },
    {
      key: 'storeys',
      scope: 'job',
      type: 'choice',
      options: ['one', 'two', 'three'],
      importance: 'high',
      prior: ['one', 'three'],
      default: 'two',
    },
    {
      key: 'scaffold',
      scope: 'job',
      type: 'choice',
      options: ['ladder', 'scaffold', 'there'],
      importance: 'low',
      default: 'ladder',
    },
    { key: 'supply', scope: 'job', type: 'choice', options: ['new', 'spare'], importance: 'low', default: 'new' },
    { key: 'session.hours', scope: 'job', type: 'number', unit: 'h', importance: 'low', bounds: [0.5, 200] },
    { key: 'structure.weak', ...hazard },
    { key: 'asbestos', ...hazard },
    { key: 'access.blocked', ...hazard },
    { key: 'wildlife', ...hazard, importance: 'medium', hazard: false },
    { key: 'listed', ...hazard, importance: 'medium', hazard: false },
    { key: 'start.date', scope: 'job', type: 'date', importance: 'low' },
    { key: 'photos', scope: 'job', type: 'photo', importance: 'low' },
  ],
  questions: [
    {
      key: 'q.damage',
      component: 'MultipleChoiceWithQuantity',
      role: 'primary',
      satisfies: ['damage'],
      match: 'any',
    },
    {
      key: 'q.photos',
      component: 'PhotoCapture',
      role: 'supplementary',
      satisfies: ['photos'],
      about: ['damage', 'structure.weak', 'access.blocked'],
      match: 'any',
      config: { min: 1, max: 10 },
      early: true,
    },
    { key: 'q.leak', component: 'MultipleChoice', role: 'primary', satisfies: ['leak'], match: 'any' },
    {
      key: 'q.covering',
      component: 'MultipleChoice',
      role: 'primary',
      satisfies: ['covering'],
      match: 'any',
      unsure: true,
    },
    { key: 'q.storeys', component: 'MultipleChoice', role: 'primary', satisfies: ['storeys'], match: 'any' },
    {
      key: 'q.hazards',
      component: 'MultipleChoice',
      role: 'primary',
      satisfies: ['structure.weak', 'asbestos', 'access.blocked', 'wildlife', 'listed'],
      match: 'any',
      config: { multiple: true },
      unsure: true,
    },
    {
      key: 'q.start',
      component: 'DateInput',
      role: 'primary',
      satisfies: ['start.date'],
      match: 'any',
      courtesy: true,
    },
  ],
  measures: [
    {
      key: 'by_time',
      unit: 'number',
      per: 'job',
      formula: 'if(known(session.hours) and not known(damage) and not known(repair.area), 1, 0)',
    },
    // Where an area or hours are stated, nothing is counted that was not named; a flat roof has no tiles but a patch.
    ...parts.map((part) => ({
      key: `${part}s`,
      unit: 'unit' as const,
      per: 'job' as const,
      formula: `if(known(damage), damage.${part}, if(known(repair.area) or known(session.hours), 0[unit], ${unnamed(part)}))`,
    })),
  ],
  lines,
  extras: [{ key: 'gutter_clean' }, { key: 'report' }],
  assumptions: [
    { key: 'seen', per: 'job' },
    { key: 'leak', per: 'job', when: searched },
    { key: 'now', per: 'job', when: "leak = 'now'" },
    { key: 'height', per: 'job' },
    { key: 'timbers', per: 'job', when: 'structure.weak' },
    { key: 'asbestos', per: 'job', when: 'asbestos' },
    { key: 'access', per: 'job', when: 'access.blocked' },
    { key: 'wildlife', per: 'job', when: 'wildlife' },
    { key: 'listed', per: 'job', when: 'listed' },
    { key: 'match', per: 'job' },
    { key: 'inside', per: 'job', when: "leak != 'none'" },
  ],
  // British rates fitted to published guides of 2025.
  starter_rates: starterRates(lines, {
    year: 2025,
    gbp: {
      minimum_charge: 15000,
      lines: {
        session: 4000,
        visit: 11000,
        trace: 10000,
        mend_tile: 1500,
        mend_ridge: 1800,
        mend_flashing: 22000,
        mend_valley: 26000,
        mend_patch: 10000,
        mend_gutter: 4500,
        mend_area: 5000,
        timber: 40000,
        buy_tile: 500,
        buy_ridge: 600,
        buy_flashing: 9000,
        buy_valley: 10000,
        buy_patch: 4500,
        buy_gutter: 1500,
        buy_area: 3000,
        tarpaulin: 8000,
        emergency: 12000,
        scaffold: 60000,
        scaffold_bridge: 30000,
        asbestos_test: 8000,
        waste: 3500,
        gutter_clean: 8000,
        report: 12000,
      },
    },
  }),
  aliases,
  lexicon: withEverydayWords(roofRepairLexicon, roofRepairEverydayWords),
  sections: roofRepairSections,
  cues: roofRepairCues,
} as const satisfies Playbook;
