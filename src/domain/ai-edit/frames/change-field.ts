import { Big } from 'big.js';
import type { EditLine } from '../plan.ts';
import type { Clause } from '../read/clause.ts';
import { isContainer } from '../read/lexicon.ts';
import { textFit } from '../read/match-words.ts';
import { phraseWords, type ReadingContext } from '../read/target.ts';
import { has } from '../read/token.ts';
import { unitOfLine } from '../read/units.ts';
import type { UnitTag, Value } from '../read/value.ts';
import { type Direction, isPutOn } from './direction.ts';
import { minorOf } from './money.ts';

export type Field = 'price' | 'quantity' | 'total';

/** A clause that changes figures, with the lines it means. */
export interface Change {
  readonly clause: Clause;
  readonly context: ReadingContext;
  readonly lines: readonly EditLine[];
  readonly direction: Direction | null;
}

/** Whether a unit measures time, length or area. */
export const times = (unit: UnitTag | null): boolean => unit !== null && unit !== 'unit' && unit !== 'fixed';

/** Whether a figure is nearer to one thing than to the other: 280 is no number of skips where one costs 260. */
function nearerField(value: Value, line: EditLine, change: Change): Field | null {
  if (unitOfLine(line) === 'fixed' || line.unitPriceMinor === null) return 'price';
  // Pieces are counted whole: "the posts to 19.90" is a price.
  const isBroken = !value.amount.round(0).eq(value.amount);
  if (isBroken && unitOfLine(line) === 'unit' && Number.isInteger(line.quantity)) return 'price';
  const isNear = (current: Big) =>
    current.gt(0) && value.amount.gte(current.div(3)) && value.amount.lte(current.times(3));
  const digits = change.context.table.currency === 'JPY' ? 0 : 2;
  const nearPrice = isNear(new Big(line.unitPriceMinor).div(new Big(10).pow(digits)));
  const nearQuantity = isNear(new Big(line.quantity));
  return nearPrice === nearQuantity ? null : nearPrice ? 'price' : 'quantity';
}

function countsNoun(value: Value, { clause, context, lines }: Change): boolean {
  const next = clause.phrases.find(({ start }) => start >= value.end);
  // "5 off the paint" counts nothing.
  const isOff = clause.tokens.some(
    (token) => has(token, 'off') && next && token.start >= value.end && token.end <= next.end,
  );
  if (!next || isOff || next.roles.size > 0 || next.words.length === 0) return false;
  const before = clause.phrases.some(({ end, words }) => words.length > 0 && end <= value.start);
  // "Purge: 8 radiators": what is counted stands right behind.
  const isOfLine = lines.every(({ description }) => textFit(phraseWords(next), description, context.lexicon) > 0);
  return !before || (next.words[0]?.start === next.start && isOfLine);
}

/** "The adhesive is 6 bags". */
const countsContainers = (value: Value, { phrases }: Clause): boolean => {
  const next = phrases.find(({ start }) => start >= value.end);
  const words = next && next.roles.size === 0 ? phraseWords(next) : [];
  return words.length > 0 && words.every(isContainer);
};

/** "4 tubs of emulsion, gloss 27", which costs 24.90: what the figure before was in does not fit this line. */
function isOfOtherKind(value: Value, change: Change): boolean {
  const own = value.kind === 'count' ? 'quantity' : 'price';
  const alone: Value = { ...value, kind: 'count', unit: null };
  return (
    value.isInherited === true && change.lines.every((line) => ![null, own].includes(nearerField(alone, line, change)))
  );
}

const rates = ['hourly', 'daily', 'by_area', 'by_metre', 'by_foot'] as const;

/** What of a line the figure is; null where that stays open. */
export function fieldOf(value: Value, change: Change): Field | null {
  const { clause, lines } = change;
  const { attributes, verbs, verbTags, phrases } = clause;
  if (isOfOtherKind(value, change)) return null;
  const isCalledFor = verbs.some((verb) => has(verb, 'needed')) && phrases.length === 0;
  const isQuantity = (attributes.has('quantity') && !attributes.has('price')) || isCalledFor;
  if (value.kind !== 'count') return isQuantity ? null : attributes.has('total') ? 'total' : 'price';
  if (value.unit !== null) return attributes.has('price') || attributes.has('total') ? null : 'quantity';
  if (isQuantity) return 'quantity';
  // "Put 3 on the bags": three more, or more expensive by three?
  if (isPutOn(clause)) return attributes.has('price') ? 'price' : null;
  if (attributes.has('total')) return 'total';
  const isRate = phrases.some(({ tags }) => rates.some((tag) => tags.has(tag)));
  // "Everything by the foot to 160", of 150 ft at 4 dollars.
  if (isRate && !attributes.has('price') && lines.every((line) => nearerField(value, line, change) === 'quantity'))
    return null;
  if (attributes.has('price') || isRate) return 'price';
  // "Charge $18 a foot for the pickets and 40 bags of concrete" gives no price of bags.
  if (verbTags.has('charge')) return countsNoun(value, change) ? null : 'price';
  if (countsContainers(value, clause)) return lines.some((line) => unitOfLine(line) === 'fixed') ? null : 'quantity';
  // "The ceiling needs three coats" says nothing of its square metres.
  if (countsNoun(value, change)) return lines.some((line) => times(unitOfLine(line))) ? null : 'quantity';
  const fields = new Set(lines.map((line) => nearerField(value, line, change)));
  const [only] = fields;
  return (fields.size === 1 ? only : null) ?? directedField(value, change);
}

/** "Up to 21", "down to 15". */
export const directs = ({ start }: Value, { tokens }: Clause): boolean =>
  has(
    tokens.findLast((token) => token.end <= start && !has(token, 'article')),
    'up_to',
    'down_to',
  );

/** "The posts up to 21" where one costs 21.75: only their number can go up to that. */
function directedField(value: Value, { lines, direction, context }: Change): Field | null {
  const price = minorOf(value, context.table.currency);
  const isTowards = (current: number, wanted: number) => (direction === 'raise' ? wanted > current : wanted < current);
  if (!direction || !value.roles.has('to') || price === null || lines.some((line) => unitOfLine(line) === 'fixed'))
    return null;
  const byPrice = lines.map((line) => isTowards(line.unitPriceMinor ?? 0, price));
  const byQuantity = lines.map((line) => isTowards(line.quantity, Number(value.amount.toFixed())));
  if (byPrice.every((is) => is) && byQuantity.every((is) => !is)) return 'price';
  return byQuantity.every((is) => is) && byPrice.every((is) => !is) ? 'quantity' : null;
}
