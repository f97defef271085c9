import { describe, expect, it } from 'vitest';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import type { Engine } from '#server/ports/engine.ts';
import { readCases } from './cases/read-cases.ts';
import { builtin } from './engines.ts';
import { runCases } from './run-cases.ts';

async function reported(cases: readonly unknown[], engine: Engine = builtinEngine): Promise<string> {
  return runCases(readCases(JSON.stringify(cases), 'cases.json', null), { ...builtin, engine });
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

  it('of services without a playbook are counted apart', async () => {
    const boat = {
      ...bedroom,
      id: 'boat',
      request: 'Build a boat',
      expected: { service_type: 'boat-building', typical: 9 },
    };
    const text = await reported([bedroom, boat]);
    expect(text).toContain('No playbook: 1 cases of 1 services');
    expect(text).toMatch(/interior-painting +1 /);
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
    const text = await reported([bedroom, { ...bedroom, id: 'broken', locale: undefined }]);
    expect(text).toContain('Cases that cannot be read, not counted:\n  broken: locale');
  });

  it('is told when the engine breaks, and the others count', async () => {
    const moody: Engine = {
      ...builtinEngine,
      run: async (step, input) => {
        if (JSON.stringify(input).includes('moody')) throw new Error('not today');
        return builtinEngine.run(step, input);
      },
    };
    const text = await reported([{ ...bedroom, id: 'bad', request: 'Paint a moody bedroom' }, bedroom], moody);
    expect(text).toContain('bad broke, not counted: not today');
    expect(text).toMatch(/interior-painting +1 /);
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
});
