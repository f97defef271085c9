import { describe, expect, it } from 'vitest';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import type { Engine } from '#server/ports/engine.ts';
import { readCases } from './cases/read-cases.ts';
import { builtin } from './engines.ts';
import { runCases } from './run-cases.ts';

async function ran(cases: readonly unknown[], engine: Engine = builtinEngine) {
  return runCases(readCases(JSON.stringify(cases), 'cases.json', null), { ...builtin, engine });
}

async function reported(cases: readonly unknown[], engine?: Engine): Promise<string> {
  return (await ran(cases, engine)).text;
}

const bedroom = {
  id: 'bedroom',
  request: 'Please paint our bedroom, walls and ceiling, 4 x 3 m',
  locale: 'en-GB',
  currency: 'GBP',
  expected: { service_type: 'interior-painting', low: 300, typical: 400, high: 500 },
};

describe('prices', () => {
  it('are compared with the typical one, a table row for each service', async () => {
    const text = await reported([
      bedroom,
      { ...bedroom, id: 'dear', expected: { ...bedroom.expected, typical: 4000 } },
    ]);
    expect(text).toMatch(/^== price: 2 cases of cases\.json, engine builtin\n/);
    expect(text).toMatch(/interior-painting +2 +1\/2 50 % \[9–91\]/);
    expect(text).toMatch(/dear: \d+ for 4000 GBP \(−9\d %\)/);
  });

  it('of services without a playbook are misses', async () => {
    const boat = {
      ...bedroom,
      id: 'boat',
      request: 'Build a boat',
      expected: { service_type: 'boat-building', typical: 9 },
    };
    const { text, json } = await ran([bedroom, boat]);
    expect(text).toContain('Of services without a playbook: 1 cases, misses above');
    expect(text).toMatch(/all +2 +1\/2 50 %/);
    expect(json).toMatchObject({ kind: 'price', total: 2, ok: 1, within_15_percent: 1, no_price: 1 });
    expect(json.cases).toMatchObject([
      { id: 'bedroom', ok: true, result: { service: 'interior-painting' } },
      { id: 'boat', ok: false, result: null },
    ]);
  });

  it('take answers by requirement keys and by the names of price lists', async () => {
    const vague = { ...bedroom, request: 'Please paint our bedroom' };
    const answers = [{ 'room.size': { length: 9, width: 8 } }, { length_m: 9, width_m: 8 }];
    const [byKey, byAlias] = await Promise.all(answers.map((one) => reported([{ ...vague, answers: one }])));
    expect(byKey).toBe(byAlias);
    expect(byKey).not.toBe(await reported([vague]));
  });
});

describe('a case that fails', () => {
  it('is told with its fault when it cannot be read', async () => {
    const { text, json } = await ran([bedroom, { ...bedroom, id: 'broken', locale: undefined }]);
    expect(text).toContain('misses in the totals:\n  broken: locale');
    expect(json).toMatchObject({ total: 2, ok: 1 });
    expect(json.cases.at(-1)).toMatchObject({ id: 'broken', result: null, ok: false, expected: bedroom.expected });
  });

  it('is a miss with its reason when the engine breaks, and the others count', async () => {
    const moody: Engine = {
      ...builtinEngine,
      run: async (step, input) => {
        if (JSON.stringify(input).includes('moody')) throw new Error('not today');
        return builtinEngine.run(step, input);
      },
    };
    const text = await reported([{ ...bedroom, id: 'bad', request: 'Paint a moody bedroom' }, bedroom], moody);
    expect(text).toContain('bad: broke: not today');
    expect(text).toMatch(/interior-painting +2 +1\/2 50 %/);
  });
});

describe('services', () => {
  it('are counted first and among the first three, by language', async () => {
    const text = await reported([
      { id: 'c1', text: 'Wohnzimmer streichen', locale: 'de-DE', expected: 'interior-painting' },
      { id: 'c2', text: 'Wohnzimmer streichen', locale: 'de-DE', expected: ['fencing', 'wall-tiling'] },
    ]);
    expect(text).toMatch(/de +2 +1\/2 50 %/);
    expect(text).toContain('c2: "Wohnzimmer streichen" is fencing or wall-tiling; found interior-painting');
  });
});

describe('a talk', () => {
  it('counts topics by their words in questions, and those the request states as asked again', async () => {
    const text = await reported([
      {
        id: 'talk',
        locale: 'en-GB',
        request: 'Please paint our bedroom walls',
        must_ask: [
          { topic: 'size of the room', words: ['big', 'size', 'length'] },
          { topic: 'favourite song', words: ['song'] },
          { topic: 'walls', words: ['condition'], stated: true },
        ],
        hidden_facts: { 'size of the room': '4 x 3 m' },
        expected_service: 'interior-painting',
      },
    ]);
    expect(text).toContain('talk: never asked: favourite song');
    expect(text).toMatch(/interior-painting +1 .* 1\/2 50 %/);
  });

  it('counts no topic that only the closing list, a help or a hint reminds of', async () => {
    const talk = (words: readonly string[]) => ({
      locale: 'en-GB',
      request: 'Please paint our bedroom walls',
      must_ask: [{ topic: 'it', words }],
      expected_service: 'interior-painting',
    });
    const { json } = await ran([
      { id: 'asked', ...talk(['big']) },
      { id: 'reminded of', ...talk(['anything else', 'tell us', 'photo shows']) },
    ]);
    expect(json.cases.map(({ id, ok }) => [id, ok])).toEqual([
      ['asked', true],
      ['reminded of', false],
    ]);
  });

  it('about a service that is not recognised has missed every topic', async () => {
    const { json } = await ran([
      { id: 'odd', locale: 'en-GB', request: 'Tune the organ', must_ask: [{ topic: 'pipes', words: ['pipe'] }] },
    ]);
    expect(json).toMatchObject({ kind: 'intake', total: 1, ok: 0, topics: 1, topics_asked: 0 });
  });
});

describe('facts', () => {
  const floor = {
    id: 'floor',
    text: 'Please paint the bedroom, 4 x 3 m. The neighbour has a hall of 9 x 9 m.',
    locale: 'en-GB',
    service_type: 'interior-painting',
  };

  it('are right, wrong where stated otherwise or forbidden, and missing where nothing is stated', async () => {
    const plain = { ...floor, text: 'Please paint the bedroom, walls only, 4 x 3 m' };
    const { json } = await ran([
      { ...plain, id: 'right', expected: { 'room.size': { length: 4, width: 3 }, surfaces: ['walls'] } },
      { ...plain, id: 'wrong', expected: { 'room.size': { length: 3, width: 3 }, coats: 2 } },
      { ...plain, id: 'forbidden', expected: {}, forbidden: ['surfaces', 'room.height'] },
      { ...plain, id: 'unknown', service_type: 'boat-building', expected: { size: 3 } },
    ]);
    expect(json).toMatchObject({ kind: 'facts', total: 6, right: 2, wrong: 2, missing: 2, ok: 1 });
    expect(json.cases.map(({ id, ok }) => [id, ok])).toEqual([
      ['right', true],
      ['wrong', false],
      ['forbidden', false],
      ['unknown', false],
    ]);
  });
});
