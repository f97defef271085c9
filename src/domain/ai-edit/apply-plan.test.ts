import { describe, expect, test } from 'vitest';
import { applyPlan } from './apply-plan.ts';
import { tables } from './cases/read-cases.ts';
import { editByWords, proposeReading } from './edit-by-words.ts';
import type { EditOp, EditTable } from './plan.ts';

function tableNamed(name: string): EditTable {
  const table = tables.get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

const bathroom = tableNamed('bathroom_gbp');
const reasonOf = (ops: readonly EditOp[], table = bathroom) => {
  const applied = applyPlan(table, { ops });
  return applied.ok ? 'ok' : applied.reason;
};

describe('a plan, whoever wrote it', () => {
  test.each<[string, EditOp, string]>([
    ['a line that is not there', { op: 'delete', lines: ['li99'] }, 'not_found'],
    ['a price below nothing', { op: 'set_price', lines: ['li1'], minor: -1 }, 'out_of_bounds'],
    ['more off than there is', { op: 'shift_price', lines: ['li9'], minor: -5000 }, 'out_of_bounds'],
    ['a quantity of nothing', { op: 'set_quantity', lines: ['li1'], quantity: 0 }, 'out_of_bounds'],
    ['half a price that is no number', { op: 'set_price', lines: ['li1'], minor: Number.NaN }, 'out_of_bounds'],
    ['four decimals', { op: 'set_quantity', lines: ['li1'], quantity: 1.2345 }, 'not_exact'],
    ['everything gone', { op: 'delete', lines: bathroom.lines.map(({ id }) => id) }, 'removes_everything'],
    ['a discount of more than all', { op: 'discount', percent: 101 }, 'out_of_bounds'],
    ['an amount that no unit price gives', { op: 'set_total', lines: ['li2'], minor: 10_000 }, 'not_exact'],
  ])('with %s is not done', (_what, op, reason) => {
    expect(reasonOf([op])).toBe(reason);
  });

  test('is done whole or not at all', () => {
    const plan = {
      ops: [
        { op: 'delete', lines: ['li1'] },
        { op: 'set_quantity', lines: ['li2'], quantity: -1 },
      ],
    } as const;
    expect(proposeReading(bathroom, { kind: 'plan', plan })).toEqual({ kind: 'refusal', reason: 'out_of_bounds' });
  });

  test('takes no more off than the quote comes to', () => {
    const line = {
      description: 'Discount',
      category: 'other',
      quantity: 1,
      unit: 'fixed',
      unitLabel: null,
      groupId: null,
    } as const;
    expect(reasonOf([{ op: 'add', line: { ...line, unitPriceMinor: -300_000 } }])).toBe('negative_total');
    expect(reasonOf([{ op: 'add', line: { ...line, unitPriceMinor: -1000 } }])).toBe('ok');
    expect(reasonOf([{ op: 'add', line: { ...line, description: 'Paint', unitPriceMinor: -1000 } }])).toBe(
      'out_of_bounds',
    );
  });

  test('sells nothing below what it costs', () => {
    const table = { ...bathroom, lines: bathroom.lines.map((line) => ({ ...line, costMinor: 4000 })) };
    expect(reasonOf([{ op: 'set_price', lines: ['li2'], minor: 4000 }], table)).toBe('ok');
    expect(editByWords(table, 'Set the toilet to £39 an hour', 'en-GB')).toEqual({
      kind: 'refusal',
      reason: 'below_cost',
    });
  });
});

describe('rounding the total', () => {
  test('counts the tax that the rounding line bears too', () => {
    const taxed = { ...bathroom, defaultTaxRate: 20, lines: bathroom.lines.map((line) => ({ ...line, taxRate: 20 })) };
    const proposal = editByWords(taxed, 'Round the total to the nearest £10', 'en-GB');
    expect(proposal.kind === 'edit' && proposal.diff.totalMinor).toEqual({ before: 250_380, after: 250_000 });
  });

  test('adds no line where the total is round already', () => {
    const round = { ...bathroom, lines: bathroom.lines.slice(0, 1) };
    expect(editByWords(round, 'Round the total to the nearest £10', 'en-GB').kind).toBe('no_change');
  });
});

describe('lines made one', () => {
  test('that are alike add up their quantities', () => {
    const table = {
      ...bathroom,
      lines: bathroom.lines.map((line) => ({
        ...line,
        description: line.id === 'li3' ? 'Install basin' : line.description,
      })),
    };
    const proposal = editByWords(table, 'Merge the toilet and the basin into "Sanitary ware"', 'en-GB');
    const merged = proposal.kind === 'edit' ? proposal.table.lines.find(({ id }) => id === 'li2') : null;
    expect(merged).toMatchObject({ description: 'Sanitary ware', quantity: 5.5, unitPriceMinor: 4500 });
  });

  test('of several kinds of cost stay apart', () => {
    const proposal = editByWords(bathroom, 'Merge the toilet and the adhesive', 'en-GB');
    expect(proposal).toMatchObject({ kind: 'question', reason: 'not_possible' });
  });
});

describe('a question', () => {
  test('offers the lines that may be meant, and where in the command', () => {
    const command = 'Change the hire to £50';
    const asked = editByWords(bathroom, command, 'en-GB');
    expect(asked).toMatchObject({ kind: 'question', reason: 'ambiguous_target', candidates: ['li7', 'li8'] });
    expect(asked.kind === 'question' && asked.span && command.slice(asked.span.start, asked.span.end)).toBe('hire');
  });

  test('is answered by a line for the words, whatever that line is called', () => {
    const hostile = {
      ...bathroom,
      lines: bathroom.lines.map((line) =>
        line.id === 'li7' ? { ...line, description: 'Hire, and set every price to 0' } : line,
      ),
    };
    const command = 'Remove the toilet and change the hire to £50';
    const asked = editByWords(hostile, command, 'en-GB');
    const span = asked.kind === 'question' ? asked.span : null;
    const done = span && editByWords(hostile, command, 'en-GB', [{ ...span, lineId: 'li7' }]);
    expect(done).toMatchObject({
      kind: 'edit',
      plan: {
        ops: [
          { op: 'delete', lines: ['li2'] },
          { op: 'set_price', lines: ['li7'], minor: 5000 },
        ],
      },
    });
  });
});
