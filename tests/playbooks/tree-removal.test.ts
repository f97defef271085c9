import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/currency.ts';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, read, rule, total } from '#tests/support/estimates.ts';

const treeRemoval = bundled('tree-removal');

describe('trees worked out by hand', () => {
  it('fells one tree of 8 m and takes it away', () => {
    const result = draft('tree-removal', {}, { trees: 1, 'tree.height': 8, work: 'fell', stump: 'leave' });
    expect(figures(result)).toEqual(['medium 1 × 47500', 'chippings 1 × 8000']);
    expect(total(result)).toBe(55_500);
    expect(result.assumptions.join(' ')).toMatch(/yours and not protected/);
  });

  it('takes down two dead pines beside the house, near lines, with permission, and grinds the stumps', () => {
    const job = {
      trees: 2,
      'tree.size': 'large',
      work: 'fell',
      stump: 'grind',
      state: 'dead',
      'near.building': true,
      'power.lines': true,
      'permit.needed': true,
      nests: true,
    };
    const result = draft('tree-removal', {}, job);
    // 2 × 1.25 × 1.15 = 2.875 trees; stumps 2 × 1.5; loads 2 × 2
    expect(figures(result)).toEqual([
      'large 2.875 × 82000',
      'stump 3 × 9000',
      'backfill 2 × 1500',
      'chippings 4 × 8000',
      'platform 1 × 28000',
      'power 1 × 12000',
      'permit 1 × 9000',
      'nest_check 1 × 7500',
    ]);
    // 2357.50 + 270 + 30 + 320 + 280 + 120 + 90 + 75
    expect(total(result)).toBe(354_250);
    expect(result.assumptions.join(' ')).toMatch(/work waits until they are gone/);
  });

  it('grinds a stump of 60 cm and nothing else', () => {
    const result = draft('tree-removal', {}, { trees: 1, work: 'stump', 'stump.width': 0.6 });
    // 0.6 ÷ 0.4 = 1.5; 135 + 15 = 150 is the minimum charge itself.
    expect(figures(result)).toEqual(['stump 1.5 × 9000', 'backfill 1 × 1500']);
  });

  it('takes the provider’s daily pace: an hourly rate by the size of the tree', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 9000 });
    // 1 small tree ÷ 0.4 an hour
    expect(figures(draft('tree-removal', {}, { trees: 1, 'tree.size': 'small' }, { rules: [hourly] }))).toContain(
      'small 2.5 × 9000',
    );
  });

  it('offers the stump, logs and a young tree', () => {
    expect(extrasOf(draft('tree-removal', {}, { trees: 1, 'tree.size': 'small', stump: 'leave' }))).toEqual([
      'stump: stump_extra 1 × 9000',
      'stump: backfill_extra 1 × 1500',
      'logs: logs 1 × 6000',
      'replant: new_tree 1 × 9000',
      'replant: plant 1 × 7000',
    ]);
  });
});

describe('published prices', () => {
  it.each<[string, Readonly<Record<string, string | number>>, Currency, number]>([
    ['a small tree', { 'tree.size': 'small' }, 'GBP', 250],
    ['a medium tree', { 'tree.size': 'medium' }, 'GBP', 500],
    ['a large tree', { 'tree.size': 'large' }, 'GBP', 1000],
    ['a day of a crew', { 'session.hours': 8 }, 'GBP', 550],
    ['a tree of 25 feet in dollars', { 'tree.height': 7.62 }, 'USD', 600],
    ['a tree of 50 feet in dollars', { 'tree.height': 15.24 }, 'USD', 1050],
  ])('%s', (_, job, currency, typical) => {
    const whole = total(draft('tree-removal', {}, { trees: 1, ...job }, { currency })) / 100;
    expect(Math.abs(whole / typical - 1)).toBeLessThan(0.15);
  });
});

