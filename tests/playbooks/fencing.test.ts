import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total, traceOf } from '#tests/support/estimates.ts';

const fencing = bundled('fencing');

const none = { 'old.fence': 'none', gate: 'none' };

describe('fences worked out by hand', () => {
  it('prices 15 m of 1.2 m picket within its published range (fenc-01: £900 to £1,050)', () => {
    const result = draft('fencing', { 'run.size': [15, 1.2] }, { ...none, 'fence.type': 'picket' });
    // Bays 15 ÷ 1.83 = 8.2 → 9, so 10 posts and 20 bags.
    expect(figures(result)).toEqual([
      'fit 15 × 2600',
      'posts_timber 10 × 1800',
      'post_mix 20 × 700',
      'picket 15 × 1700',
    ]);
    // 390 + 180 + 140 + 255
    expect(total(result)).toBe(96_500);
  });

  it('replaces 45 ft of 6 ft closeboard on concrete posts, with a gate, the old fence to the tip', () => {
    const job = { 'fence.type': 'closeboard', 'post.type': 'concrete', 'old.fence': 'remove', gate: 'single' };
    const result = draft('fencing', { 'run.length': 13.716, 'run.height': 1.8288 }, job);
    // Bays 13.716 ÷ 1.83 = 7.5 → 8, 9 posts, 18 bags; 13.716 × 1.8288 = 25.084 m²; one load of up to 15 m.
    expect(figures(result)).toEqual([
      'take_down 13.716 × 600',
      'fit 13.716 × 2600',
      'posts_concrete 9 × 3400',
      'post_mix 18 × 700',
      'closeboard 25.084 × 2200',
      'gate 1 × 13500',
      'gate_fit 1 × 9000',
      'disposal 1 × 9000',
    ]);
    // 82.30 + 356.62 + 306.00 + 126.00 + 551.85 + 135.00 + 90.00 + 90.00
    expect(total(result)).toBe(173_777);
  });

  it('hangs five new panels between posts that stay, for less labour and no concrete', () => {
    const job = { ...none, 'fence.type': 'lap_panel', 'post.type': 'keep', 'gravel.boards': 'wanted' };
    const result = draft('fencing', { 'run.panels': 5, 'run.height': 1.8 }, job);
    // 5 × 1.83 = 9.15 m, × 0.45 = 4.1175 m
    expect(figures(result)).toEqual(['fit 4.118 × 2600', 'lap_panels 5 × 3600', 'gravel_boards 5 × 1700']);
    // 107.07 + 180.00 + 85.00
    expect(total(result)).toBe(37_207);
    expect(traceOf(result, 'fit')).toContain('× 0.45');
    expect(result.assumptions.join(' ')).toContain('Posts that stay are assumed to be sound');
  });

  it('adds hard ground and concrete by the post, a slope by the metre', () => {
    const six = (job: Readonly<Record<string, string>>) =>
      figures(draft('fencing', { 'run.size': [6, 1.8] }, { ...none, 'fence.type': 'lap_panel', ...job }));
    // Bays 6 ÷ 1.83 = 3.3 → 4, 5 posts.
    expect(six({ ground: 'hard' })).toContain('dig_hard 5 × 1200');
    expect(six({ ground: 'concrete', slope: 'slope' })).toEqual([
      'fit 6 × 2600',
      'dig_concrete 5 × 2600',
      'slope 6 × 400',
      'posts_timber 5 × 1800',
      'post_mix 10 × 700',
      'lap_panels 4 × 3600',
    ]);
    expect(six({ ground: 'concrete', 'post.type': 'keep' }).join()).not.toContain('dig_concrete');
  });

  it('prices 150 ft of 6 ft cedar within its published range (fenc-03: $4,500 to $7,500)', () => {
    const section = { 'run.length': 45.72, 'run.height': 1.8288 };
    const job = { ...none, 'fence.type': 'closeboard' };
    const cedar = draft('fencing', section, { ...job, 'board.wood': 'cedar' }, { currency: 'USD' });
    // 45.72 × 1.8288 × 1.45 = 121.238; 45.72 × 48 + 26 × 27 + 52 × 10.50 + 121.238 × 19
    expect(figures(cedar)).toContain('closeboard 121.238 × 1900');
    expect(total(cedar)).toBe(574_608);
    // Treated pine is a good fifth cheaper a foot: 83.613 × 19
    expect(total(draft('fencing', section, job, { currency: 'USD' }))).toBe(503_121);
  });

  it('a size is read whichever side comes first', () => {
    const way = (size: readonly [number, number]) =>
      figures(draft('fencing', { 'run.size': size }, { ...none, 'fence.type': 'closeboard' }));
    expect(way([1.8, 15])).toEqual(way([15, 1.8]));
    expect(way([1.8, 15])).toContain('closeboard 27 × 2200');
  });

  it('a size with two long sides is the plot, fenced all round, and that is said', () => {
    const result = draft('fencing', { 'run.size': [25, 40], 'run.height': 1.5 }, { ...none, 'fence.type': 'wire' });
    // 2 × (25 + 40)
    expect(figures(result)).toContain('wire 130 × 900');
    expect(result.assumptions.join(' ')).toContain('read as that of the plot, fenced all round');
    expect(draft('fencing', { 'run.size': [25, 1.5] }, none).assumptions.join(' ')).not.toContain('all round');
  });

  it('a gate wide enough for a car has two leaves', () => {
    const job = { ...none, gate: 'single' };
    expect(figures(draft('fencing', { 'run.size': [6, 1.8] }, { ...job, 'gate.width': 3 }))).toContain(
      'gate 2 × 13500',
    );
    expect(figures(draft('fencing', { 'run.size': [6, 1.8] }, { ...job, 'gate.width': 0.9 }))).toContain(
      'gate 1 × 13500',
    );
  });

  it('takes the provider’s own price by the metre, and an hourly rate by its pace', () => {
    const own = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 3100 });
    expect(figures(draft('fencing', { 'run.length': 10 }, none, { rules: [own] }))).toContain('fit 10 × 3100');
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 16 m ÷ 1.6 an hour
    expect(figures(draft('fencing', { 'run.length': 16 }, none, { rules: [hourly] }))).toContain('fit 10 × 4000');
  });

  it('offers a gate, stain and a trellis beside the price, and no trellis where it is part of the job', () => {
    const section = { 'run.size': [15, 1.2] } as const;
    // 2 sides × 15 × 1.2 = 36 m²; nine bays
    expect(extrasOf(draft('fencing', section, none))).toEqual([
      'gate: gate_extra 1 × 13500',
      'gate: gate_fit_extra 1 × 9000',
      'stain: stain 36 × 450',
      'trellis: trellis_extra 9 × 1800',
    ]);
    const wanted = draft('fencing', section, { ...none, trellis: 'wanted' });
    expect(figures(wanted)).toContain('trellis 9 × 1800');
    expect(extrasOf(wanted).join()).not.toContain('trellis');
  });
});

