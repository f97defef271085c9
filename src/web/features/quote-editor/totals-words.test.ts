import { expect, test } from 'vitest';
import type { LineItem, Quote, QuoteComponent } from '#web/api/quote-types.ts';
import { extrasStand, readsNetFirst } from './totals-words.ts';

const part = (id: string, is_visible: boolean) => ({ id, is_optional: id !== 'job', is_visible }) as QuoteComponent; // nothing else of a part is read
const line = (component_id: string, net_minor = 100) =>
  ({ id: component_id, component_id, net_minor, position: 0 }) as LineItem; // nothing else of a line is read
const job = { part: part('job', true), line: line('job') };

const standOf = (parts: QuoteComponent[], lines: LineItem[]) =>
  extrasStand({ components: [job.part, ...parts], line_items: [job.line, ...lines] });

test('without extras, and with an extra that has no line, the sums are what is paid', () => {
  expect(standOf([], [])).toEqual({ kind: 'none' });
  expect(standOf([part('a', false)], [])).toEqual({ kind: 'none' });
});

test('while no extra is chosen the total is the least, unless one takes something off', () => {
  expect(standOf([part('a', false)], [line('a')])).toEqual({ kind: 'open', isLeast: true });
  expect(standOf([part('a', false)], [line('a', -100)])).toEqual({ kind: 'open', isLeast: false });
});

test('once an extra is chosen the sums are with those that are, whatever else could be added', () => {
  const parts = [part('a', true), part('b', false), part('c', true)];
  expect(standOf(parts, [line('a'), line('b'), line('c')])).toEqual({ kind: 'chosen', count: 2 });
});

test('the net sum comes first for a business that is charged tax', () => {
  const of = (kind: 'person' | 'business', charges_tax: boolean) =>
    readsNetFirst({ charges_tax, customer: { kind } as Quote['customer'] }); // nothing else of a customer is read
  expect([of('business', true), of('business', false), of('person', true)]).toEqual([true, false, false]);
  expect(readsNetFirst({ charges_tax: true, customer: null })).toBe(false);
});
