import { type CostCategory, costCategories } from '../../pricing/rule.ts';
import { fold } from '../../text/fold.ts';
import type { EditOp } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import { isContainer } from '../read/lexicon.ts';
import { groupsNamed, phraseWords, type ReadingContext, resolveTarget } from '../read/target.ts';
import { has, type Token } from '../read/token.ts';
import { storedUnit } from '../read/units.ts';
import type { UnitTag } from '../read/value.ts';
import { changeFrame } from './change-frame.ts';
import { type Figures, figuresOf } from './figures.ts';
import { minorOf, plainOf } from './money.ts';
import {
  asDescription,
  ask,
  type Frame,
  isBroken,
  type Outcome,
  onlyAttributes,
  opsOutcome,
  withCostWord,
  writtenText,
} from './outcome.ts';

function unitFor({ price, quantity }: Figures, category: CostCategory, isFixed: boolean): UnitTag | null {
  const [per, counted] = [price?.per ?? null, quantity?.unit ?? null];
  if (per && counted && per !== counted && per !== 'unit') return null;
  if (per && per !== 'fixed') return per;
  if (counted) return counted;
  if (isFixed || per === 'fixed') return 'fixed';
  if (quantity) return 'unit';
  return category === 'materials' || category === 'equipment' ? 'unit' : 'fixed';
}

function categoryOf(description: string, figures: Figures, { lexicon }: ReadingContext): CostCategory {
  const text = fold(description);
  const { labour, by_area, goods, equipment, other } = lexicon.categories;
  const unit = figures.quantity?.unit ?? figures.price?.per;
  if (other.test(text)) return 'other';
  if (equipment.test(text)) return 'equipment';
  const isWork = (labour.test(text) && !goods.test(text)) || ((unit === 'm2' || unit === 'm') && by_area.test(text));
  return unit === 'hour' || unit === 'day' || isWork ? 'labour' : 'materials';
}

interface Parts {
  readonly described: readonly Phrase[];
  readonly category: CostCategory | null;
  readonly groupId: string | null;
}

/** "Wallpaper at €24 a roll, 8 rolls": what is counted behind the name says no more of it. */
function isCounted(phrase: Phrase, { values }: Clause): boolean {
  const words = phraseWords(phrase);
  const isOfContainers = words.length > 0 && words.every(isContainer);
  return isOfContainers && values.some(({ kind, end }) => kind === 'count' && phrase.start - end === 1);
}

/** "Labour line: hanging paper": what stands before "line" says what kind of line it is. */
function isHeading({ start, words: [first] }: Phrase, tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      !token.isName && has(token, 'line') && token.start >= start && first !== undefined && token.end <= first.start,
  );
}

/** What of the clause describes the new line, and what says where it belongs. */
function partsOf(phrases: readonly Phrase[], tokens: readonly Token[], context: ReadingContext): Parts | null {
  let category: CostCategory | null = null;
  let groupId: string | null = null;
  const described: Phrase[] = [];
  for (const phrase of phrases) {
    const named = costCategories.find((tag) => phrase.tags.has(tag)) ?? null;
    const words = phraseWords(phrase);
    const [group, ...more] = phrase.roles.has('in') && described.length > 0 ? groupsNamed(words, context) : [];
    if (phrase.isExcepted || phrase.tags.has('all') || phrase.tags.has('it')) return null;
    if (words.length === 0 && phrase.quoted === null) {
      if (!named || (category && category !== named)) return null;
      category = named;
    } else if (group !== undefined && more.length === 0) groupId = group;
    else {
      described.push(phrase);
      if (named && isHeading(phrase, tokens)) category ??= named;
    }
  }
  return { described, category, groupId };
}

function hasMore({ values }: Clause): boolean {
  return values.some(({ kind, sign }) => kind === 'count' && sign === 1);
}

/** "40 € de stationnement": what "of" and "from" are one word for says what it is, not where it goes. */
const isOf = ({ roles }: Phrase): boolean => roles.has('of') && roles.has('from');

