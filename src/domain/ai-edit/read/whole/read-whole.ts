import { deductionName } from '../../frames/discount-frame.ts';
import { isOtherCurrency, minorOf, plainOf } from '../../frames/money.ts';
import { ask, type Outcome, opsOutcome } from '../../frames/outcome.ts';
import { totalTable } from '../../total-table.ts';
import type { Tag } from '../../vocabulary/tag.ts';
import type { ReadingContext } from '../target.ts';
import { has, type Token } from '../token.ts';
import type { Value } from '../value.ts';
import { isEquals, type WholeClause, wholeClauseOf, wholeVerbs } from './whole-clause.ts';

export interface Standing {
  /** Nothing in the command speaks of lines: then "£50 off" and "make it …" can only mean the whole. */
  readonly isAlone: boolean;
}

const says = ({ tokens }: WholeClause, ...tags: readonly Tag[]): boolean => tokens.some((token) => has(token, ...tags));

const isAmount = ({ kind, unit, per }: Value): boolean =>
  (kind === 'money' || kind === 'count') && unit === null && (per === null || per === 'fixed');

/** Taken off: "off", "discount", "knock", or a verb for deleting with a sum; "cheaper" is said of prices. */
const isTakenOff = (clause: WholeClause): boolean =>
  says(clause, 'off', 'discount', 'delete') ||
  clause.tokens.some((token) => has(token, 'decrease_by') && !has(token, 'lower')) ||
  // "Off the quote" is one phrase, and without a figure takes a line out.
  (clause.value !== null && says(clause, 'out')) ||
  (clause.value?.sign ?? 0) < 0;

const isDown = (clause: WholeClause): boolean =>
  isTakenOff(clause) || clause.isEnough || says(clause, 'lower', 'cut', 'down', 'down_to');

/** "Up" alone says it; "add a discount" goes down. */
const isUp = (clause: WholeClause): boolean =>
  says(clause, 'raise', 'increase_by', 'up_to') || (says(clause, 'add') && !says(clause, 'discount'));

/** Whether the figure is what the whole is to come to. */
function isTarget(clause: WholeClause, { isAlone }: Standing): boolean {
  const { value, namesWhole, saysIt, isEven, isLanding, isTo, isAt } = clause;
  if (!value || !isAmount(value) || value.sign !== 0 || clause.isStep || clause.isRounding) return false;
  const isNamed = namesWhole || (isAlone && saysIt);
  if (isLanding) return isAlone || namesWhole || clause.isEnough;
  if (isEven && (isAlone || namesWhole)) return !isTakenOff(clause) || isTo;
  if (!isNamed) return false;
  if (namesWhole && says(clause, 'set', 'is', 'put_on') && !isDown(clause) && !isUp(clause)) return true;
  // "The whole job for £1,200".
  if (namesWhole && isAt && !says(clause, ...wholeVerbs)) return true;
  // "Call it £1,200".
  if (says(clause, 'rename') && value.kind === 'money') return true;
  return isTo && (isDown(clause) || isUp(clause) || namesWhole);
}

/** "Round the total down to £2,000": no step, as more than half of the total it could only be what it comes to. */
function isRoundedTo(clause: WholeClause, { isAlone }: Standing, total: number, minor: number): boolean {
  const { value, namesWhole, isStep, isRounding } = clause;
  if (!value || !isAmount(value) || value.sign !== 0 || isStep) return false;
  return (namesWhole || (isAlone && !clause.namesAll)) && isRounding && 2 * minor >= total;
}

