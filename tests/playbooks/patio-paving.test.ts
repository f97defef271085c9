import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const patioPaving = bundled('patio-paving');

describe('patios worked out by hand', () => {
  it('lays 5 × 4 m of concrete slabs where grass is now', () => {
    const result = draft('patio-paving', { 'area.size': [5, 4] }, { material: 'concrete' });
    // Slabs 20 × 1.08 = 21.6; one skip for up to 25 m².
    expect(figures(result)).toEqual([
      'dig 20 × 1300',
      'sub_base 20 × 1000',
      'lay 20 × 2950',
      'concrete 21.6 × 1300',
      'mortar 20 × 1150',
      'disposal 1 × 27000',
    ]);
    // 260 + 200 + 590 + 280.80 + 230 + 270
    expect(total(result)).toBe(183_080);
  });

  it('breaks out old concrete for customer’s porcelain, through the house, where water stands and cables run', () => {
    const job = {
      material: 'porcelain',
      supply: 'customer',
      base: 'concrete',
      access: 'house',
      'drainage.poor': true,
      'services.buried': true,
      'edging.wanted': true,
    };
    const result = draft('patio-paving', { 'area.size': [4, 4] }, job);
    // Twice the taking up, 0.6 of the digging and sub-base, 1.9 of the laying; edging √16 × 3 = 12 m.
    expect(figures(result)).toEqual([
      'break_out 32 × 1000',
      'dig 9.6 × 1300',
      'sub_base 9.6 × 1000',
      'lay 30.4 × 2950',
      'mortar 16 × 1150',
      'edging 12 × 800',
      'edging_set 12 × 1000',
      'channel 1 × 15000',
      'channel_fit 1 × 18000',
      'carry 16 × 800',
      'disposal 1 × 27000',
      'services_check 1 × 6000',
    ]);
    // 320 + 124.80 + 96 + 896.80 + 184 + 96 + 120 + 150 + 180 + 128 + 270 + 60
    expect(total(result)).toBe(262_560);
    expect(result.assumptions.join(' ')).toMatch(/We dig only after cables and pipes have been traced/);
  });

  it('lays old slabs again without digging, and renews joints without slabs', () => {
    expect(figures(draft('patio-paving', { 'area.m2': 12 }, { work: 'relay' }))).toEqual([
      'relay 12 × 4200',
      'relay_mortar 12 × 900',
    ]);
    expect(figures(draft('patio-paving', { 'area.m2': 30 }, { work: 'repoint' }))).toEqual([
      'repoint 30 × 1900',
      'joint_mortar 30 × 500',
    ]);
  });

  it('takes the provider’s hourly rate by its pace, and a stated number of hours', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 14 m² × 1 (concrete) ÷ 1.4 an hour
    expect(figures(draft('patio-paving', { 'area.m2': 14 }, { material: 'concrete' }, { rules: [hourly] }))).toContain(
      'lay 10 × 4000',
    );
    expect(figures(draft('patio-paving', {}, { 'session.hours': 16 }))).toEqual(['session 16 × 3000']);
  });

  it('offers sealing and edging beside the price', () => {
    // √16 × 3
    expect(extrasOf(draft('patio-paving', { 'area.m2': 16 }, {}))).toEqual([
      'seal: seal 16 × 350',
      'seal: sealer 16 × 350',
      'edging: edging_extra 12 × 800',
      'edging: edging_set_extra 12 × 1000',
    ]);
  });
});

