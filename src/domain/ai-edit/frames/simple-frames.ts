import { type CostCategory, costCategories } from '../../pricing/rule.ts';
import type { Place } from '../plan.ts';
import type { Clause, Phrase } from '../read/clause.ts';
import { isWordOf } from '../read/lexicon.ts';
import { groupsNamed, phraseWords, type ReadingContext, resolveTarget } from '../read/target.ts';
import { has, type Token } from '../read/token.ts';
import { asDescription, ask, type Frame, type Outcome, onlyAttributes, opsOutcome, writtenText } from './outcome.ts';

/** "Remove a post" where the line has ten of them. */
function isOneOfMany({ tokens }: Clause, ids: readonly string[], { table }: ReadingContext): boolean {
  const isOne = tokens.some((token) => !token.isName && has(token, 'one'));
  return isOne && table.lines.some(({ id, quantity }) => ids.includes(id) && quantity !== 1);
}

const names = ({ words, positions, quoted, chosen }: Phrase): boolean =>
  words.length + positions.length + chosen.length > 0 || quoted !== null;

/** "The labour", as against "all labour". */
const isCategory = ({ tags }: Phrase): boolean => !tags.has('all') && costCategories.some((tag) => tags.has(tag));

/** "Delete the note from the mixer tap": what is taken from a line is no line, and only a whole one can go. */
function isPartOfLine({ tokens, phrases }: Clause, context: ReadingContext): boolean {
  const pivot = tokens.find(
    (token) => !token.isName && ((has(token, 'from') && !has(token, 'of')) || isWordOf('source_particles', token.text)),
  );
  if (!pivot) return false;
  const side = (isHere: (at: number) => boolean) =>
    phrases
      .map((phrase) => ({
        ...phrase,
        words: phrase.words.filter(({ start }) => isHere(start)),
        ...(isHere(phrase.start) ? {} : { positions: [], quoted: null, chosen: [] }),
      }))
      .filter((phrase) => !phrase.isExcepted && (names(phrase) || (isHere(phrase.start) && isCategory(phrase))));
  const [part, owner] = [side((at) => at < pivot.start), side((at) => at >= pivot.start)];
  if (part.length === 0 || !owner.some(names)) return false;
  const [own, of] = [resolveTarget(part, context), resolveTarget(owner, context)];
  return of.ok && (!own.ok || own.ids.some((id) => of.ids.includes(id)));
}

const otherwise = ['raise', 'lower', 'add', 'replace', 'round', 'rename'] as const;

/** "They don't need the skip, just the bags": behind "just" stands what is kept. */
function isContrasted({ tokens, phrases }: Clause, { lexicon }: ReadingContext): boolean {
  const only = tokens.findLast(({ isName, text }) => !isName && lexicon.restrictives.has(text));
  const named = phrases.flatMap(({ words: [first] }) => (first ? [first.start] : []));
  return only !== undefined && named.some((at) => at < only.start) && named.some((at) => at > only.start);
}

const saysHow = (verb: Token): boolean => has(verb, 'set', 'is') && !has(verb, 'delete', 'take', 'cut');

