import type { EvalCase } from '../cases/case-schemas.ts';
import type { EditItem, EditTable, ExpectedItem } from '../cases/edit-case.ts';
import type { EditDone } from './edit-seam.ts';

function isDescribed(item: EditItem, wanted: ExpectedItem): boolean {
  const said = item.description.toLowerCase();
  const must = wanted.description_must_contain;
  if (must) return must.every((words) => said.includes(words.toLowerCase()));
  return !wanted.description || said === wanted.description.toLowerCase();
}

/** New lines have no id of their own yet: they are told by what they are. */
function isSame(item: EditItem, wanted: ExpectedItem): boolean {
  return (
    (item.id === wanted.id || /^new\d*$/.test(wanted.id)) &&
    item.category === wanted.category &&
    item.unit === wanted.unit &&
    Math.abs(item.quantity - wanted.quantity) < 1e-9 &&
    item.unit_price === wanted.unit_price &&
    isDescribed(item, wanted)
  );
}

/** The same set of lines, whatever the order. */
export function isSameTable(items: readonly EditItem[], wanted: readonly ExpectedItem[]): boolean {
  const left = [...items];
  for (const one of wanted) {
    const at = left.findIndex((item) => isSame(item, one));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

export interface EditScore {
  /** Outcome, reason and table are as expected. */
  readonly exact: boolean;
  /** A table was changed, and not into the expected one: the harm that a confirmation has to catch. */
  readonly wronglyApplied: boolean;
  readonly why: string;
}

export function scoreEdit(one: EvalCase<'edit'>, table: EditTable, done: EditDone): EditScore {
  const { outcome, reason, items } = one.expected;
  const wanted = items ?? table.items;
  const same = isSameTable(done.items, wanted);
  const tells = outcome === 'refused' || outcome === 'needs_clarification';
  const sameReason = !tells || !reason || done.reason === reason;
  const isUntouched = isSameTable(done.items, table.items);
  const got = `${done.outcome}${done.reason ? ` (${done.reason})` : ''}${same ? '' : ', other lines'}`;
  return {
    exact: same && done.outcome === outcome && sameReason,
    wronglyApplied: !same && !isUntouched,
    why: `expected ${outcome}${reason ? ` (${reason})` : ''}, got ${got}`,
  };
}
