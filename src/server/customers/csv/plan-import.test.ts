import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowValues } from '#domain/customer/import/row-values.ts';
import { planImport } from './plan-import.ts';

const orNone = (...texts: string[]) => fc.constantFrom(null, ...texts);

/** Few values, so that rows are about one another. */
const row: fc.Arbitrary<RowValues> = fc.record({
  name: fc.constantFrom('Pat Example', 'Pat Other', 'Sam Other', 'Kim'),
  email: orNone('a@x.example', 'A@x.example', 'b@x.example'),
  phone: orNone('020 7946 0001', '+44 20 7946 0001', '020 7946 0002'),
  address: orNone('Here', 'There'),
  kind: fc.constantFrom(undefined, 'person' as const, 'business' as const),
});

const inLines = (values: readonly RowValues[]) => values.map((one, at) => ({ line: at + 2, values: one }));

test('the same file again changes nothing, whoever its rows are about', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 3 }),
      fc.array(row, { maxLength: 6 }),
      fc.boolean(),
      (old, values, isUpdating) => {
        const rules = { isUpdating, country: 'GB' } as const;
        const before = old.map((one, at) => ({ ...one, id: `old ${at}`, kind: one.kind ?? 'person' }));
        const first = planImport(inLines(values), before, rules);
        const changed = before.map((one) => first.updated.find(({ id }) => id === one.id) ?? one);
        const made = first.created.map((one, at) => ({ id: `new ${at}`, ...one }));
        const again = planImport(inLines(values), [...changed, ...made], rules);
        expect(again.created).toEqual([]);
        expect(again.updated).toEqual([]);
      },
    ),
    { numRuns: 3000 },
  );
});

const sam = { name: 'Sam Other', email: null, phone: '020 7946 0001', address: 'Here', kind: 'person' as const };

test('two people who share a telephone stay two', () => {
  const values = { ...sam, name: 'Kim', address: null, kind: undefined };
  const { created, updated } = planImport(inLines([values]), [{ id: '1', ...sam }], {
    isUpdating: true,
    country: 'GB',
  });
  expect(created).toHaveLength(1);
  expect(updated).toEqual([]);
});

test('what a row leaves empty stays', () => {
  const values = { ...sam, phone: '+44 20 7946 0001', address: null, email: 'sam@x.example', kind: undefined };
  const { updated } = planImport(inLines([values]), [{ id: '1', ...sam }], { isUpdating: true, country: 'GB' });
  expect(updated).toEqual([{ ...sam, id: '1', phone: '+44 20 7946 0001', email: 'sam@x.example' }]);
});

test('twenty thousand who share a telephone, such as a caretaker’s, stay as many', () => {
  const values = Array.from({ length: 20_000 }, (_, at) => ({
    ...sam,
    name: `Flat${at} Tenant${at}`.replaceAll(/\d/g, letter),
  }));
  const rules = { isUpdating: true, country: 'GB' } as const;
  const { created } = planImport(inLines(values), [], rules);
  expect(created).toHaveLength(20_000);
  const known = created.map((one, at) => ({ id: `${at}`, ...one }));
  expect(planImport(inLines(values), known, rules)).toMatchObject({ created: [], updated: [] });
});

/** Names have no figures. */
const letter = (digit: string): string => 'abcdefghij'[Number(digit)] ?? '';
