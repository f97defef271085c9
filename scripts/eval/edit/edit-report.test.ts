import { describe, expect, it } from 'vitest';
import type { EvalCase } from '../cases/case-schemas.ts';
import { editReport } from './edit-report.ts';
import type { EditDone } from './edit-seam.ts';
import { scoreEdit } from './score-edit.ts';

const tap = { id: 'li1', description: 'Fit tap', category: 'labour', quantity: 2, unit: 'hour', unit_price: 4500 };
const travel = { id: 'li2', description: 'Travel', category: 'other', quantity: 1, unit: 'fixed', unit_price: 2500 };
const table = { currency: 'GBP', items: [tap, travel] };
const dearer = { ...tap, unit_price: 4950 };
const one: EvalCase<'edit'> = {
  id: 'e1',
  kind: 'percent',
  table: 'plumbing',
  request: 'Labour up 10%',
  expected: { outcome: 'applied', items: [dearer, travel] },
};
const done = (change: Partial<EditDone>): EditDone => ({
  outcome: 'applied',
  reason: null,
  items: [travel, dearer],
  ...change,
});

describe('an edit', () => {
  it('is exact with the same lines in any order, whatever the case of their words', () => {
    const items = [travel, { ...dearer, description: 'FIT TAP' }];
    expect(scoreEdit(one, table, done({ items }))).toMatchObject({ exact: true, wronglyApplied: false });
  });

  it('that changed other lines was wrongly applied', () => {
    const items = [dearer, { ...travel, unit_price: 2750 }];
    expect(scoreEdit(one, table, done({ items }))).toMatchObject({ exact: false, wronglyApplied: true });
  });

  it('that asks back is no match and no harm', () => {
    const asks = done({ outcome: 'needs_clarification', reason: 'not_found', items: table.items });
    expect(scoreEdit(one, table, asks)).toMatchObject({ exact: false, wronglyApplied: false });
  });

  it('has to be refused for the expected reason', () => {
    const refused = { ...one, expected: { outcome: 'refused', reason: 'unsafe_request', items: table.items } };
    const outcome = { outcome: 'refused', items: table.items };
    expect(scoreEdit(refused, table, done({ ...outcome, reason: 'unsafe_request' })).exact).toBe(true);
    expect(scoreEdit(refused, table, done({ ...outcome, reason: 'not_found' })).exact).toBe(false);
  });

  it('may call a new line what it likes as long as the words are in it', () => {
    const added = { ...travel, id: 'new1', description: 'Scaffold tower', description_must_contain: ['scaffold'] };
    const wanted = { ...one, expected: { outcome: 'applied', items: [tap, travel, added] } };
    const items = [tap, travel, { ...travel, id: '9', description: 'Hire of a scaffold' }];
    expect(scoreEdit(wanted, table, done({ items })).exact).toBe(true);
  });
});

describe('the report', () => {
  it('counts by kind, and tells a case whose table is missing', async () => {
    const cases = [one, { ...one, id: 'e2', table: 'gone' }];
    const report = await editReport(cases, {
      tables: new Map([['plumbing', table]]),
      edit: () => done({}),
      isOwn: false,
    });
    expect(report.tables[0]?.rows).toEqual([['percent', '2', '1/2 50 % [9–91]', '0/2 0 % [0–66]']]);
    expect(report.misses).toEqual(['e2: "Labour up 10%" broke: there is no readable table "gone"']);
  });
});