/** Something of an existing line: "2 hours to the toilet", "£20 to the skip", "10 % on labour". */
function addedToLine(clause: Clause, context: ReadingContext): Outcome | null {
  const { values, phrases } = clause;
  if (values.some(({ kind }) => kind === 'percent') || hasMore(clause)) return changeFrame(clause, context);
  const [value, ...more] = values;
  const [first] = phrases;
  const isOnto =
    first !== undefined &&
    phrases.every(({ roles }, index) => (index === 0 ? roles.has('on') || roles.has('to') : true));
  const isAfter = value !== undefined && first !== undefined && first.start >= value.end;
  const names = first !== undefined && first.words.length + first.positions.length > 0;
  const isAmount =
    value !== undefined &&
    !(value.kind === 'count' && value.unit === null) &&
    (value.per === null || value.kind === 'money');
  if (more.length > 0 || !isOnto || !isAfter || !names || !isAmount) return null;
  // "Add 2 hours for cleaning" describes something new; only what is there can be added to.
  const outcome = changeFrame(clause, context);
  if (
    outcome?.kind === 'question' &&
    outcome.question.reason === 'not_found' &&
    (first.roles.has('for') || isOf(first))
  )
    return null;
  return outcome;
}

/** "Add £20 xyz to the skip hire": a new line, or something of that one? */
function isOntoLine([, ...later]: readonly Phrase[], context: ReadingContext): boolean {
  return later.some(
    (phrase) =>
      phrase.roles.has('to') &&
      phrase.roles.has('on') &&
      !phrase.roles.has('for') &&
      resolveTarget([phrase], context).ok,
  );
}

/**
 * "We need 10 covers at £7.25 each", "also charge a trailer at $65", "plastering 12 m² at £18" of what no line is: with its
 * price it is a new one.
 */
export const pricedNewFrame: Frame = (clause, context) => {
  const { verbs, verbTags, values, phrases } = clause;
  const figures = figuresOf(values);
  const isNeeded = (verbs.length === 0 || verbs.some((verb) => has(verb, 'needed'))) && figures?.quantity;
  const isWhole = figures?.price && (isNeeded || verbTags.has('charge'));
  const target = isWhole ? resolveTarget(phrases.filter(names), context) : null;
  const isUnknown =
    target?.ok === false && target.question.reason === 'not_found' && target.question.candidates.length === 0;
  return isUnknown ? newLine({ ...clause, attributes: new Set() }, context) : null;
};

const names = ({ words, quoted }: Phrase): boolean => words.length > 0 || quoted !== null;

/** "£45 for the tip run": a sum for something, of which nothing says what kind it is, is a cost of its own. */
function asLumpSum(clause: Clause, context: ReadingContext): Outcome | null {
  const outcome = newLine({ ...clause, verbTags: new Set(['add']), attributes: new Set() }, context);
  if (outcome?.kind !== 'ops') return outcome;
  const ops = outcome.ops.map((op): EditOp => {
    if (op.op !== 'add' || op.line.category !== 'materials' || clause.values.length > 1) return op;
    const isGoods = context.lexicon.categories.goods.test(fold(op.line.description));
    return isGoods ? op : { ...op, line: { ...op.line, category: 'other', ...storedUnit('fixed') } };
  });
  return opsOutcome(ops, outcome.about);
}

/** Nothing that is there is called so, though a word of it may stand elsewhere: a "trip to the tip" is no "travel". */
function isOfNoLine(phrases: readonly Phrase[], context: ReadingContext): boolean {
  const target = resolveTarget(phrases.filter(names), context);
  return !target.ok && target.question.reason === 'not_found';
}

/** "Put £40 on for parking": on the quote, for what it has no line yet. */
function isPutOnFor({ verbTags, values: [value], tokens, phrases }: Clause): boolean {
  if (!value || !(verbTags.has('put_on') || verbTags.has('increase_by')) || phrases.length === 0) return false;
  const behind = tokens.filter((token) => token.start >= value.end && !has(token, 'filler'));
  const at = behind.findIndex((token) => has(token, 'for'));
  return at >= 0 && behind.slice(0, at).every((token) => has(token, 'on_top', 'up'));
}

