import type { Diff, LineDiff } from '#domain/ai-edit/diff.ts';
import type { EditLine, EditTable } from '#domain/ai-edit/plan.ts';
import type { WordEditUndo } from '#server/db/word-edit-undo.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { keepOneOfEach, updateComponent } from '../component-store.ts';
import {
  deleteLineItem,
  insertLineItems,
  type LineItemRow,
  listLineItems,
  movePositions,
  nextPosition,
  updateLineItem,
} from '../line-item-store.ts';
import { type OwnQuote, setChargesTax, setDiscount } from '../quote-store.ts';

export interface Edited {
  readonly quote: OwnQuote;
  readonly table: EditTable;
  readonly diff: Diff;
}

interface Written {
  readonly before: readonly LineItemRow[];
  readonly touched: WordEditUndo['touched'];
}

const fieldsOf = (line: EditLine) => ({
  componentId: line.groupId,
  description: line.description,
  category: line.category,
  quantity: line.quantity,
  unit: line.unit,
  unitLabel: line.unitLabel,
  unitPriceMinor: line.unitPriceMinor,
});

async function writeLine(tx: ProviderScope, quote: OwnQuote, diff: LineDiff): Promise<LineItemRow | null> {
  if (diff.action === 'delete') {
    await deleteLineItem(tx, quote, diff.before.id);
    return null;
  }
  if (diff.action === 'update')
    return updateLineItem(tx, quote, diff.after.id, { ...fieldsOf(diff.after), origin: 'ai_edit' });
  const position = await nextPosition(tx, quote);
  const { taxRate } = diff.after;
  const values = { ...fieldsOf(diff.after), taxRate, position, origin: 'ai_edit' as const };
  const [row] = await insertLineItems(tx, quote, [values]);
  if (!row) throw new Error('the line was not stored');
  return row;
}

async function writeLines(tx: ProviderScope, quote: OwnQuote, diffs: readonly LineDiff[]): Promise<Written> {
  const rows = await listLineItems(tx, quote);
  const kept = new Set(diffs.flatMap((diff) => (diff.action === 'add' ? [] : [diff.before.id])));
  const touched: Array<WordEditUndo['touched'][number]> = [];
  for (const diff of diffs) {
    const row = await writeLine(tx, quote, diff);
    if (row) touched.push({ id: row.id, revision: row.revision, isNew: diff.action === 'add' });
  }
  return { before: rows.filter(({ id }) => kept.has(id)), touched };
}

async function writeOrder(tx: ProviderScope, { quote, table, diff }: Edited, order: readonly string[]) {
  if (!diff.isReordered) return null;
  const added = (await listLineItems(tx, quote)).filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  const known = table.lines.filter(({ id }) => order.includes(id)).map(({ id }) => id);
  await movePositions(tx, quote, [...known, ...added]);
  return order;
}

/** Writes a change that was worked out, within the quote's lock. @returns what takes it back */
export async function writeEditedLines(tx: ProviderScope, edited: Edited): Promise<WordEditUndo> {
  const { quote, diff } = edited;
  const order = (await listLineItems(tx, quote)).map(({ id }) => id);
  const { before, touched } = await writeLines(tx, quote, diff.lines);
  const ordered = await writeOrder(tx, edited, order);
  if (diff.discountPercent) await setDiscount(tx, quote, diff.discountPercent.after);
  if (diff.taxCharged !== null) await setChargesTax(tx, quote, diff.taxCharged);
  for (const { after } of diff.groups) await updateComponent(tx, quote, after.id, { isOptional: after.isOptional });
  if (diff.groups.length > 0) await keepOneOfEach(tx, quote);
  return {
    before: before.map((row) => ({ ...row })),
    touched,
    order: ordered,
    discountPercent: diff.discountPercent,
    taxCharged: diff.taxCharged === null ? null : !diff.taxCharged,
    optional: diff.groups.map(({ before: was, after }) => ({
      id: after.id,
      before: was.isOptional,
      after: after.isOptional,
    })),
  };
}
