import { Big } from 'big.js';
import type { EditLine, EditOp } from '../plan.ts';
import { type Clause, isEmptyPhrase, type Phrase } from '../read/clause.ts';
import { type ReadingContext, resolveTarget } from '../read/target.ts';
import { has } from '../read/token.ts';
import { unitOfLine } from '../read/units.ts';
import type { Value } from '../read/value.ts';
import { type Change, directs, type Field, fieldOf, times } from './change-field.ts';
import { isOneOfPair, ofHours, ofRate, oldAndNew, targetOf, targetPhrases } from './change-target.ts';
import { directionOf, isDifferenceVerb } from './direction.ts';
import { isStep } from './figures.ts';
import { minorOf, plainOf } from './money.ts';
import { ask, type Frame, type Outcome, onlyAttributes, opsOutcome } from './outcome.ts';

type Mode = 'set' | 'shift' | 'scale';

/** Whether the figure is what it becomes or by how much it changes; null where that stays open. */
function modeOf(value: Value, change: Change): Mode | null {
  const { roles } = value;
  const [isTo, isBy] = [roles.has('to') || roles.has('at'), roles.has('by')];
  if (value.kind === 'percent') return isTo && !isBy && value.sign === 0 ? null : 'scale';
  // "Make it -5" could be a difference or nonsense, "to 3 more" either.
  const isSigned = change.clause.tokens.some(
    (token) => token.start === value.start && (token.kind === 'sign' || has(token, 'minus')),
  );
  if (value.sign !== 0 && isSigned && change.clause.verbTags.has('set')) return isBy ? 'shift' : null;
  // "Need the cutter for one more day": how much longer.
  const isLonger = roles.has('for') && !roles.has('to') && (value.unit === 'hour' || value.unit === 'day');
  if (value.sign !== 0) return isTo && !isBy && !isLonger ? null : 'shift';
  if (!change.direction)
    return isBy && !isTo && change.clause.verbTags.has('set') && !change.clause.verbTags.has('is') ? null : 'set';
  // "Knock the sacks down to 15" says what it comes to.
  const isEnd = isTo && directs(value, change.clause);
  const isDifference = (isDifferenceVerb(change.clause) || change.clause.particles.has('off')) && !isEnd;
  if (isDifference && isAfterPause(value, change)) return isComparative(change.clause) ? 'set' : null;
  // "Deduct to 20" says two things at once.
  if (isTo && !isBy) return isDifference ? null : 'set';
  return isBy || isDifference ? 'shift' : null;
}

/** The current figures in the value's own terms, to hold against what the verb says. */
function currentOf(line: EditLine, field: Field): number {
  return field === 'quantity' ? line.quantity : (line.unitPriceMinor ?? 0);
}

function isContradiction(change: Change, field: Field, wanted: number): boolean {
  if (!change.direction || field === 'total') return false;
  return change.lines.some((line) => {
    const current = currentOf(line, field);
    return change.direction === 'raise' ? wanted < current : wanted > current;
  });
}

function scaleOps(value: Value, ids: readonly string[], change: Change): Outcome {
  // A third has no end of decimals; it is worked out in full.
  const percent = Number(value.amount.toFixed(10));
  const sign = value.sign !== 0 ? value.sign : change.direction === 'raise' ? 1 : change.direction === 'lower' ? -1 : 0;
  if (sign === 0 || change.clause.attributes.has('total')) return ask('unclear_value');
  if (value.sign !== 0 && change.direction && (change.direction === 'raise') !== value.sign > 0)
    return ask('contradiction');
  const changed = sign * percent;
  if (change.clause.attributes.has('quantity') && !change.clause.attributes.has('price')) {
    const factor = Number(new Big(changed).plus(100).div(100).toFixed());
    return opsOutcome([{ op: 'scale_quantity', lines: ids, factor }], ids);
  }
  if (changed < -100) return { kind: 'refusal', reason: 'out_of_bounds' };
  return opsOutcome([{ op: 'scale_price', lines: ids, percent: changed }], ids);
}

