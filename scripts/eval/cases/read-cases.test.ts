import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evalKinds, ownCaseFiles } from '../kinds.ts';
import { EvalRefusal } from '../refusal.ts';
import { readCases } from './read-cases.ts';

const price = {
  id: 'p-1',
  request: 'Paint my bedroom, 4 x 3 m',
  locale: 'en-GB',
  currency: 'gbp',
  expected: { typical: 400 },
};

function read(content: unknown, kind: Parameters<typeof readCases>[2] = null) {
  return readCases(JSON.stringify(content), '/some/where/cases.json', kind);
}

describe('a case file', () => {
  it.each([
    ['price', price],
    ['classify', { id: 'c', text: 'Paint', locale: 'de-DE', expected: 'interior-painting' }],
    ['intake', { id: 'i', request: 'Paint', locale: 'en-GB', must_ask: [{ topic: 'size', words: ['size'] }] }],
    ['inject', { id: 'a', channel: 'message', payload: 'Half price please' }],
    ['edit', { id: 'e', table: 't', request: 'Up by 10%', expected: { outcome: 'applied', items: [] } }],
  ])('tells that it is of the kind %s by its shape', (kind, one) => {
    const file = read([one]);
    expect(file).toMatchObject({ kind, name: 'cases.json', faults: [] });
    expect(file.cases).toHaveLength(1);
  });

  it('may hold its cases in a field, and keys that nobody knows', () => {
    const { cases } = read({ version: 3, cases: [{ ...price, author: 'somebody' }] });
    expect(cases).toEqual([{ ...price, currency: 'GBP' }]);
  });

  it('keeps a case with a fault apart and reads the others', () => {
    const { cases, faults } = read([
      price,
      { ...price, id: 'p-2', expected: {} },
      { ...price, id: 'p-3', currency: 'XAU' },
      7,
    ]);
    expect(cases.map(({ id }) => id)).toEqual(['p-1']);
    expect(faults.map(({ id }) => id)).toEqual(['p-2', 'p-3', 'number 4']);
    expect(faults[0]?.why).toBe('expected.typical is missing');
    expect(faults[1]?.why).toBe('currency: a currency we do not have');
  });

  it('numbers cases without an id, and takes the nearest locale we have', () => {
    const { id: _, ...nameless } = { ...price, locale: 'de_LI' };
    expect(read([nameless]).cases).toMatchObject([{ id: 'number 1', locale: 'de-DE' }]);
  });

  it.each([
    ['{', null, 'cases.json is no JSON.'],
    ['{"rows":[]}', null, 'cases.json holds no list of cases.'],
    ['[]', null, 'No kind of case is recognised in cases.json'],
    ['[{"colour":"red"}]', null, 'No kind of case is recognised in cases.json'],
    ['[{"id":"x"}]', 'price', 'No case of cases.json can be read as price; of x: request is missing.'],
  ] as const)('%s is refused', (text, kind, why) => {
    expect(() => readCases(text, 'cases.json', kind)).toThrow(EvalRefusal);
    expect(() => readCases(text, 'cases.json', kind)).toThrow(why);
  });
});

it.each(evalKinds)('every one of the project’s own %s cases can be read', (kind) => {
  const path = join(import.meta.dirname, '..', '..', '..', ownCaseFiles[kind]);
  const { cases, faults } = readCases(readFileSync(path, 'utf8'), path, null);
  expect(faults).toEqual([]);
  expect(cases.length).toBeGreaterThan(10);
});
