import { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import { costCategories } from '../../pricing/rule.ts';
import type { Proposal } from '../edit-by-words.ts';
import type { EditGroup, EditLine, EditTable } from '../plan.ts';
import { type CaseItem, tableOf } from '../testing.ts';
import given from './given.json' with { type: 'json' };
import own from './tables.json' with { type: 'json' };

/** Table, command, and what comes of it. */
export type Case = readonly [table: string, command: string, expected: string];

type Row = readonly [string, string, string, number, string, number, string | null];

function ownTable({
  currency,
  groups,
  items,
}: {
  currency: string;
  groups: string[][];
  items: unknown[][];
}): EditTable {
  const rows = items as unknown as Row[]; // the file's rows are tuples, which JSON cannot say
  const read = rows.map(
    ([id, description, category, quantity, unit, unit_price, group]) =>
      ({ id, description, category, quantity, unit, unit_price, group, total: 0 }) as CaseItem, // checked by the totals below
  );
  const parts = groups.map(([id = '', title = '']): EditGroup => ({ id, title, isOptional: false, isVisible: true }));
  return tableOf(read, currency as Currency, parts); // the file names currencies of ours only
}

/** The tables of both files, by name. */
export const tables: ReadonlyMap<string, EditTable> = new Map([
  ...Object.entries(own).map(([name, table]) => [name, ownTable(table)] as const),
  ...Object.entries(given.tables).map(
    ([name, { items, currency }]) => [name, tableOf(items as CaseItem[], currency as Currency)] as const, // as above
  ),
]);

const categories: readonly string[] = costCategories;

function scaled(lines: readonly EditLine[], category: string, factor: string): EditLine[] {
  return lines.map((line) => {
    const isMeant = category === '*' || line.category === category;
    const price = new Big(line.unitPriceMinor ?? 0).times(factor).round(0, Big.roundHalfUp);
    return isMeant ? { ...line, unitPriceMinor: Number(price.toFixed()) } : line;
  });
}

function assigned(line: EditLine, assignments: string): EditLine {
  const fields = new Map(assignments.split(', ').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  return {
    ...line,
    unitPriceMinor: Number(fields.get('price') ?? line.unitPriceMinor),
    quantity: Number(fields.get('quantity') ?? line.quantity),
    description: fields.get('description') ?? line.description,
    category: costCategories.find((category) => category === fields.get('category')) ?? line.category,
  };
}

function step(lines: readonly EditLine[], part: string): EditLine[] {
  const [head = '', ...rest] = part.split(' ');
  if (head === 'order') return rest.flatMap((id) => lines.filter((line) => line.id === id));
  if (head.startsWith('-')) return lines.filter(({ id }) => id !== head.slice(1));
  if (categories.includes(head) || head === '*') return scaled(lines, head, (rest[0] ?? '').slice(1));
  return lines.map((line) => (line.id === head ? assigned(line, rest.join(' ')) : line));
}

const lineText = (line: EditLine): string =>
  [line.id, line.description.toLowerCase(), line.category, line.quantity, line.unit, line.unitPriceMinor].join('|');

function addedFits(part: string, line: EditLine | undefined): boolean {
  const [category, quantity, unit, price, text = ''] = part.slice(1).split('|');
  if (!line) return false;
  const units: Readonly<Record<string, string>> = {
    hourly: 'hour',
    daily: 'day',
    per_area: 'm2',
    per_unit: 'unit',
    fixed: 'fixed',
  };
  return (
    (category === '?' || line.category === category) &&
    String(line.quantity) === quantity &&
    units[line.unit] === unit &&
    String(line.unitPriceMinor) === price &&
    line.description.toLowerCase().includes(text.toLowerCase())
  );
}

function editFits(table: EditTable, expected: string, after: EditTable): boolean {
  const parts = expected.split('; ');
  const added = parts.filter((part) => part.startsWith('+'));
  const optional = parts.filter((part) => part.startsWith('optional '));
  const rest = parts.filter((part) => !added.includes(part) && !optional.includes(part));
  const wanted = rest.reduce<readonly EditLine[]>(step, table.lines);
  const kept = after.lines.filter(({ id }) => !id.startsWith('new'));
  const fresh = after.lines.filter(({ id }) => id.startsWith('new'));
  const groups = after.groups.filter(({ isOptional }) => isOptional).map(({ id }) => `optional ${id}`);
  return (
    kept.map(lineText).join('\n') === wanted.map(lineText).join('\n') &&
    fresh.length === added.length &&
    added.every((part, index) => addedFits(part, fresh[index])) &&
    groups.join() === optional.join()
  );
}

/** Right, a harmless miss (it asked or refused instead), or a wrong table. */
export type Verdict = 'right' | 'missed' | 'wrong';

export function judge([name, , expected]: Case, proposal: Proposal): Verdict {
  const table = tables.get(name);
  if (!table) throw new Error(`no table ${name}`);
  if (proposal.kind === 'edit')
    return /^[?!=]/.test(expected) || !editFits(table, expected, proposal.table) ? 'wrong' : 'right';
  if (proposal.kind === 'no_change') return expected === '=' ? 'right' : 'missed';
  const sign = proposal.kind === 'question' ? '?' : '!';
  return expected === sign || expected === `${sign} ${proposal.reason}` ? 'right' : 'missed';
}