function setOp(field: Field, lines: readonly string[], figure: number): EditOp {
  if (field === 'quantity') return { op: 'set_quantity', lines, quantity: figure };
  return field === 'price' ? { op: 'set_price', lines, minor: figure } : { op: 'set_total', lines, minor: figure };
}

function unitsFit(value: Value, lines: readonly EditLine[]): boolean {
  const said = value.per ?? value.unit;
  if (said === null) return true;
  return lines.every((line) => {
    const own = unitOfLine(line);
    return own === said || (!times(said) && !times(own)) || (value.per === null && said === 'unit');
  });
}

/** "Raise travel 5 euros": without a preposition it is a difference where it could not be what it becomes. */
const isBare = ({ roles }: Value): boolean => !roles.has('to') && !roles.has('at');

/** One price for an hour, a day and a square metre is not what "labour to 50" means. */
function isUneven({ lines, clause }: Change): boolean {
  const isMeantSo = clause.phrases.some(({ tags, positions }) => tags.has('all') || positions.length > 0);
  return new Set(lines.map(unitOfLine)).size > 1 && !isMeantSo;
}

/** "To -5 dollars": nothing costs or counts less than nothing. */
function isBelowNothing({ kind, sign, roles, start }: Value, { clause }: Change): boolean {
  const isSigned = clause.tokens.some((token) => token.start === start && has(token, 'minus'));
  return kind !== 'percent' && sign < 0 && isSigned && roles.has('to') && !roles.has('by');
}

/** "I don't need 2 days of the cutter", of two: the line, or what of it? */
const leavesNothing = ({ lines }: Change, by: number): boolean =>
  lines.some(({ quantity }) => new Big(quantity).plus(by).eq(0));

/** "Delete the cable and the consumer unit £495": that much off it, or its new price? */
const isPriceOfGone = ({ kind, roles, start }: Value, { verbs, phrases }: Clause): boolean =>
  kind === 'money' &&
  roles.size === 0 &&
  verbs.every((verb) => has(verb, 'delete') && !has(verb, 'decrease_by', 'lower', 'take')) &&
  phrases.some(({ words, end }) => words.length > 0 && end <= start);

const isNamedBeside = ({ isJoined, isExcepted, words }: Phrase): boolean => isJoined && !isExcepted && words.length > 0;

/** "Drop the gate, posts to 20": the gate too, or out with it? */
const isDropped = ({ clause: { verbTags, phrases } }: Change): boolean =>
  verbTags.has('cut') && phrases.some(isNamedBeside);

/** "4 tubs of emulsion, gloss 27": figures of two lines, not the number and the price of both. */
const isListOfTwo = (first: Value, second: Value, { phrases }: Clause): boolean =>
  phrases.some((phrase) => isNamedBeside(phrase) && phrase.start >= first.end && phrase.end <= second.start);

function valueOutcome(value: Value, ids: readonly string[], change: Change): Outcome {
  if (!unitsFit(value, change.lines)) return ask('unit_mismatch', undefined, ids);
  if (value.kind === 'percent')
    return modeOf(value, change) === 'scale' ? scaleOps(value, ids, change) : ask('unclear_value');
  if (change.clause.verbs.length > 0 && isPriceOfGone(value, change.clause))
    return ask('unclear_value', undefined, ids);
  if (isBelowNothing(value, change)) return { kind: 'refusal', reason: 'out_of_bounds' };
  const field = fieldOf(value, change);
  if (!field) return ask('unclear_value');
  const figure = field === 'quantity' ? plainOf(value) : minorOf(value, change.context.table.currency);
  if (figure === null) return ask('unclear_value');
  const mode = modeOf(value, change) ?? (isBare(value) && isContradiction(change, field, figure) ? 'shift' : null);
  if (mode === null) {
    // "Make the £50 fee minus 200": below nothing, whether it is what it comes to or a difference.
    const isBelow = value.sign < 0 && change.lines.every((line) => currentOf(line, field) < figure);
    return isBelow ? { kind: 'refusal', reason: 'out_of_bounds' } : ask('unclear_value');
  }
  if (mode === 'set' && field === 'price' && isUneven(change)) return ask('unclear_value', undefined, ids);
  if (mode === 'set' && isDropped(change)) return ask('unclear_value', undefined, ids);
  if (mode === 'set')
    return isContradiction(change, field, figure) ? ask('contradiction') : opsOutcome([setOp(field, ids, figure)], ids);
  const sign = value.sign !== 0 ? value.sign : change.direction === 'lower' ? -1 : 1;
  if (value.sign !== 0 && change.direction && (change.direction === 'raise') !== value.sign > 0)
    return ask('contradiction');
  if (field === 'total') return ask('unclear_value');
  const by = sign * figure;
  if (field === 'quantity' && leavesNothing(change, by)) return ask('unclear_value', undefined, ids);
  const op: EditOp =
    field === 'quantity' ? { op: 'shift_quantity', lines: ids, by } : { op: 'shift_price', lines: ids, minor: by };
  return opsOutcome([op], ids);
}