describe('published prices', () => {
  it.each([
    ['land-01 50 m² of sandstone', 50, 'sandstone', 6636],
    ['land-03 20 m² of concrete', 20, 'concrete', 1750],
    ['30 m² of porcelain at about 150 a square metre', 30, 'porcelain', 4500],
    ['20 m² of block paving at about 110 a square metre', 20, 'block', 2200],
  ] as const)('%s', (_, area, material, typical) => {
    const pounds = total(draft('patio-paving', { 'area.m2': area }, { material })) / 100;
    expect(Math.abs(pounds / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[], readonly string[]]> = [
  [
    'en-GB',
    'Hi, looking for a quote to lay a new patio at the back, 6m x 4m, Indian sandstone. It is just grass at the moment and there is side access.',
    ['area.size 6 x 4'],
    ['material sandstone', 'base grass', 'access wide'],
  ],
  [
    'en-GB',
    'We already have the slabs (porcelain), need someone to lay them, about 25 sqm, old patio to come up and be taken away',
    ['area.m2 25'],
    ['material porcelain', 'supply customer', 'base paving', 'waste take'],
  ],
  ['en-GB', 'Patio needs repointing, roughly 30 m2', ['area.m2 30'], ['work repoint']],
  [
    'en-GB',
    'Some slabs are loose and the patio holds puddles after rain. 4x3m, want it lifted and relaid',
    ['area.size 4 x 3'],
    ['work relay', 'drainage.poor true'],
  ],
  [
    'de-DE',
    'Wir möchten eine neue Terrasse aus Feinsteinzeug, 5 x 4 m, momentan Rasen, mit Randsteinen. Die Erde bitte entsorgen.',
    ['area.size 5 x 4'],
    ['material porcelain', 'base grass', 'edging.wanted true', 'waste take'],
  ],
  [
    'de-DE',
    'Terrasse mit Betonplatten neu pflastern, ca. 30 qm, alte Platten müssen raus, nur durchs Haus zu erreichen',
    ['area.m2 30'],
    ['material concrete', 'base paving', 'access house'],
  ],
];

describe('requests for paving', () => {
  it.each(cases)('%s: %s', (locale, text, section, job) => {
    const found = read('patio-paving', text, locale);
    expect((found.sections[0] ?? []).slice(1).filter((fact) => !fact.startsWith('area.kind'))).toEqual(section);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...section, ...job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
  });

  it('a path beside the patio has a size of its own', () => {
    const { sections } = read('patio-paving', 'Patio 5 x 4 m behind the house and a path 9 x 1.2 m to the shed');
    expect(sections.map((one) => one.filter((fact) => !fact.startsWith('area.kind')))).toEqual([
      ['Patio', 'area.size 5 x 4'],
      ['Path', 'area.size 9 x 1.2'],
    ]);
  });

  it('asks for size, ground, access, supply and dangers, and for photos', () => {
    const { asked } = read('patio-paving', 'How much for a new patio in our back garden?');
    expect(asked).toEqual(
      expect.arrayContaining(['area.size', 'photos', 'material', 'base', 'services.buried', 'access']),
    );
    const hazards = firstQuestions(patioPaving, 'New patio please').filter((one) => one.question_key === 'q.hazards');
    expect(hazards).toHaveLength(1);
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Need a patio laid at the back of the house'],
  ['en-US', 'Looking to have a paver patio installed in our backyard'],
  ['en-GB', 'Slabs in the garden are wobbly, can you relay them'],
  ['de-DE', 'Terrasse pflastern lassen, 25 qm'],
  ['de-DE', 'Gartenweg mit Natursteinplatten anlegen'],
  ['es-ES', 'Colocar losas de piedra en la terraza del jardín'],
  ['es-ES', 'Quiero pavimentar el patio, 40 m2'],
  ['fr-FR', 'Poser des dalles pour une terrasse de 20 m2'],
  ['fr-FR', 'Refaire notre terrasse en pierre naturelle'],
  ['it-IT', 'Lastricare il patio in giardino, 30 mq'],
  ['it-IT', 'Pavimentazione esterna con autobloccanti'],
  ['nl-NL', 'Terras aanleggen met tegels van 60x60'],
  [
    'nl-NL',
    'Hoi, wij willen een terras van grote tegels (60x60) achter het huis, ongeveer 5 bij 4, en het pad naar de schuur meteen mee. Nu ligt er gras. Wat kost zoiets?',
  ],
  ['pt-PT', 'Assentar lajes de pedra no jardim'],
  ['pt-BR', 'Colocar piso na área externa do quintal'],
  ['pl-PL', 'Ułożenie kostki brukowej na tarasie 30 m2'],
  ['pl-PL', 'Ścieżka w ogrodzie z płyt betonowych'],
  ['sv-SE', 'Lägga plattor på uteplatsen'],
  ['sv-SE', 'Stenläggning på baksidan, 30 kvm'],
  ['da-DK', 'Lægge fliser på terrassen'],
  ['da-DK', 'Ny belægning i haven'],
  ['no-NO', 'Legge heller på uteplassen'],
  ['no-NO', 'Legge belegningsstein i hagen'],
  ['fi-FI', 'Pihan laatoitus, noin 40 neliötä'],
  ['fi-FI', 'Patio betonilaatoista talon taakse'],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is paving', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('patio-paving');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Overgrown garden needs clearing, brambles all over the patio'],
    ['en-GB', 'Patio doors to be painted'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('patio-paving');
  });
});
