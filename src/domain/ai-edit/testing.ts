import type { Currency } from '../currency.ts';
import type { Locale } from '../locale.ts';
import type { CostCategory } from '../pricing/rule.ts';
import { amountOf } from './diff.ts';
import { editByWords, type Proposal } from './edit-by-words.ts';
import type { EditGroup, EditLine, EditTable } from './plan.ts';
import { storedUnit, unitOfLine } from './read/units.ts';
import type { UnitTag } from './read/value.ts';

/** A line as the files of cases write it. */
export interface CaseItem {
  readonly id: string;
  readonly description: string;
  readonly category: CostCategory;
  readonly quantity: number;
  readonly unit: UnitTag;
  readonly unit_price: number;
  readonly total: number;
  readonly group?: string | null;
}

function lineOf({ id, group = null, description, category, quantity, unit, unit_price }: CaseItem): EditLine {
  return {
    id,
    groupId: group,
    description,
    category,
    quantity,
    ...storedUnit(unit),
    unitPriceMinor: unit_price,
    taxRate: 0,
  };
}

/** A table of cases as the product has it: no tax, no discount. */
export function tableOf(items: readonly CaseItem[], currency: Currency, groups: readonly EditGroup[] = []): EditTable {
  return {
    currency,
    taxMode: 'exclusive',
    discountPercent: 0,
    tax: { isCharged: true, isOpen: false },
    defaultTaxRate: 0,
    lines: items.map(lineOf),
    groups,
  };
}

export function itemsOf(table: EditTable): CaseItem[] {
  return table.lines.map((line) => ({
    id: line.id,
    description: line.description,
    category: line.category,
    quantity: line.quantity,
    unit: unitOfLine(line),
    unit_price: line.unitPriceMinor ?? 0,
    total: amountOf(line),
  }));
}

export interface CaseCommand {
  readonly items: readonly CaseItem[];
  readonly currency: Currency;
  readonly command: string;
  readonly locale: Locale;
}

/** One command on a table in the words of the case files: what an evaluation calls. */
export function editItems({
  items,
  currency,
  command,
  locale,
}: CaseCommand): Proposal & { readonly items: CaseItem[] } {
  const table = tableOf(items, currency);
  const proposal = editByWords(table, command, locale);
  return { ...proposal, items: itemsOf(proposal.kind === 'edit' ? proposal.table : table) };
}