const cases: ReadonlyArray<readonly [Locale, string, ReadonlyArray<readonly string[]>, readonly string[]]> = [
  [
    'en-GB',
    'Hi, about 45 ft of 6 ft closeboard at the back, two posts have rotted, need it replaced, and a gate at the side. Cheers Sam',
    [['Fence', 'run.length 13.716', 'run.height 1.8288']],
    ['fence.type closeboard', 'old.fence remove', 'gate single'],
  ],
  [
    'en-GB',
    'hiya, fence blew down in the storm last nite, its 7 panels all 6x6, want it replacing asap with concrete posts and gravel boards',
    [['Fence', 'run.height 1.8288', 'run.panels 7']],
    ['fence.type lap_panel', 'post.type concrete', 'gravel.boards wanted', 'old.fence remove'],
  ],
  [
    'en-GB',
    "replace a wooden fence, 9 panels (6'x6'), wooden posts concreted in, clay with lots of tree roots, garden slopes down",
    [['Fence', 'run.height 1.8288', 'run.panels 9']],
    ['fence.type lap_panel', 'post.type timber', 'old.fence remove', 'ground hard', 'slope slope'],
  ],
  [
    'en-GB',
    'feathered edge fence about forty feet, six foot high, no gate',
    [['Fence', 'run.length 12.192', 'run.height 1.8288']],
    ['fence.type closeboard', 'gate none'],
  ],
  [
    'en-GB',
    '5 foot 6 high closeboard 33 feet',
    [['Fence', 'run.length 10.0584', 'run.height 1.6764']],
    ['fence.type closeboard'],
  ],
  [
    'en-GB',
    'slatted fence 8.5m x 1.8m, no existing fence, through the house only',
    [['Fence', 'run.size 8.5 x 1.8']],
    ['fence.type slatted', 'old.fence none', 'access house'],
  ],
  [
    'en-GB',
    'quote for 24 mtrs closboard fencing 6ft, conc posts, gravel boards, 1 x side gate 3ft wide',
    [['Fence', 'run.length 24', 'run.height 1.8288']],
    ['fence.type closeboard', 'post.type concrete', 'gravel.boards wanted', 'gate single', 'gate.width 0.9144'],
  ],
  [
    'en-GB',
    'two runs: back 10m and side 14m, 6ft featheredge with 1ft trellis on top',
    [
      ['Back', 'run.length 10'],
      ['Side', 'run.length 14', 'run.height 1.8288'],
    ],
    ['run.height 1.8288', 'fence.type closeboard', 'trellis wanted'],
  ],
  [
    'en-US',
    "I want a privacy fence, 120 linear feet, 6' tall, cedar, with one 4' wide gate",
    [['Fence', 'run.length 36.576', 'run.height 1.8288']],
    ['fence.type closeboard', 'board.wood cedar', 'gate single', 'gate.width 1.2192'],
  ],
  [
    'en-GB',
    'Fence needs replacing, 9 meters. Concrete posts already there and ok, 5 bays',
    [['Fence', 'run.length 9', 'run.panels 5']],
    ['post.type keep', 'old.fence remove'],
  ],
  [
    'de-DE',
    'Zaun links und rechts vom Haus, jeweils 6 m, Höhe: 1,80 m, kein Altzaun',
    [
      ['Linke Seite', 'run.length 6'],
      ['Rechte Seite', 'run.length 6', 'run.height 1.8'],
    ],
    ['run.height 1.8', 'old.fence none'],
  ],
  [
    'de-DE',
    'Zaun 22 m, 1,5m hoch, Doppelstabmatten, am Hang. Der alte Zaun muss weg, kein Tor.',
    [['Zaun', 'run.length 22', 'run.height 1.5']],
    ['fence.type wire', 'old.fence remove', 'gate none', 'slope slope'],
  ],
  [
    'de-DE',
    'Brauchen 25 lfm Doppelstabmattenzaun 1,60m hoch mit Gartentor 1m breit',
    [['Zaun', 'run.length 25', 'run.height 1.6']],
    ['fence.type wire', 'gate single', 'gate.width 1'],
  ],
  [
    'de-DE',
    'Sichtschutzelemente 180x180, 8 Stück, mit Holzpfosten, alte Elemente abbauen und entsorgen',
    [['Zaun', 'run.height 1.8', 'run.panels 8']],
    ['fence.type lap_panel', 'post.type timber', 'old.fence remove'],
  ],
  [
    'de-DE',
    'Holzzaun, zwölf Meter lang, ein Meter achtzig hoch, mit Tür, da steht noch nichts',
    [['Zaun', 'run.length 12', 'run.height 1.8']],
    ['fence.type closeboard', 'old.fence none', 'gate single'],
  ],
  [
    'de-DE',
    'brauche neuen zaun hinten 12m rechts 20m höhe 1,8m sichtschutz holz',
    [
      ['Hinten', 'run.length 12'],
      ['Rechte Seite', 'run.length 20', 'run.height 1.8'],
    ],
    ['run.height 1.8', 'fence.type closeboard'],
  ],
];