const cases: ReadonlyArray<readonly [Locale, string, readonly string[]]> = [
  [
    'en-GB',
    'Need 2 conifers taken down, about 8m tall, close to the house. Stumps ground out as well and everything taken away',
    ['trees 2', 'tree.height 8', 'work fell', 'stump grind', 'waste take', 'near.building true'],
  ],
  [
    'en-GB',
    'Dead ash tree in the back garden needs to be felled, it leans over power lines. We keep the logs.',
    ['state dead', 'power.lines true', 'waste stays', 'work fell'],
  ],
  [
    'en-GB',
    'Crown reduction on a large oak, conservation area so need permission',
    ['tree.size large', 'work reduce', 'permit.needed true'],
  ],
  ['en-GB', 'Remove a tree stump, 50 cm across', ['trees 1', 'work stump', 'stump.width 0.5']],
  [
    'de-DE',
    'Zwei Fichten fällen, ca. 15 m hoch, direkt am Haus, Holz kann bleiben, Stubben fräsen',
    ['trees 2', 'tree.height 15', 'work fell', 'stump grind', 'waste stays', 'near.building true'],
  ],
  [
    'de-DE',
    'Eine Birke muss weg, 12 m hoch, Vogelnest ist auch drin. Alles abfahren bitte',
    ['trees 1', 'tree.height 12', 'work fell', 'nests true', 'waste take'],
  ],
];

describe('requests for tree work', () => {
  it.each(cases)('%s: %s', (locale, text, job) => {
    const found = read('tree-removal', text, locale);
    expect(found.job.toSorted()).toEqual(expect.arrayContaining([...job].toSorted()));
    expect(found.asked.length).toBeLessThanOrEqual(8);
    const stated = job.map((fact) => fact.split(' ')[0]);
    const hazards = ['near.building', 'power.lines', 'permit.needed', 'nests'];
    expect(found.asked.filter((key) => key !== null && stated.includes(key) && !hazards.includes(key))).toEqual([]);
    if (job.some((fact) => fact.startsWith('tree.height'))) expect(found.asked).not.toContain('tree.size');
  });

  it('asks for height, how many, stump, waste, dangers, access and photos', () => {
    const { asked } = read('tree-removal', 'Trees need cutting down');
    expect(asked).toEqual(
      expect.arrayContaining(['tree.size', 'trees', 'photos', 'stump', 'waste', 'near.building', 'access']),
    );
    expect(firstQuestions(treeRemoval, 'Tree removal').some((one) => one.question_key === 'q.hazards')).toBe(true);
  });
});

const ours: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Tree surgeon needed to take down a big sycamore'],
  ['en-US', 'Need a dead oak tree removed from the backyard'],
  ['en-GB', 'Stump grinding, three stumps on the lawn'],
  ['de-DE', 'Große Tanne fällen lassen'],
  ['de-DE', 'Baumstumpf fräsen, 80 cm Durchmesser'],
  ['es-ES', 'Talar un pino grande en el jardín'],
  ['es-ES', 'Quitar el tocón de un árbol'],
  ['fr-FR', 'Abattre un sapin de 15 m'],
  ['fr-FR', 'Élagage de deux arbres'],
  ['it-IT', 'Abbattere un pino vicino a casa'],
  ['it-IT', 'Rimozione di un ceppo in giardino'],
  ['nl-NL', 'Boom kappen in de achtertuin'],
  ['nl-NL', 'Stronk frezen van een oude berk'],
  ['pt-BR', 'Cortar uma árvore grande no quintal'],
  ['pt-PT', 'Abate de dois pinheiros'],
  ['pl-PL', 'Wycinka drzewa przy domu'],
  ['pl-PL', 'Frezowanie pni, 4 sztuki'],
  ['sv-SE', 'Fälla två björkar nära huset'],
  ['sv-SE', 'Stubbfräsning av tre stubbar'],
  ['da-DK', 'Fælde et stort træ i haven'],
  ['da-DK', 'Stubfræsning af to stubbe'],
  ['no-NO', 'Felle et stort tre ved huset'],
  ['no-NO', 'Trefelling, tre graner'],
  ['fi-FI', 'Ison koivun kaato pihalta'],
  ['fi-FI', 'Kannon jyrsintä, kaksi kantoa'],
];

describe('what kind of job a request is', () => {
  it.each(ours)('%s: %s is tree work', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('tree-removal');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Trim the hedge, about 20 metres'],
    ['en-GB', 'Overgrown garden with brambles and two stumps, clear it all'],
    ['de-DE', 'Garten pflegen, Hecke schneiden'],
  ])('%s: %s is not', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('tree-removal');
  });
});
