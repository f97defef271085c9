import type { EditOp } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import { isWordOf } from '../read/lexicon.ts';
import { type ReadingContext, resolveTarget } from '../read/target.ts';
import { has } from '../read/token.ts';
import { fitsUnit } from '../read/units.ts';
import { figuresOf } from './figures.ts';
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

const newRoles = ['with', 'for', 'by'] as const;

function replacement(
  clause: Clause,
  context: ReadingContext,
  split: { named: readonly Phrase[]; renamed: readonly Phrase[] },
): Outcome | null {
  const figures = figuresOf(clause.values);
  if (
    !figures ||
    split.named.length === 0 ||
    split.renamed.every(({ words, quoted }) => words.length === 0 && quoted === null)
  )
    return null;
  if (isBroken(split.renamed, clause)) return ask('not_understood');
  const target = resolveTarget(split.named, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  if (target.ids.length !== 1) return ask('ambiguous_target', split.named[0], target.ids);
  if (!figures.price) return ask('missing_value', split.renamed[0]);
  const line = context.table.lines.find(({ id }) => id === target.ids[0]);
  const minor = minorOf(figures.price, context.table.currency);
  const quantity = figures.quantity ? plainOf(figures.quantity) : null;
  if (!line || minor === null || (figures.quantity && quantity === null)) return ask('unclear_value');
  const isOther = [figures.price.per, figures.quantity?.unit ?? null].some((unit) => !fitsUnit(line, unit));
  if (isOther) return ask('unit_mismatch', undefined, target.ids);
  const description = asDescription(
    split.renamed[0]?.quoted ?? writtenText(withCostWord(split.renamed, clause), context.command),
  );
  const ops: EditOp[] = [
    { op: 'describe', lines: target.ids, description },
    { op: 'set_price', lines: target.ids, minor },
  ];
  if (quantity !== null) ops.push({ op: 'set_quantity', lines: target.ids, quantity });
  return opsOutcome(ops, target.ids);
}

/** "Change the tiling to match the tiles" says what for, and names nothing new. */
function isAim({ words, start, end }: Phrase, { tokens }: Clause): boolean {
  const inner = tokens.filter((token) => token.start > (words[0]?.start ?? start) && token.end <= end);
  return (
    isWordOf('purpose_verbs', words[0]?.text ?? '') ||
    inner.some((token) => has(token, 'article') && !has(token, 'one'))
  );
}

/** "Change the posts to 6x6 posts at $34.50 each": a new thing with its price, no other line of the quote. */
function turned(clause: Clause, context: ReadingContext): Outcome | null {
  const { phrases, values, attributes, tokens } = clause;
  const [named, renamed, ...more] = phrases;
  const [price, ...others] = values;
  const isPlain = attributes.size === 0 && more.length === 0 && others.length === 0;
  if (!isPlain || !named || !renamed || price?.kind !== 'money' || price.start < renamed.end) return null;
  const isNew = renamed.roles.has('to') && !renamed.isJoined && renamed.words.length > 0 && renamed.tags.size === 0;
  const isTurn = tokens.some((token) => !token.isName && has(token, 'turn'));
  if (
    !isTurn ||
    !isNew ||
    isAim(renamed, clause) ||
    named.words.length === 0 ||
    !(price.roles.has('at') || price.per !== null)
  )
    return null;
  return resolveTarget([renamed], context).ok
    ? null
    : replacement(clause, context, { named: [named], renamed: [renamed] });
}

/** A verb of replacing and what is to go, and no word more. */
const isBare = ({ phrases, values, verbTags }: Clause, context: ReadingContext): boolean =>
  values.length === 0 && !verbTags.has('set') && phrases.length > 0 && resolveTarget(phrases, context).ok;

/** "Replace the cedar pickets with pine pickets at $11 a foot". */
export const replaceFrame: Frame = (clause, context) => {
  const { verbTags, phrases } = clause;
  const instead = phrases.findIndex(({ roles }) => roles.has('instead'));
  if (instead === 0 && phrases.length === 2 && (verbTags.has('use') || verbTags.has('put_on') || verbTags.has('set')))
    return replacement(clause, context, { named: phrases.slice(0, 1), renamed: phrases.slice(1) });
  if (instead > 0 && (verbTags.has('use') || verbTags.has('set') || verbTags.has('take')))
    return replacement(clause, context, { named: phrases.slice(instead), renamed: phrases.slice(0, instead) });
  const turning = turned(clause, context);
  if (turning) return turning;
  if (!verbTags.has('replace') || !onlyAttributes(clause, 'price', 'fixed')) return null;
  const at = phrases.findIndex(
    ({ roles, words, quoted }, index) =>
      index > 0 && newRoles.some((role) => roles.has(role)) && (words.length > 0 || quoted !== null),
  );
  // "Swap the tiles": for what?
  if (at < 0) return isBare(clause, context) ? ask('missing_value', phrases[0]) : null;
  return replacement(clause, context, { named: phrases.slice(0, at), renamed: phrases.slice(at) });
};