/** "Cheaper" as against "deduct". */
const isComparative = ({ verbs }: Clause): boolean =>
  verbs.some((verb) => has(verb, 'raise', 'lower') && has(verb, 'increase_by', 'decrease_by'));

/** "Cheaper, 350": what stands behind a pause is what it comes to. */
function isAfterPause({ start }: Value, { clause }: Change): boolean {
  const before = clause.tokens.findLast((token) => token.end <= start && !has(token, 'filler', 'article'));
  return before?.kind === 'stop' && ',:'.includes(before.text);
}

/** "from 45 to 50": the first has to be what it is now. Gives the second, or a question. */
function fromTo([old, wanted]: readonly Value[], change: Change): Value | Outcome {
  if (!old || !wanted) return ask('unclear_value');
  const value: Value =
    wanted.kind === 'count' && wanted.unit === null ? { ...wanted, kind: old.kind, unit: old.unit } : wanted;
  const field = fieldOf(value, change);
  const figure = field === 'quantity' ? plainOf(old) : minorOf(old, change.context.table.currency);
  const isSo =
    field !== null &&
    field !== 'total' &&
    figure !== null &&
    change.lines.every((line) => currentOf(line, field) === figure);
  return isSo ? value : ask('contradiction');
}

/** "8 at €7": in front of a price the other figure is the quantity. */
function besidePrice(values: readonly Value[], { lines }: Change): readonly Value[] {
  const [unit = null, ...others] = new Set(lines.map(unitOfLine));
  const isPriced = values.at(-1)?.kind === 'money' && values.at(-1)?.sign === 0;
  const isCounted = isPriced && others.length === 0 && unit !== 'fixed';
  return values.map((value) =>
    isCounted && value.kind === 'count' && value.unit === null && value.sign === 0 ? { ...value, unit } : value,
  );
}

/** "21 m² at 22.50": beside a quantity the other figure is the price. */
function besideQuantity(values: readonly Value[], change: Change): readonly Value[] {
  const hasQuantity = values.some(({ kind, unit }) => kind === 'count' && unit !== null);
  return values.map((value) =>
    hasQuantity && value.kind === 'count' && value.unit === null && value.roles.has('at') && !fieldOf(value, change)
      ? { ...value, kind: 'money' }
      : value,
  );
}

function valuesOutcome(values: readonly Value[], ids: readonly string[], change: Change): Outcome | null {
  const [first, second] = values;
  if (!first || values.length > 2) return null;
  if (!second) return valueOutcome(first, ids, change);
  const pair = oldAndNew(first, second, change.clause);
  if (pair) {
    const value = fromTo(pair, change);
    // "Increase … to 45 and four pages instead of five": what it comes to, whatever the verb says.
    return 'amount' in value
      ? valueOutcome({ ...value, roles: new Set([...value.roles, 'to' as const]) }, ids, change)
      : value;
  }
  if (isListOfTwo(first, second, change.clause)) return ask('unclear_value');
  // "Needs three coats so put it at 14": two sentences in one.
  if (change.clause.verbs.some(({ start }) => start > first.start && start < second.start))
    return ask('not_understood');
  const outcomes = besidePrice(besideQuantity(values, change), change).map((value) => valueOutcome(value, ids, change));
  const ops: EditOp[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind !== 'ops') return outcome;
    ops.push(...outcome.ops);
  }
  const fields = new Set(ops.map(({ op }) => op));
  const isPair = fields.has('set_price') && fields.has('set_quantity');
  return isPair ? opsOutcome(ops, ids) : null;
}

