import type { Tag } from '../vocabulary/tag.ts';
import type { Clause, Phrase } from './clause.ts';
import type { Lexicon } from './lexicon.ts';
import type { Value } from './value.ts';

// What a clause takes over from the one before: its verb, and what its figure was in.

/** "Take 10 % off the tiles and the tiling": a bare name behind a figure goes on with what the figure is for. */
export function continuesNames(before: Clause | null, { verbs, values, particles }: Clause): boolean {
  const hasFigure = (before?.values.length ?? 0) > 0;
  return hasFigure && verbs.length === 0 && values.length === 0 && particles.size === 0;
}

/** "Walls to 48.5 m² and the ceiling to 15": a figure alone is in what the one before was in. */
export function inheritUnits({ values, phrases }: Clause, [model, ...more]: readonly Value[]): readonly Value[] {
  if (!model || more.length > 0) return values;
  // "The boards to 140 ft and mileage 80 miles"; "5 % off the tiles and 3 off the adhesive" counts nothing.
  const hasNoun = ({ end }: Value) =>
    phrases.some(({ words: [first] }) => first !== undefined && first.start - end === 1);
  if (values.some(hasNoun)) return values;
  const { kind, unit, currencies, isMinor } = model;
  // "4 tubs of emulsion, gloss at 26.75": a price, not another number of tubs.
  const isPriced = (value: Value) => kind === 'count' && value.roles.has('at') && !model.roles.has('at');
  return values.map((value) =>
    value.kind === 'count' && value.unit === null && value.sign === 0 && !isPriced(value)
      ? { ...value, kind, unit, currencies, isMinor, isInherited: kind !== 'count' || unit !== null }
      : value,
  );
}

/** "Travel out and the ceiling to 12", as against "delete the gate and 2 posts": nothing goes to a figure by going. */
function isSetBesideRemoval({ values }: Clause, { verbTags, particles, values: removed }: Clause): boolean {
  const isOut = verbTags.has('delete') || verbTags.has('take') || verbTags.has('cut') || particles.has('out');
  // "Drop the gate, the posts to 20" may lower both.
  const isSet = ({ roles, sign }: Value) =>
    sign === 0 && (roles.has('at') || (roles.has('to') && !verbTags.has('cut')));
  return isOut && removed.length === 0 && values.length > 0 && values.every(isSet);
}

/** "Remove the van, its all going in the truck": only a bare name goes on with what is removed. */
export function isNoMoreToDelete(
  { phrases, verbs, tokens }: Clause,
  before: Clause | null,
  { restrictives }: Lexicon,
): boolean {
  const isInherited = verbs.length === 0 && (before?.verbTags.has('delete') ?? false);
  const isBareName = ({ roles, tags }: Phrase) => [...roles].every((role) => role === 'of') && !tags.has('it');
  // "We are not doing the strip out, only the tiling".
  const isContrast = tokens.some(({ isName, text }) => !isName && restrictives.has(text));
  return isInherited && (isContrast || !phrases.every(isBareName));
}

const differing = ['raise', 'lower', 'increase_by', 'decrease_by', 'add', 'take', 'cut', 'delete', 'discount'] as const;

const comesTo = ['to', 'at', 'by'] as const satisfies readonly Tag[];

const isBare = ({ roles, sign }: Value): boolean => sign === 0 && !comesTo.some((role) => roles.has(role));

/** "The posts 20", as against "20 on the posts". */
const isNamedFirst = ({ phrases }: Clause, { start }: Value): boolean =>
  phrases.some(({ words, tags, end }) => words.length + tags.size > 0 && end <= start);

/**
 * "Add £5 to the travel, the tower 4 days", "labour up 5 %, the skip £200": a figure behind its name that does not go on
 * as the clause before did may be a difference or what it comes to.
 */
export function isUnlikeBefore(clause: Clause, before: Clause): boolean {
  const [value, ...more] = clause.values;
  const last = before.values.at(-1);
  const isInherited = clause.verbs.length === 0 && clause.particles.size === 0;
  if (!value || more.length > 0 || !isInherited || value.kind === 'percent') return false;
  // "Add 10 % to labour, the grout at £112": a new line, or the price of one that is there?
  const isAdding = before.verbTags.has('add') && value.roles.has('at') && value.sign === 0;
  if (!isBare(value) && !isAdding) return false;
  if (!differing.some((tag) => before.verbTags.has(tag)) || !isNamedFirst(clause, value)) return false;
  if (!last) return before.verbTags.has('delete');
  const isVerbFirst = (before.verbs[0]?.start ?? 0) < last.start;
  return last.kind === 'percent' || !isNamedFirst(before, last) || !isVerbFirst;
}

export function inherit(clause: Clause, before: Clause | null): Clause {
  // "Labour 10 % up, materials 5 % down": its own word says the direction.
  const isOut = clause.particles.has('out') && clause.values.length === 0;
  const isDirected = clause.particles.has('up') || clause.particles.has('down') || isOut;
  if (clause.verbs.length > 0 || !before || isDirected) return clause;
  if (isSetBesideRemoval(clause, before)) return clause;
  // "Add 10 % to labour, the grout to £112": what is added comes to nothing.
  const isTo = ({ roles }: Value) => roles.has('to') && !roles.has('at') && !roles.has('by');
  if (before.verbTags.has('add') && clause.values.some(isTo)) return clause;
  // "Round the gate to the nearest $10 and 40 bags of concrete": only what goes to a figure goes on with rounding.
  const isRounding = (['round', 'round_up', 'round_down'] as const).some((tag) => before.verbTags.has(tag));
  if (isRounding && clause.values.some(isBare)) return clause;
  return {
    ...clause,
    values: inheritUnits(clause, before.values),
    verbs: before.verbs,
    verbTags: before.verbTags,
    particles: clause.particles.size > 0 ? clause.particles : before.particles,
  };
}

/** "Drop the travel and the gloss by 5 %": the travel too goes down, it is not dropped. */
export function goesOnWithDrop({ verbs, values }: Clause, before: Clause | null): boolean {
  if (!before?.verbTags.has('cut') || before.values.length > 0) return false;
  return verbs === before.verbs && values.length > 0;
}

/** Whether the clause before leaves a list open that a bare name only goes on with: "all except labour, and materials". */
export function continuesException(before: Clause | null, { verbs, values }: Clause): boolean {
  const isOpen = before?.phrases.some(({ isExcepted }) => isExcepted) ?? false;
  return isOpen && verbs.length === 0 && values.length === 0;
}