function landing(clause: WholeClause, { lexicon, table }: ReadingContext, standing: Standing): Outcome | null {
  const minor = clause.value && isAmount(clause.value) ? minorOf(clause.value, table.currency) : null;
  const total = totalTable(table);
  if (minor === null || !total.ok) return null;
  const { totalMinor } = total.totals;
  if (!isTarget(clause, standing) && !isRoundedTo(clause, standing, totalMinor, minor)) return null;
  // A figure of another order is a step, a price or a slip.
  if (totalMinor > 0 && (10 * minor < totalMinor || minor > 10 * totalMinor)) return ask('contradiction');
  const goesUp = isUp(clause) || says(clause, 'round_up');
  const goesDown = isDown(clause) || says(clause, 'round_down');
  if ((goesDown && !goesUp && minor > totalMinor) || (goesUp && !goesDown && minor < totalMinor))
    return ask('contradiction');
  return opsOutcome([{ op: 'land_on', minor, lowered: lexicon.discount, raised: lexicon.surcharge }]);
}

function discount(clause: WholeClause, context: ReadingContext, { isAlone }: Standing): Outcome | null {
  const { value, namesWhole, namesAll, isTo, tokens } = clause;
  if (!value || isTo || isUp(clause) || value.sign > 0 || clause.isEnough || clause.isRounding) return null;
  const isOff = isTakenOff(clause);
  const isOfAll = namesAll && isOff;
  const isOfWhole = namesWhole && (isOff || says(clause, 'lower', 'cut'));
  if (!isOfWhole && !isOfAll && !(isAlone && isOff && value.sign === 0)) return null;
  if (value.kind === 'percent') {
    const percent = plainOf(value);
    if (percent === null) return ask('unclear_value');
    return percent > 100 ? { kind: 'refusal', reason: 'out_of_bounds' } : opsOutcome([{ op: 'discount', percent }]);
  }
  // "£50 off everything": once, or off each line?
  if (isAmount(value) && isOfAll && !namesWhole) return ask('unclear_value');
  // "Knock 50 off": only of the whole named is a bare figure a sum.
  if (!isAmount(value) || (value.kind === 'count' && (!isOfWhole || says(clause, 'discount')))) return null;
  const minor = minorOf(value, context.table.currency);
  if (minor === null) return ask('unclear_value');
  return opsOutcome([{ op: 'deduct', minor, description: deductionName(tokens, context) }]);
}

/** "No VAT on this one", and "with VAT" again. */
function tax(clause: WholeClause): Outcome | null {
  if (!clause.isTax) return null;
  if (clause.value) return null;
  if (clause.isRounding || says(clause, 'raise', 'lower', 'rename', 'discount')) return null;
  const isLeftOut = says(clause, 'without', 'not', 'delete', 'take', 'cut', 'out', 'off', 'except');
  const isBack = says(clause, 'add', 'with', 'charge', 'put_on');
  if (isLeftOut) return opsOutcome([{ op: 'charge_tax', isCharged: false }]);
  return isBack ? opsOutcome([{ op: 'charge_tax', isCharged: true }]) : null;
}

/**
 * "Not 10 % off", "maybe", "is the total £2,000?", "take the 10 % discount off", "another 5 % off": no change, or not
 * surely this one.
 */
function leavesOpen(clause: WholeClause, { lexicon }: ReadingContext): boolean {
  const { tokens } = clause;
  const first = tokens.find((token) => token.kind !== 'stop' && !has(token, 'filler'));
  const isGone =
    says(clause, 'discount') &&
    (says(clause, 'off', 'take') || tokens.some((token) => has(token, 'delete') && !has(token, 'decrease_by')));
  // French "sur" is "sure" and "on".
  const isHedged = tokens.some((token) => lexicon.hedges.has(token.text) && !has(token, 'on'));
  return isEquals(first) || isGone || isHedged || says(clause, 'not', 'without', 'more');
}

/** What a clause asks for of the quote as a whole; null where it is about anything else. */
export function readWhole(
  tokens: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
  standing: Standing,
): Outcome | null {
  const clause = wholeClauseOf(tokens, context.lexicon, itemWords);
  if (!clause) return null;
  if (clause.value && isOtherCurrency(clause.value, context.table.currency))
    return { kind: 'refusal', reason: 'currency_mismatch' };
  if (clause.isTax) return tax(clause);
  if (leavesOpen(clause, context)) return null;
  return landing(clause, context, standing) ?? discount(clause, context, standing);
}