const changing = ['set', 'raise', 'lower', 'increase_by', 'decrease_by', 'charge'] as const;

/** "Change the price of the gate": to what? */
function withoutValue(clause: Clause, context: ReadingContext): Outcome | null {
  // "Travel doit monter un peu" is about to go up, "travel is 30" says what it is.
  const isDirected = clause.verbTags.has('raise') || clause.verbTags.has('lower');
  const isChange = changing.some((tag) => clause.verbTags.has(tag)) && (isDirected || !clause.verbTags.has('is'));
  if (!isChange || !onlyAttributes(clause, 'price', 'quantity', 'total')) return null;
  if (clause.phrases.length === 0) return clause.attributes.size > 0 ? ask('missing_target') : null;
  // "Charge more for the tiling".
  const named = clause.phrases
    .map((phrase) => ({ ...phrase, words: phrase.words.filter((word) => word.isName || !has(word, 'more', 'less')) }))
    .filter((phrase) => !isEmptyPhrase(phrase));
  const target = resolveTarget(named, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  return ask('missing_value', clause.phrases[0], target.ids);
}

/** "£31 each and we need 10": what is needed of the line just spoken of is a number of it. */
function isNeeded({ verbs, values: [value, ...more] }: Clause, { table, lastTarget }: ReadingContext): boolean {
  const [line, ...others] = table.lines.filter(({ id }) => lastTarget.includes(id));
  const isCountable = line !== undefined && others.length === 0 && unitOfLine(line) !== 'fixed';
  const isCount = more.length === 0 && value?.kind === 'count' && value.sign === 0;
  return isCountable && isCount && verbs.some((verb) => has(verb, 'needed'));
}

/** "Put the tiling up to £40, tiles have gone up": what is named with a verb of its own behind the figure is told of. */
function isTwoSentences({ verbs, phrases, values: [value] }: Clause): boolean {
  const [first] = verbs;
  if (!value || !first || first.start > value.start) return false;
  const named = phrases.find((phrase) => isNamedBeside(phrase) && phrase.start >= value.end);
  return named !== undefined && verbs.some(({ start }) => start >= named.end);
}

/** Prices and quantities: set, raised, lowered, by an amount, a percentage or to a figure. */
export const changeFrame: Frame = (clause, context) => {
  const direction = directionOf(clause);
  if (direction === undefined) return null;
  if (clause.values.length === 0) return withoutValue(clause, context);
  if (!onlyAttributes(clause, 'price', 'quantity', 'total', 'fixed')) return null;
  if (isTwoSentences(clause)) return ask('not_understood');
  if (clause.values.some((value) => isStep(value, clause))) return null;
  // "No need to charge £20 for the skip": not at all, or not that much?
  if (clause.verbTags.has('delete') && clause.verbTags.has('without')) return ask('unclear_value');
  if (clause.particles.has('out') && !clause.verbTags.has('take')) return null;
  const phrases = targetPhrases(clause);
  if (phrases.length < clause.phrases.length) return null;
  const isSaid = clause.attributes.size > 0 || isNeeded(clause, context);
  const implied = phrases.length === 0 && context.lastTarget.length > 0 && isSaid;
  const target = implied ? { ok: true as const, ids: context.lastTarget } : targetOf(phrases, clause, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  const meant = context.table.lines.filter(({ id }) => target.ids.includes(id));
  const lines = ofHours(ofRate(meant, clause), clause);
  if (lines.length === 0) return ask('unit_mismatch', phrases[0], target.ids);
  const ids = lines.map(({ id }) => id);
  const change: Change = { clause, context, lines, direction };
  const outcome = valuesOutcome(clause.values, ids, change);
  return outcome?.kind === 'ops' && isOneOfPair(outcome.ops, change) ? ask('ambiguous_target', phrases[0]) : outcome;
};
