import { expect, test } from 'vitest';
import type { Kit } from '#web/api/kits.ts';
import { kitsThatFit } from './kits-that-fit.ts';

const kit = (name: string): Kit => ({
  ...{ id: name, kind: 'kit', name, currency: 'GBP', line_count: 1, sum_minor: null },
  updated_at: '2026-01-01T00:00:00Z',
});
const kits = ['Flur streichen', 'Wände, zwei Anstriche', 'Türen'].map(kit);
const found = (typed: string) => kitsThatFit(kits, typed).map(({ name }) => name);

test('a kit is found by any of its words, without accents and case; what begins so comes first', () => {
  expect(found('wande')).toEqual(['Wände, zwei Anstriche']);
  expect(found('STREICH flur')).toEqual(['Flur streichen']);
  expect(found('tur')).toEqual(['Türen']);
  expect(found('')).toHaveLength(3);
  expect(kitsThatFit([kit('New doors'), kit('Doors')], 'doors').map(({ name }) => name)).toEqual([
    'Doors',
    'New doors',
  ]);
  expect(found('attic')).toEqual([]);
});
