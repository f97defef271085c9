import { costCategories } from '../../pricing/rule.ts';
import type { EditLine, EditOp } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import { textFit } from '../read/match-words.ts';
import { phraseWords, type ReadingContext, resolveTarget, type Target } from '../read/target.ts';
import { has } from '../read/token.ts';
import { unitOfLine } from '../read/units.ts';
import type { UnitTag, Value } from '../read/value.ts';
import { type Change, times } from './change-field.ts';

// Which lines a change of figures is about.

/** "Change the 3 hours of the toilet to 4", "mach aus 6 Stunden 8": a count of the same in front is what it is now. */
function isTurned(first: Value, second: Value, { tokens }: Clause): boolean {
  const isSame = first.kind === 'count' && second.kind === 'count' && (!second.unit || second.unit === first.unit);
  const isTurn = first.roles.size === 0 && second.roles.has('to') && tokens.some((token) => has(token, 'turn'));
  return isSame && first.unit !== null && (isTurn || (first.roles.has('from') && second.roles.size === 0));
}

/** "From 45 to 50", "50 instead of 45". */
export function oldAndNew(first: Value, second: Value, clause: Clause): readonly Value[] | null {
  if (first.kind === 'percent' || second.kind === 'percent') return null;
  if (first.roles.has('from') && second.roles.has('to')) return [first, second];
  if (first.sign !== 0 || second.sign !== 0) return null;
  if (second.roles.has('instead')) return [second, first];
  if (isTurned(first, second, clause)) return [first, second];
  return first.roles.has('instead') ? [first, second] : null;
}

/** The phrases that say which lines; a rate named in passing ("the hourly rate") does too. */
export function targetPhrases(clause: Clause): readonly Phrase[] {
  return clause.phrases.filter(({ tags }) => !tags.has('start') && !tags.has('end'));
}

function unitWanted(values: readonly Value[]): UnitTag | null {
  const said = values.map(({ unit, per }) => per ?? unit).find((unit) => unit !== null && unit !== 'fixed');
  return said ?? null;
}

/** The lines that the phrases name; between two of a name, the one that has the unit or the number said. */
export function targetOf(phrases: readonly Phrase[], clause: Clause, context: ReadingContext): Target {
  const [first, second] = clause.values;
  const isDifference = clause.values.some(({ kind }) => kind === 'percent');
  const unit = isDifference ? null : unitWanted(clause.values);
  const target = resolveTarget(phrases, context, { unit });
  const old = first && second ? oldAndNew(first, second, clause)?.[0] : undefined;
  const isOpen = !target.ok && target.question.reason === 'ambiguous_target' && old?.kind === 'count';
  const told = isOpen ? resolveTarget(phrases, context, { unit, was: old.amount }) : target;
  return told.ok ? told : target;
}

/** "Labour at £65 an hour": of a category, what is priced so. */
export function ofRate(lines: readonly EditLine[], { phrases, values }: Clause): readonly EditLine[] {
  const per = values.find((value) => value.per !== null)?.per ?? null;
  const isCategory = phrases.every(
    ({ tags, words, positions, chosen }) =>
      costCategories.some((tag) => tags.has(tag)) && words.length + positions.length + chosen.length === 0,
  );
  if (!times(per) || !isCategory) return lines;
  const priced = lines.filter((line) => unitOfLine(line) === per);
  return priced.length > 0 ? priced : lines;
}

/** "All hours cost 40 euros": what is counted in hours. */
export function ofHours(lines: readonly EditLine[], { attributes, tokens, values }: Clause): readonly EditLine[] {
  const unit = (['hour', 'day'] as const).find((tag) =>
    tokens.some((token) => has(token, tag) && has(token, 'quantity')),
  );
  const isPrice = attributes.has('price') && attributes.has('quantity') && values.every(({ kind }) => kind === 'money');
  return unit && isPrice ? lines.filter((line) => unitOfLine(line) === unit) : lines;
}

/** "20 shrubs" where 15 are sold and 15 planted: the one, the other or both? */
export function isOneOfPair(ops: readonly EditOp[], { clause, context, lines }: Change): boolean {
  const [line, ...more] = lines;
  const words = targetPhrases(clause).flatMap(phraseWords);
  if (!line || more.length > 0 || words.length === 0 || !ops.some(({ op }) => op === 'set_quantity')) return false;
  return context.table.lines.some(
    (other) =>
      other !== line &&
      other.quantity === line.quantity &&
      other.category !== line.category &&
      unitOfLine(other) === unitOfLine(line) &&
      line.quantity !== 1 &&
      textFit(words, other.description, context.lexicon) === 3,
  );
}