describe('requests for a fence', () => {
  it.each(cases)('%s: %s', (locale, text, sections, job) => {
    const found = read('fencing', text, locale);
    const withoutKind = found.sections.map((facts) => facts.filter((fact) => !fact.startsWith('run.kind')));
    expect(withoutKind).toEqual(sections);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('fencing');
  });

  it('keeps two runs with a length each apart, and a height said once is for both', () => {
    const text = 'Left side is 12 m long and the right side is 8 m long, 1.8 m high.';
    const { sections, job, asked } = read('fencing', text);
    expect(sections.map(([title, , length]) => [title, length])).toEqual([
      ['Left side', 'run.length 12'],
      ['Right side', 'run.length 8'],
    ]);
    expect(job).toContain('run.height 1.8');
    expect(asked).not.toContain('run.height');
  });

  it('lengths named after their side in the sentence go to that side', () => {
    const { sections } = read('fencing', 'fence 30 ft on the left and 20 ft on the right');
    expect(sections.map(([title, , length]) => [title, length])).toEqual([
      ['Left side', 'run.length 9.144'],
      ['Right side', 'run.length 6.096'],
    ]);
  });

  it('asks for length and height in one question, cables and the boundary in another', () => {
    const questions = firstQuestions(fencing, 'I need a new fence');
    expect(questions.find((one) => one.question_key === 'q.size')).toMatchObject({
      type: 'Dimensions',
      config: { shapes: ['linear'], width_label: 'Height' },
    });
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/services\.buried.*boundary\.unclear/);
    expect(questions.length).toBeLessThanOrEqual(8);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Looking for a painter to put up a new fence'],
    ['en-GB', 'Painter needed for a new fence, 10 m'],
    ['en-GB', 'Need a carpenter to sort the fence out, roughly thirty foot long'],
    ['en-GB', 'The wind took down three fence panels'],
    ['de-DE', 'Suche einen Maler, der einen neuen Zaun aufstellt'],
    ['de-DE', 'Rhombuszaun Lärche 8,5 x 1,8 m'],
  ])('%s: %s is fencing, whatever trade it names', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual(['fencing', true]);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Please paint my fence, 20 m of it'],
    ['en-GB', 'Our garden fence needs staining, the fence is to be painted brown'],
    ['de-DE', 'Gartenzaun streichen, 20 m'],
    ['de-DE', 'Den Zaun lasieren'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates.map((one) => one.service_type)).not.toContain(
      'fencing',
    );
  });
});
