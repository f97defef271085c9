import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, missingTexts, read, rule, total } from '#tests/support/estimates.ts';

const handyman = bundled('handyman');
const handymanDe = textsIn(bundled('handyman'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('small jobs worked out by hand', () => {
  it('two shelves, a curtain pole and a sticking door take three hours', () => {
    const result = draft('handyman', {}, { tasks: { shelf: 2, rail: 1, door: 1 } });
    // 2 × 0.5 + 0.75 + 1.25 = 3 h
    expect(figures(result)).toEqual(['work 3 × 3200', 'call_out 1 × 1500', 'fixings 1 × 800']);
    // 96 + 15 + 8
    expect(total(result)).toBe(11_900);
    expect(extrasOf(result)).toEqual(['hour: extra_hour 1 × 3200', 'waste: waste_extra 1 × 2500']);
  });

  it('a heavy mirror over a socket in a concrete wall, with parts to bring', () => {
    const result = draft(
      'handyman',
      {},
      {
        tasks: { picture: 4 },
        'wall.kind': 'concrete',
        materials: 'bring',
        'hidden.services': true,
        'heavy.pieces': true,
        height: 'ladder',
      },
    );
    // 4 × 0.3 × 1.35 = 1.62 h
    expect(figures(result)).toEqual([
      'work 1.62 × 3200',
      'call_out 1 × 1500',
      'fixings 1 × 800',
      'supply 1 × 3500',
      'shopping 0.5 × 3500',
      'ladder 1 × 1500',
      'detect 1 × 1200',
      'helper 1 × 2500',
    ]);
    // 51.84 + 15 + 8 + 35 + 17.50 + 15 + 12 + 25
    expect(total(result)).toBe(17_934);
  });

  it('half a day is half a day rate with the way there', () => {
    const result = draft('handyman', {}, { 'session.days': 0.5 });
    expect(figures(result)).toEqual(['day 0.5 × 24000', 'call_out 1 × 1500']);
    expect(total(result)).toBe(13_500);
  });

  it('a single picture takes an hour at least', () => {
    expect(figures(draft('handyman', {}, { tasks: { picture: 1 } }))).toContain('work 1 × 3200');
  });

  it('takes the provider’s hourly rate', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4500 });
    expect(figures(draft('handyman', {}, { 'session.hours': 2 }, { rules: [hourly] }))).toContain('work 2 × 4500');
  });

  it('published prices: hand-02, three hours at 24 for the first and 12 for each further half hour', () => {
    // 24 + 4 × 12
    const result = draft('handyman', {}, { 'session.hours': 3, 'rate.first': 24, 'rate.half': 12 });
    expect(figures(result)).toEqual(['agreed 72 × 100']);
    expect(total(result)).toBe(7200);
  });

  it('published prices: hand-04, an hour at 30 with a minimum of 60', () => {
    const result = draft('handyman', {}, { 'session.hours': 1, 'rate.hour': 30, 'rate.minimum': 60 });
    expect(total(result)).toBe(6000);
  });

  it('half of a stated day with stated materials, in yen as in pounds', () => {
    const job = { 'session.days': 0.5, 'rate.day': 150, 'rate.materials': 10 };
    // 75 + 10
    expect(total(draft('handyman', {}, job))).toBe(8500);
    expect(figures(draft('handyman', {}, job, { currency: 'JPY' }))).toContain('agreed 75 × 1');
  });
});

const list =
  'Hi, we have a list of odd jobs: 3 shelves to put up in the study, 2 curtain poles, a squeaky door and a dripping tap. Walls are plasterboard. I have the shelves already. Parking outside is free.';