/** "Plus €45 for the tip run", with no verb of its own. */
const isPlusFor = ({ verbs, values: [value, ...more], phrases: [first] }: Clause): boolean =>
  verbs.length === 0 &&
  more.length === 0 &&
  value?.kind === 'money' &&
  value.sign === 1 &&
  first !== undefined &&
  (first.roles.has('for') || first.roles.size === 0) &&
  first.start >= value.end;

export const sumForFrame: Frame = (clause, context) => {
  const isSum = isPutOnFor(clause) || isPlusFor(clause);
  return isSum && isOfNoLine(clause.phrases, context) ? asLumpSum(clause, context) : null;
};

/**
 * "Add 15 % contingency": of all lines. Only a cost of its own is reckoned so; "add 10 % scaffold" would be a share of
 * what?
 */
export const shareFrame: Frame = (clause, context) => {
  const {
    values: [value, ...more],
    phrases,
    verbTags,
    verbs,
    attributes,
  } = clause;
  const [first, ...others] = phrases;
  const isAdded = verbTags.has('add') || verbTags.has('put_on') || verbs.length === 0;
  if (value?.kind !== 'percent' || value.sign < 0 || more.length > 0 || !isAdded || verbTags.has('discount'))
    return null;
  if (!first || others.length > 0 || attributes.size > 0 || first.isExcepted || first.quoted !== null) return null;
  const isOntoIt = !first.roles.has('for') && !isOf(first) && (first.roles.has('to') || first.roles.has('on'));
  if (isOntoIt || !isOfNoLine(phrases, context)) return null;
  const description = asDescription(writtenText(phrases, context.command));
  if (!context.lexicon.categories.other.test(fold(description))) return null;
  const percent = plainOf(value);
  return percent === null
    ? ask('unclear_value')
    : opsOutcome([{ op: 'add_share', percent, description, category: 'other' }]);
};

function newLine(clause: Clause, context: ReadingContext): Outcome | null {
  const { attributes, phrases, values } = clause;
  const figures = figuresOf(values);
  const names = phrases.filter((phrase, index) => index === 0 || !isCounted(phrase, clause));
  const parts = partsOf(names, clause.tokens, context);
  if (!parts || !figures || !onlyAttributes(clause, 'price', 'free', 'fixed', 'quantity')) return null;
  if (parts.described.length === 0) return ask(values.length > 0 ? 'missing_target' : 'missing_value');
  if (!figures.price && !attributes.has('free')) return ask('missing_value', parts.described[0]);
  const minor = figures.price ? minorOf(figures.price, context.table.currency) : 0;
  const quantity = figures.quantity ? plainOf(figures.quantity) : 1;
  if (minor === null || quantity === null || quantity <= 0) return ask('unclear_value');
  if (isBroken(parts.described, clause) || isOntoLine(parts.described, context)) return ask('not_understood');
  const [only] = parts.described;
  const quoted = parts.described.length === 1 ? only?.quoted : null;
  const description = asDescription(quoted ?? writtenText(withCostWord(parts.described, clause), context.command));
  const category = parts.category ?? categoryOf(description, figures, context);
  const unit = unitFor(figures, category, attributes.has('fixed'));
  if (unit === null) return ask('unit_mismatch');
  const isPerMeasure = unit === 'hour' || unit === 'day' || unit === 'm2' || unit === 'm' || unit === 'ft';
  if (isPerMeasure && !figures.quantity) return ask('missing_value');
  const line = { description, category, quantity, ...storedUnit(unit), unitPriceMinor: minor, groupId: parts.groupId };
  return opsOutcome([{ op: 'add', line }]);
}

/** A new line, or more of one that is there. */
export const addFrame: Frame = (clause, context) => {
  const isPutOnto = clause.verbTags.has('put_on') && clause.tokens.some((token) => has(token, 'onto_quote'));
  if (isPutOnto) return newLine(clause, context) ?? ask('not_understood');
  if (!clause.verbTags.has('add') || clause.verbTags.has('discount')) return null;
  return addedToLine(clause, context) ?? newLine(clause, context);
};
