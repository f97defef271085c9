import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const gardenClearance = bundled('garden-clearance');

describe('gardens worked out by hand', () => {
  it('clears 15 × 7 m of brambles with the roots and takes all of it away through a narrow alley', () => {
    const job = { growth: 'dense', roots: 'out', rubbish: 'some', waste: 'take', access: 'narrow' };
    // 105 m²; a load takes 25 m² of dense growth: 4.2 → 5.
    const result = draft('garden-clearance', { 'plot.length': 15, 'plot.width': 7 }, job);
    expect(figures(result)).toEqual([
      'clear_dense 105 × 700',
      'roots 105 × 500',
      'green_waste 5 × 9500',
      'rubbish 1 × 14000',
      'carry 5 × 3000',
    ]);
    // 735.00 + 525.00 + 475.00 + 140.00 + 150.00
    expect(total(result)).toBe(202_500);
  });

  it('brings a small weeding job up to the minimum charge', () => {
    const result = draft('garden-clearance', { 'plot.size': [5, 4] }, { growth: 'light', waste: 'stays' });
    // 20 × 2.20 = 44.00; minimum 75.00
    expect(figures(result)).toEqual(['clear_light 20 × 220', 'minimum_charge 1 × 3100']);
  });

  it('carries by hand where the van cannot come near, whatever the gate is like', () => {
    const far = draft(
      'garden-clearance',
      { 'plot.size': [10, 5] },
      { growth: 'medium', access: 'wide', loading: 'far' },
    );
    expect(figures(far)).toContain('carry 1 × 3000');
  });

  it('takes out a hedge by the metre, without any plot beside it', () => {
    const result = draft('garden-clearance', {}, { 'hedge.length': 15, waste: 'take', items: { stump: 2 } });
    // 15 ÷ 12 = 1.25 → 2 loads
    expect(figures(result)).toEqual(['stumps 2 × 7000', 'hedge 15 × 1800', 'green_waste 2 × 9500']);
    // 140.00 + 270.00 + 190.00
    expect(total(result)).toBe(60_000);
    expect(result.extras).toEqual([]);
  });

  it('prices the test of a suspicious shed roof, and says who removes it', () => {
    const job = { growth: 'medium', items: { shed: 1 }, 'ground.contaminated': true, wildlife: true } as const;
    const result = draft('garden-clearance', { 'plot.size': [10, 5] }, job);
    // 50 m² is one load.
    expect(figures(result)).toEqual([
      'clear_medium 50 × 500',
      'shed 1 × 12000',
      'green_waste 1 × 9500',
      'asbestos 1 × 6000',
    ]);
    expect(result.assumptions.join(' ')).toMatch(/a licensed firm removes it.*Around nests work waits/);
  });

  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    const result = draft('garden-clearance', { 'plot.size': [8, 8] }, { growth: 'medium' }, { rules: [hourly] });
    // 64 m² ÷ 8 an hour
    expect(figures(result)).toContain('clear_medium 8 × 3500');
  });

  it('prices a session of three hours at what is published for it (gard-01: £80)', () => {
    const result = draft('garden-clearance', {}, { 'session.hours': 3 });
    const lines = result.lines.filter((one) => one.playbook_line === 'session');
    expect(figures(result)).toEqual(['session 3 × 2700']);
    expect(total({ ...result, lines })).toBe(8100);
  });

  it('charges a session for each of the people who come', () => {
    expect(figures(draft('garden-clearance', {}, { 'session.hours': 8, 'crew.size': 2 }))).toEqual([
      'session 16 × 2700',
    ]);
    expect(read('garden-clearance', 'Garden clearance for a day with two people').job).toEqual([
      'session.hours 8',
      'crew.size 2',
    ]);
  });

  it('offers membrane with bark, and a second visit where roots stay', () => {
    const extras = extrasOf(draft('garden-clearance', { 'plot.size': [5, 4] }, { roots: 'cut' }));
    expect(extras).toEqual([
      'membrane: membrane 20 × 450',
      'membrane: membrane_lay 20 × 350',
      'second_visit: weedkill 20 × 80',
    ]);
    expect(extrasOf(draft('garden-clearance', { 'plot.size': [5, 4] }, { roots: 'out' })).join()).not.toContain(
      'weedkill',
    );
  });
});

const disaster =
  "Hi, so we bought this house in March and honestly the garden is a disaster. The old lady before us hadn't touched it in ten years. It's about 60ft long and maybe 25ft wide, brambles up to my chest, a half collapsed shed at the end and two tree stumps. My sister says we should just concrete it but I want a lawn eventually. There's a side gate, and you can park on the drive. We've a baby coming in June so would be nice to be done by then. Take everything away please.";

