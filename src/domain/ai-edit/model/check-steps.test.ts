import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale.ts';
import { proposeReading } from '../edit-by-words.ts';
import { type CaseItem, itemsOf, tableOf } from '../testing.ts';
import { checkSteps } from './check-steps.ts';
import { figuresOfCommand } from './figures-of-command.ts';
import type { ModelStep } from './model-step.ts';

const items: readonly CaseItem[] = [
  {
    id: 'a',
    description: 'Paint walls',
    category: 'labour',
    quantity: 40,
    unit: 'm2',
    unit_price: 1000,
    total: 40_000,
    group: 'g',
  },
  {
    id: 'b',
    description: 'Gloss paint',
    category: 'materials',
    quantity: 3,
    unit: 'unit',
    unit_price: 2490,
    total: 7470,
  },
  { id: 'c', description: 'Travel', category: 'other', quantity: 1, unit: 'fixed', unit_price: 2500, total: 2500 },
];
const table = tableOf(items, 'GBP', [{ id: 'g', title: 'Living room', isOptional: false, isVisible: true }]);

function step(action: ModelStep['action'], fields: Partial<ModelStep> = {}): ModelStep {
  const empty = { lines: [], parts: [], percent: null, amount: null, number: null, description: null };
  return { ...empty, category: null, unit: null, rounding: null, ...fields, action };
}

/** `a 1120` a changed price, `b gone`; else why not. */
function outcome(command: string, steps: readonly ModelStep[], locale: Locale = 'en-GB'): string {
  const checked = checkSteps(steps, { table, command, locale });
  if (!checked.ok) return checked.fault;
  const proposal = proposeReading(table, checked.reading);
  if (proposal.kind !== 'edit') return 'reason' in proposal ? `${proposal.kind} ${proposal.reason}` : proposal.kind;
  const after = itemsOf(proposal.table);
  const changes = after
    .filter((one) => JSON.stringify(one) !== JSON.stringify(itemsOf(table).find(({ id }) => id === one.id)))
    .map((one) => `${one.id} ${one.description} ${one.quantity} × ${one.unit_price}`);
  const gone = items.filter(({ id }) => !after.some((one) => one.id === id)).map(({ id }) => `${id} gone`);
  return (
    [...changes, ...gone].join(', ') || JSON.stringify(proposal.diff.discountPercent ?? proposal.diff.groups.length)
  );
}

describe('figures of a command', () => {
  test.each<[command: string, locale: Locale, figures: string]>([
    ['brushwork 12.5 % dearer, then £1,200 for it', 'en-GB', 'percent 12.5, money 1200'],
    ['a whopping twenty five pounds and 50p', 'en-GB', 'money 25, money 0.5'],
    ['double it, or half', 'en-GB', 'factor 2, factor 0.5'],
    ['zwölf Prozent auf 1.234,50 €', 'de-DE', 'percent 12, money 1234.5'],
    ['o 12,5 % *** drożej, potem 30', 'pl-PL', 'percent 12.5, plain 30'],
    ['call it "Coat 3"', 'en-GB', ''],
  ])('%s', (command, locale, figures) => {
    const found = figuresOfCommand(command, locale).map(({ kind, value }) => `${kind} ${value.toFixed()}`);
    expect(found.join(', ')).toBe(figures);
  });
});