describe('requests for small jobs as people write them', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en-GB',
      'Handyman for 3 shelves and 2 curtain poles, plasterboard walls, I have everything',
      ['tasks shelf 3, rail 2', 'wall.kind plasterboard', 'materials have'],
    ],
    [
      'en-GB',
      'Need a handyman for half a day for bits and bobs, please bring materials',
      ['session.days 0.5', 'materials bring'],
    ],
    ['en-GB', 'handyman wanted 3 hours, brick walls', ['session.hours 3', 'wall.kind brick']],
    [
      'en-GB',
      'Hang a large mirror, it is heavy, tiled wall',
      ['tasks picture 1', 'wall.kind tiles', 'heavy.pieces true'],
    ],
    [
      'en-GB',
      'curtain rail above the socket needs a handyman, high ceilings',
      ['height ladder', 'hidden.services true'],
    ],
    [
      'de-DE',
      'Suche jemanden für kleine Arbeiten: 2 Regale, 3 Bilder aufhängen, Betonwand, Material ist da',
      ['tasks shelf 2, picture 3', 'wall.kind concrete', 'materials have'],
    ],
    ['de-DE', 'Hausmeister für einen halben Tag gesucht, diverse Reparaturen', ['session.days 0.5']],
    ['fr-FR', 'Bricoleur pour poser 2 étagères, mur en placo', ['tasks shelf 2', 'wall.kind plasterboard']],
    ['it-IT', 'Mi serve un tuttofare per mezza giornata di lavoretti', ['session.days 0.5']],
  ])('%s: %s', (locale, text, facts) => {
    const found = read('handyman', text, locale);
    expect(found.job).toEqual(facts);
    const stated = facts.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key))).toEqual([]);
    expect(found.asked.length).toBeLessThanOrEqual(8);
  });

  it('reads a whole list and asks for none of it again', () => {
    const { job, asked } = read('handyman', list);
    expect(job).toEqual(expect.arrayContaining(['wall.kind plasterboard', 'parking free']));
    expect(job.join()).toMatch(/tasks shelf 3, rail 2/);
    for (const key of ['tasks', 'wall.kind', 'parking']) expect(asked).not.toContain(key);
  });

  it('a rate that a customer wishes for is not taken as ours', () => {
    const { job } = read('handyman', 'Handyman for 2 hours, I pay 15 an hour');
    expect(job).toEqual(['session.hours 2']);
  });

  it('asks what a handyman must know, hidden cables and heavy pieces always', () => {
    const questions = firstQuestions(handyman, 'Looking for a handyman');
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'which jobs',
      'photo',
      'kind of wall',
      'supplies the materials',
      'ladder',
      'cables',
      'when would',
    ])
      expect(words).toContain(topic);
    expect(questions.length).toBeLessThanOrEqual(8);
    expect(firstQuestions(handyman, list).map((one) => one.question_key)).toContain('q.hazards');
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', list],
    ['en-GB', 'Can someone hang some pictures and put up a curtain rail?'],
    ['en-US', 'Handyman for a honey do list'],
    ['de-DE', 'Handwerker für kleine Reparaturen im Haus'],
    ['de-DE', 'Gardinenstangen anbringen und Bilder aufhängen'],
    ['es-ES', 'Busco un manitas para unas chapuzas en casa'],
    ['es-ES', 'Colgar unos cuadros y poner dos baldas'],
    ['fr-FR', 'Petits travaux de bricolage à la maison'],
    ['fr-FR', 'Poser deux étagères et une tringle à rideaux'],
    ['it-IT', 'Mi serve un tuttofare per mezza giornata di lavoretti'],
    ['it-IT', 'Appendere quadri e montare due mensole'],
    ['nl-NL', 'Klusjesman gezocht voor wat klusjes in huis'],
    ['nl-NL', 'Planken ophangen en gordijnrail bevestigen'],
    ['pt-BR', 'Marido de aluguel para pequenos reparos'],
    ['pt-PT', 'Pendurar quadros e instalar prateleiras'],
    ['pl-PL', 'Złota rączka do drobnych napraw w mieszkaniu'],
    ['pl-PL', 'Powiesić karnisze i lustro'],
    ['sv-SE', 'Fixare till lite småjobb hemma'],
    ['sv-SE', 'Sätta upp hyllor och gardinstänger'],
    ['da-DK', 'Handyman til forskellige småopgaver'],
    ['da-DK', 'Hænge billeder op og sætte en hylde op'],
    ['no-NO', 'Vaktmester til småjobber i leiligheten'],
    ['no-NO', 'Henge opp bilder og hyller'],
    ['fi-FI', 'Kotitalkkari pieniin töihin'],
    ['fi-FI', 'Hyllyn kiinnitys seinään ja verhotangot'],
  ])('%s: %s', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('handyman');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Two extra sockets in the study'],
    ['en-GB', 'Fix the fence at the back, a panel has blown down'],
    ['en-GB', 'Moving house next month'],
    ['de-DE', 'Umzug in eine neue Wohnung'],
  ])('%s: %s is another', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('handyman');
  });
});

it('has every text in German', () => {
  expect(missingTexts(handyman, handymanDe)).toEqual([]);
});