const cases: ReadonlyArray<readonly [Locale, string, ReadonlyArray<readonly string[]>, readonly string[]]> = [
  [
    'en-GB',
    disaster,
    [['Garden', 'plot.length 18.288', 'plot.width 7.62']],
    ['growth dense', 'items shed 1, stump 2', 'waste take', 'access wide', 'loading drive'],
  ],
  [
    'en-GB',
    'back yard is a jungle cant even get to the shed. need it all gone. everything has to come thru the house, no parking outside (permits)',
    [['Back garden']],
    ['growth dense', 'waste take', 'access house', 'loading road'],
  ],
  [
    'en-GB',
    'overgrown garden 40 x 20 feet, waist high, asbestos shed roof maybe, wasps nest near the back door',
    [['Garden', 'plot.size 12.192 x 6.096']],
    ['growth dense', 'ground.contaminated true', 'wildlife true'],
  ],
  [
    'en-GB',
    'small front garden to clear, overgrown, 4m x 3m, just weeds, green bin will take it, no rubbish',
    [['Front garden', 'plot.size 4 x 3']],
    ['growth light', 'rubbish none', 'waste stays'],
  ],
  [
    'en-GB',
    'clear overgrown garden, back is about 50 sq m, front 20 sq m, 3 conifers, access is an 80cm alley, skip can go on drive',
    [
      ['Back garden', 'plot.area 50'],
      ['Front garden', 'plot.area 20'],
    ],
    ['growth medium', 'items small_tree 3', 'access narrow', 'loading drive'],
  ],
  ['en-GB', 'remove a hedge 12m long and 2m high, take away waste', [['Garden']], ['waste take', 'hedge.length 12']],
  [
    'de-DE',
    'Garten völlig zugewachsen, 8 x 12 m, alles samt Wurzeln raus und abfahren, 2 Baumstümpfe',
    [['Garten', 'plot.size 8 x 12']],
    ['growth dense', 'roots out', 'items stump 2', 'waste take'],
  ],
  [
    'de-DE',
    'Der Garten meiner Oma ist komplett verwildert, ca. 300 qm, Brombeeren mannshoch, ein alter Schuppen mit Welleternit und drei Baumstümpfe. Alles muss weg. Man kommt mit dem Hänger direkt ran. Mein Bruder wollte eigentlich helfen, aber der hat Rücken.',
    [['Garten', 'plot.area 300']],
    ['growth dense', 'items shed 1, stump 3', 'waste take', 'access wide', 'loading drive', 'ground.contaminated true'],
  ],
  [
    'de-DE',
    'Bitte Efeu und Brennnesseln im Garten entfernen, Fläche etwa 8 x 5 m, Gasse ist nur 70 cm breit, Wurzeln können drin bleiben',
    [['Garten', 'plot.size 8 x 5']],
    ['growth medium', 'roots cut', 'access narrow'],
  ],
  [
    'de-DE',
    '3 Stunden Gartenarbeit, Unkraut jäten und Grünschnitt mitnehmen',
    [['Garten']],
    ['growth light', 'waste take', 'session.hours 3'],
  ],
];

describe('requests for a clearance', () => {
  it.each(cases)('%s: %s', (locale, text, sections, job) => {
    const found = read('garden-clearance', text, locale);
    const withoutKind = found.sections.map((facts) => facts.filter((fact) => !fact.startsWith('plot.kind')));
    expect(withoutKind).toEqual(sections);
    expect(found.job).toEqual(job);
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = [...found.sections.flat(), ...found.job].map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('garden-clearance');
  });

  const auction =
    "Bought a house at auction and the back is solid bramble and nettles, maybe 15 metres long. There's some old carpet and bricks in there as well. Want it back to bare ground, not fussed about the front";

  it('reads the one length that is stated and asks only for the width', () => {
    const { sections, job, asked } = read('garden-clearance', auction);
    expect(sections).toEqual([['Back garden', 'plot.kind back', 'plot.length 15']]);
    expect(job).toEqual(['growth dense']);
    expect(asked).toContain('plot.width');
    for (const key of ['plot.size', 'plot.length', 'growth']) expect(asked).not.toContain(key);
  });

  it('asks for photos, roots, dangers, the way in and where to load', () => {
    const { asked } = read('garden-clearance', auction);
    expect(asked).toEqual(expect.arrayContaining(['photos', 'roots', 'plants.invasive', 'access', 'loading']));
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it('carpet and bricks say what lies there, not how much: the question comes filled in', () => {
    const rubbish = firstQuestions(gardenClearance, auction).find((one) => one.question_key === 'q.rubbish');
    expect(rubbish?.prefill).toEqual({ selected: ['some'] });
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', 'Looking for a plumber to clear an overgrown garden'],
    ['en-GB', 'Tidy up garden before selling'],
    ['en-GB', 'Overgrown back garden needs clearing, brambles all along the fence and over the patio'],
    ['de-DE', 'Suche Maler oder so für Garten entrümpeln, viel Müll'],
    ['de-DE', 'Unkraut weg, 35 m2, Wurzeln können bleiben'],
  ])('%s: %s is a clearance, whatever trade it names', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual(['garden-clearance', true]);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Weekly gardener needed to mow the lawn'],
    ['de-DE', 'Rasen mähen jede Woche'],
    ['en-GB', 'New fence panels in the back garden'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('garden-clearance');
  });
});