describe('a step of a model', () => {
  test.each<[command: string, steps: ModelStep[], outcome: string]>([
    ['brushwork 12 percent up', [step('raise_price', { lines: ['a'], percent: 12 })], 'a Paint walls 40 × 1120'],
    ['knock £1.50 off brushwork', [step('lower_price', { lines: ['a'], amount: 1.5 })], 'a Paint walls 40 × 850'],
    ['brushwork now 11', [step('set_price', { lines: ['a'], amount: 11 })], 'a Paint walls 40 × 1100'],
    ['brushwork twofold: double', [step('multiply_price', { lines: ['a'], number: 2 })], 'a Paint walls 40 × 2000'],
    ['five more tins', [step('raise_quantity', { lines: ['b'], number: 5 })], 'b Gloss paint 8 × 2490'],
    ['tins to 2', [step('set_quantity', { lines: ['b'], number: 2 })], 'b Gloss paint 2 × 2490'],
    ['scrap that travel nonsense', [step('delete', { lines: ['c'] })], 'c gone'],
    [
      'the glossy stuff is called "Satin finish"',
      [step('rename', { lines: ['b'], description: 'Satin finish' })],
      'b Satin finish 3 × 2490',
    ],
    [
      'throw in a ladder for £50',
      [step('add', { description: 'ladder', amount: 50, number: 1, category: 'equipment' })],
      'new1 ladder 1 × 5000',
    ],
    ['5% off the lot', [step('discount', { percent: 5 })], '{"before":0,"after":5}'],
    ['shave £20 from the whole caboodle', [step('take_off_total', { amount: 20 })], 'new1 Discount 1 × -2000'],
    ['they would pay 450 and no more', [step('bring_total_to', { amount: 450 })], 'new1 Discount 1 × -4970'],
    [
      'a cushion of 10% please',
      [step('add_percentage', { percent: 10, description: 'cushion' })],
      'new1 cushion 1 × 4997',
    ],
    ['leave the living room to them', [step('make_optional', { parts: ['g'] })], '1'],
  ])('%s', (command, steps, expected) => {
    expect(outcome(command, steps)).toBe(expected);
  });

  test.each<[what: string, command: string, steps: ModelStep[], fault: string]>([
    ['no step', 'hm', [], 'nothing'],
    ['a line that is none', 'brushwork 12% up', [step('raise_price', { lines: ['x'], percent: 12 })], 'foreign_line'],
    ['a result worked out', 'brushwork 12% up', [step('set_price', { lines: ['a'], amount: 11.2 })], 'foreign_figure'],
    ['a percentage as money', 'brushwork 12% up', [step('set_price', { lines: ['a'], amount: 12 })], 'foreign_figure'],
    [
      'money as a percentage',
      'brushwork £12 up',
      [step('raise_price', { lines: ['a'], percent: 12 })],
      'foreign_figure',
    ],
    ['a negative figure', 'brushwork 12% up', [step('raise_price', { lines: ['a'], percent: -12 })], 'foreign_figure'],
    ['a line that is not named', 'get rid of the tins', [step('delete', { lines: ['c'] })], 'unnamed_line'],
    [
      'other words',
      'call the gloss something nice',
      [step('rename', { lines: ['b'], description: 'Something free' })],
      'foreign_words',
    ],
    ['neither percentage nor amount', 'paint dearer', [step('raise_price', { lines: ['a'] })], 'incomplete'],
    ['a total worked out', '£20 off it all', [step('bring_total_to', { amount: 479.7 })], 'foreign_figure'],
    ['a share of nothing named', '10% more', [step('add_percentage', { percent: 10 })], 'incomplete'],
    ['no line', 'paint 12% up', [step('raise_price', { percent: 12 })], 'incomplete'],
    ['every line gone', 'all gone', [step('delete', { lines: ['a', 'b', 'c'] })], 'does_not_work_out'],
  ])('%s is not used', (_, command, steps, fault) => {
    expect(outcome(command, steps)).toBe(fault);
  });

  test('another currency and a negative price are refused by code', () => {
    expect(outcome('brushwork at 30 euros', [step('set_price', { lines: ['a'], amount: 30 })])).toBe(
      'refusal currency_mismatch',
    );
    expect(outcome('knock £90 off brushwork', [step('lower_price', { lines: ['a'], amount: 90 })])).toBe(
      'refusal out_of_bounds',
    );
  });

  test('a language without words of its own still has its digits', () => {
    const steps = [step('raise_price', { lines: ['a'], percent: 12 })];
    expect(outcome('Malowanie o 12 procent drożej', steps, 'pl-PL')).toBe('a Paint walls 40 × 1120');
    expect(outcome('Malowanie trochę drożej', steps, 'pl-PL')).toBe('foreign_figure');
  });
});