/** "Remove the skip and all materials". */
export const deleteFrame: Frame = (clause, context) => {
  const { verbTags, particles, values, phrases } = clause;
  const isTakenOut =
    (clause.verbs.length === 0 || verbTags.has('take') || verbTags.has('cut') || verbTags.has('set')) &&
    (particles.has('out') || (particles.has('off') && values.length === 0) || verbTags.has('cut'));
  if (!verbTags.has('delete') && !isTakenOut && !(verbTags.has('without') && clause.verbs[0] === clause.tokens[0]))
    return null;
  // "Remove the travel charge" means the line, "remove the price" does not.
  const isPrice = clause.tokens.some((token) => !token.isName && has(token, 'price') && !has(token, 'cost'));
  if (isPrice || values.length > 0 || !onlyAttributes(clause, 'price')) return null;
  // "Remove the cutter and tiles have gone up" is two sentences.
  if (clause.verbs.some((verb) => has(verb, ...otherwise) && !has(verb, 'delete', 'take', 'cut'))) return null;
  // "Lose the bags, it all goes in the skip" too.
  const goes = clause.verbs.find((verb) => has(verb, 'delete', 'cut'));
  if (goes && clause.verbs.some((verb) => verb.start > goes.start && saysHow(verb))) return null;
  if (particles.has('up') || particles.has('down') || isContrasted(clause, context)) return null;
  // "Remove the discount from the call-out" takes nothing away that is a line.
  const isNoLine = phrases.length > 0 && (verbTags.has('discount') || isPartOfLine(clause, context));
  if (isNoLine) return ask('not_possible', phrases[0]);
  // "Put it under materials, take it out of other": it only goes elsewhere.
  const [it, place] = phrases;
  const isLeaving = it?.tags.has('it') && !names(it) && place !== undefined && isCategory(place) && !names(place);
  if (isLeaving) return ask('not_understood', place);
  const target = resolveTarget(phrases, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  if (target.ids.length === context.table.lines.length) return ask('removes_everything');
  if (isOneOfMany(clause, target.ids, context)) return ask('unclear_value', phrases[0], target.ids);
  return opsOutcome([{ op: 'delete', lines: target.ids }], target.ids);
};

/** "Make the parking free". */
export const freeFrame: Frame = (clause, context) => {
  const { attributes, values, verbTags } = clause;
  if (!attributes.has('free') || values.length > 0 || verbTags.has('add') || verbTags.has('delete')) return null;
  const target = resolveTarget(clause.phrases, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  return opsOutcome([{ op: 'set_price', lines: target.ids, minor: 0 }], target.ids);
};

/** Only parts of the job can be optional, not lines by themselves. */
export const optionalFrame: Frame = (clause, context) => {
  const { attributes, phrases, values } = clause;
  const isOptional = attributes.has('optional');
  const isTitle = phrases.every(
    (phrase) => !phrase.isExcepted && phrase.positions.length === 0 && phrase.quoted === null,
  );
  if ((!isOptional && !attributes.has('required')) || values.length > 0 || !isTitle) return null;
  const groups = groupsNamed(phrases.flatMap(phraseWords), context);
  if (groups.length > 1) return ask('ambiguous_target', phrases[0]);
  return groups.length === 1
    ? opsOutcome([{ op: 'set_optional', groups, isOptional }])
    : ask('not_possible', phrases[0]);
};

function placeOf(phrase: Phrase, context: ReadingContext): Place | Outcome | null {
  const isNamed = phrase.words.length > 0 || phrase.quoted !== null;
  if (phrase.tags.has('start') && !isNamed) return { at: 'first' };
  if (phrase.tags.has('end') && !isNamed) return { at: 'last' };
  const [position] = phrase.positions;
  const isBeside = phrase.roles.has('after') || phrase.roles.has('before');
  if (position !== undefined && !isBeside && !isNamed)
    return position === -1 ? { at: 'last' } : { index: position - 1 };
  if (!isBeside) return null;
  const target = resolveTarget([phrase], context);
  if (!target.ok) return { kind: 'question', question: target.question };
  const [anchor, ...more] = target.ids;
  if (anchor === undefined || more.length > 0) return ask('ambiguous_target', phrase, target.ids);
  return phrase.roles.has('after') ? { after: anchor } : { before: anchor };
}

function destination(phrase: Phrase, lines: readonly string[], context: ReadingContext): Outcome | null {
  const category: CostCategory | undefined = costCategories.find((tag) => phrase.tags.has(tag));
  const words = phraseWords(phrase);
  if (category && words.length === 0) return opsOutcome([{ op: 'categorise', lines, category }], lines);
  const [groupId, ...others] = phrase.roles.size > 0 ? groupsNamed(words, context) : [];
  const place = placeOf(phrase, context);
  if (place && 'kind' in place) return place;
  if (place) return opsOutcome([{ op: 'move', lines, place }], lines);
  return groupId !== undefined && others.length === 0 ? opsOutcome([{ op: 'regroup', lines, groupId }], lines) : null;
}

/** "In other, not materials", "in labour instead of other": where the line is now. */
function leftCategory({ phrases }: Clause): CostCategory | null {
  const last = phrases.at(-1);
  if (!last?.roles.has('instead') || last.words.length > 0) return null;
  return costCategories.find((tag) => last.tags.has(tag)) ?? null;
}

/** "The skip should be equipment", "bags are materials, not other": "is" alone may say what is so already. */
function isSaidToBe({ verbs, phrases: all }: Clause, phrases: readonly Phrase[], isContrasted: boolean): boolean {
  const [verb, ...others] = verbs;
  const [named, last, ...more] = phrases;
  if (
    !verb ||
    !named ||
    !last ||
    others.length > 0 ||
    more.length > 0 ||
    !(isWordOf('obligations', verb.text) || (isContrasted && isWordOf('copulas', verb.text)))
  )
    return false;
  const isBare = isCategory(last) && last.roles.size === 0 && last.words.length === 0 && !last.isJoined;
  const isNamed = named.words.length > 0 && named.end <= verb.start && named.roles.size === 0;
  return isBare && isNamed && last.start >= verb.end && all.every(({ tags }) => !tags.has('all'));
}

/** "Ordne die Anfahrt den Materialien zu": German says by the case alone where to. */
function withDestination({ phrases, tokens, verbTags }: Clause): readonly Phrase[] {
  const [only, ...more] = phrases;
  const last = tokens.findLast(({ kind }) => kind !== 'stop')?.text ?? '';
  const isOrdered = verbTags.has('move') && !verbTags.has('set') && isWordOf('separable_prefixes', last);
  const isBoth = only !== undefined && more.length === 0 && only.words.length > 0 && isCategory(only);
  if (!isOrdered || !isBoth) return phrases;
  const category = new Set(costCategories.filter((tag) => only.tags.has(tag)));
  return [
    { ...only, tags: new Set() },
    { ...only, words: [], roles: new Set(['as' as const]), tags: category },
  ];
}

/** To another category, another part of the job, or another place among the lines. */
export const moveFrame: Frame = (clause, context) => {
  const { verbTags, values, attributes } = clause;
  // "Take out everything in other" moves nothing there.
  if (clause.particles.has('out') || clause.particles.has('off')) return null;
  const left = leftCategory(clause);
  const said = withDestination(clause);
  const phrases = left ? said.slice(0, -1) : said;
  const isSaid = isSaidToBe(clause, phrases, left !== null);
  const isPlaced = (phrases.at(-1)?.roles.has('as') === true && verbTags.has('is')) || isSaid;
  if (
    !(verbTags.has('move') || verbTags.has('set') || isPlaced) ||
    values.length > 0 ||
    attributes.size > 0 ||
    phrases.length < 2
  )
    return null;
  const last = phrases.at(-1);
  if (last?.roles.size === 0 && isCategory(last) && !isSaid) return null;
  const named = phrases.slice(0, -1);
  if (!last || last.isJoined || last.isExcepted || named.some(({ isExcepted }) => isExcepted)) return null;
  const target = resolveTarget(named, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  const isElsewhere = context.table.lines.some(({ id, category }) => target.ids.includes(id) && category !== left);
  if (left && isElsewhere) return ask('contradiction', last, target.ids);
  return destination(last, target.ids, context);
};

/** A new name is all that is left of the clause, whatever its words mean elsewhere. */
function toTheEnd(renamed: readonly Phrase[], { tokens }: Clause): readonly Phrase[] {
  const end = tokens.findLast((token) => token.kind !== 'stop' && !has(token, 'filler'))?.end ?? 0;
  return renamed.map((phrase, index) =>
    index === renamed.length - 1 && end > phrase.end ? { ...phrase, end } : phrase,
  );
}

const newNameRoles = ['to', 'as', 'in', 'with'] as const;

/** "Die Bahn umbenennen in Unterdeckbahn"; with an article it would say where the line is: "in der Küche". */
function bareNameAt({ phrases, tokens }: Clause): number {
  return phrases.findIndex(({ roles, start }, index) => {
    const next = tokens[tokens.findIndex((token) => token.start === start) + 1];
    return index > 0 && roles.has('as') && next !== undefined && !has(next, 'article');
  });
}

/** "Rename the skip hire to …". */
export const renameFrame: Frame = (clause, context) => {
  const { verbTags, attributes, phrases, values } = clause;
  const isRename =
    verbTags.has('rename') || (attributes.has('name') && (verbTags.has('set') || verbTags.has('replace')));
  if (!isRename || values.length > 0) return null;
  const found = phrases.findIndex(
    ({ quoted, roles }, index) =>
      quoted !== null || (index > 0 && newNameRoles.some((role) => roles.has(role)) && !roles.has('of')),
  );
  const at = found < 0 ? bareNameAt(clause) : found;
  if (at <= 0) return ask('missing_value');
  const [named, renamed] = [phrases.slice(0, at), phrases.slice(at)];
  if (renamed.some(({ isExcepted }) => isExcepted)) return null;
  const target = resolveTarget(named, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  if (target.ids.length > 1) return ask('ambiguous_target', named[0], target.ids);
  const description = asDescription(renamed[0]?.quoted ?? writtenText(toTheEnd(renamed, clause), context.command));
  return opsOutcome([{ op: 'describe', lines: target.ids, description }], target.ids);
};

/** "Merge the two cables into one line". */
export const mergeFrame: Frame = (clause, context) => {
  const { verbTags, phrases, values } = clause;
  if (!verbTags.has('merge') || values.some(({ kind }) => kind !== 'count')) return null;
  const at = phrases.findIndex(({ quoted }) => quoted !== null);
  if (at > 0 && at < phrases.length - 1) return null;
  const named = at > 0 ? phrases.slice(0, at) : phrases;
  const target = resolveTarget(named, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  // One name of a list is none to merge: the list goes on.
  if (target.ids.length < 2) return null;
  if (values.some(({ amount }) => !amount.eq(1) && !amount.eq(target.ids.length))) return ask('contradiction');
  const description = at > 0 ? asDescription(phrases[at]?.quoted ?? '') : null;
  return opsOutcome([{ op: 'merge', lines: target.ids, description }], target.ids);
};
