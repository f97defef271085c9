import type { Big } from 'big.js';
import { costCategories } from '../../pricing/rule.ts';
import type { EditLine, EditTable, Question, QuestionReason } from '../plan.ts';
import type { Phrase } from './clause.ts';
import type { Lexicon } from './lexicon.ts';
import { isContainer, isCostNoun } from './lexicon.ts';
import { matchWords, textFit, tonguesOf, type WordMatch } from './match-words.ts';
import { unitOfLine } from './units.ts';
import type { UnitTag } from './value.ts';
import { wordsOf } from './words-of.ts';

export interface ReadingContext {
  readonly table: EditTable;
  readonly command: string;
  readonly lexicon: Lexicon;
  /** What the clause before was about, for "it". */
  readonly lastTarget: readonly string[];
  /** Nothing else is named beside it. */
  readonly isOnlyTarget?: boolean;
}

export type Target =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly question: Question };

const scopes = [
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['by_area', 'm2'],
  ['by_metre', 'm'],
  ['by_foot', 'ft'],
] as const;

export const phraseWords = (phrase: Phrase): string[] => phrase.words.flatMap(({ text }) => wordsOf(text));

/** From the first of the words that name the line to the last. */
function spanOf(phrases: readonly Phrase[]): Question['span'] {
  const words = phrases.flatMap((phrase) => phrase.words);
  const [first] = phrases;
  if (!first) return null;
  const [start, end] = [words[0]?.start ?? first.start, words.at(-1)?.end ?? first.end];
  return { start, end };
}

function question(reason: QuestionReason, candidates: readonly EditLine[], ...phrases: readonly Phrase[]): Target {
  const span = spanOf(phrases);
  return { ok: false, question: { reason, candidates: candidates.map(({ id }) => id), span } };
}

const isOfMeasure = (line: EditLine, { measure }: Phrase): boolean =>
  measure === null || (measure.amount.eq(line.quantity) && measure.unit === unitOfLine(line));

/** What a phrase asks of the lines apart from names: category, unit, place. */
function narrowed(phrase: Phrase, lines: readonly EditLine[], table: EditTable): EditLine[] {
  const category = costCategories.find((tag) => phrase.tags.has(tag));
  const scope = scopes.find(([tag]) => phrase.tags.has(tag))?.[1];
  const at = phrase.positions.map((position) => table.lines.at(position > 0 ? position - 1 : position));
  return lines.filter(
    (line) =>
      (!category || line.category === category) &&
      (!scope || unitOfLine(line) === scope) &&
      (at.length === 0 || at.includes(line)) &&
      isOfMeasure(line, phrase),
  );
}

/** The parts of the job that the words name. */
export function groupsNamed(words: readonly string[], { table, lexicon }: ReadingContext): string[] {
  if (words.length === 0) return [];
  return table.groups.filter(({ title }) => textFit(words, title, lexicon) >= 2).map(({ id }) => id);
}

const isPlural = (phrases: readonly Phrase[]): boolean =>
  phrases.some(
    ({ tags, positions }) =>
      tags.has('all') ||
      positions.length > 0 ||
      costCategories.some((tag) => tags.has(tag)) ||
      scopes.some(([tag]) => tags.has(tag)),
  );

function outOfRange(phrase: Phrase, table: EditTable): boolean {
  return phrase.positions.some((position) => !table.lines.at(position > 0 ? position - 1 : position));
}

/** Lines of a part of the job, where the words are its title: "everything in the bathroom", "kitchen materials". */
function inGroup(phrases: readonly Phrase[], context: ReadingContext, lines: readonly EditLine[]): EditLine[] | null {
  const words = phrases.flatMap(phraseWords);
  const [group, ...more] = isPlural(phrases) ? groupsNamed(words, context) : [];
  if (group === undefined || more.length > 0) return null;
  const found = lines.filter(({ groupId }) => groupId === group);
  return found.length > 0 ? found : null;
}

/** "The travel fee" is "Travel": words that only say that it costs something, or comes in bags, may be missing. */
function matchNamed(
  words: readonly string[],
  lines: readonly EditLine[],
  { table, lexicon }: ReadingContext,
): WordMatch {
  const tongues = tonguesOf(table.lines, lexicon);
  const match = matchWords(words, lines, tongues);
  const telling = words.filter((word) => !isCostNoun(word) && !isContainer(word));
  return match.all.length > 0 || telling.length === 0 || telling.length === words.length
    ? match
    : matchWords(telling, lines, tongues);
}

/** Lines named by phrases that belong together: "the price" "of the tiles" "for the wall". */
function resolveOne(phrases: readonly Phrase[], context: ReadingContext, fits: (line: EditLine) => boolean): Target {
  const { table, lexicon, lastTarget } = context;
  if (phrases.some((phrase) => outOfRange(phrase, table))) return question('not_found', [], ...phrases);
  if (phrases.some(({ tags }) => tags.has('start') || tags.has('end'))) return question('not_found', [], ...phrases);
  const lines = phrases.reduce<readonly EditLine[]>((left, phrase) => narrowed(phrase, left, table), table.lines);
  const words = [...phrases.flatMap(phraseWords), ...phrases.flatMap(({ quoted }) => (quoted ? wordsOf(quoted) : []))];
  const chosen = phrases.flatMap((phrase) => phrase.chosen);
  if (chosen.length > 0) {
    const ids = lines.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
    return words.length === 0 && ids.length > 0 ? { ok: true, ids } : question('not_understood', [], ...phrases);
  }
  if (words.length === 0) {
    if (phrases.some(({ tags }) => tags.has('it')) && !isPlural(phrases))
      return lastTarget.length > 0 ? { ok: true, ids: lastTarget } : question('missing_target', [], ...phrases);
    if (lines.length > 1 && phrases.some(({ isOne, positions }) => isOne && positions.length === 0))
      return question('ambiguous_target', lines, ...phrases);
    return lines.length > 0 ? { ok: true, ids: lines.map(({ id }) => id) } : question('not_found', [], ...phrases);
  }
  const group = inGroup(phrases, context, lines);
  if (group) return { ok: true, ids: group.map(({ id }) => id) };
  const { lines: best, all } = matchNamed(words, lines, context);
  if (all.length === 0) return question('not_found', nearby(words, table, lexicon), ...phrases);
  if (!isPlural(phrases) && isTitle(words, table)) return question('ambiguous_target', all, ...phrases);
  if (isPlural(phrases)) return { ok: true, ids: all.map(({ id }) => id) };
  const isBoth = phrases.some(({ tags, isJoined }) => tags.has('both') && !isJoined) && context.isOnlyTarget;
  const pair = [all, best].find(({ length }) => length === 2);
  if (isBoth && pair) return { ok: true, ids: pair.map(({ id }) => id) };
  const fitting = best.filter(fits);
  const [only] = fitting;
  if (best.length === 1 && only) return { ok: true, ids: [only.id] };
  const fittingAll = all.filter(fits);
  if (fittingAll.length === 0) return question('unit_mismatch', all, ...phrases);
  if (fitting.length === 1 && only) return { ok: true, ids: [only.id] };
  if (fitting.length === 0 && fittingAll.length === 1) return { ok: true, ids: fittingAll.map(({ id }) => id) };
  return question('ambiguous_target', all, ...phrases);
}

/** The whole name of a part of the job: "the bathroom" may be all of it, or a line that speaks of it. */
function isTitle(words: readonly string[], { groups, lines }: EditTable): boolean {
  const said = words.join(' ');
  const isLine = lines.some(({ description }) => wordsOf(description).join(' ') === said);
  return !isLine && groups.some(({ title }) => wordsOf(title).join(' ') === said);
}

/** Lines with any of the words in them, to offer where none has them all. */
function nearby(words: readonly string[], { lines }: EditTable, lexicon: Lexicon): EditLine[] {
  return lines.filter(({ description }) => words.some((word) => textFit([word], description, lexicon) > 0)).slice(0, 6);
}

/** Phrases in lists: each "and" begins another thing, whatever else is said about it follows. */
function listsOf(phrases: readonly Phrase[]): Phrase[][] {
  const lists: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = lists.at(-1);
    if (last && !phrase.isJoined) last.push(phrase);
    else lists.push([phrase]);
  }
  return lists;
}

export interface Wanted {
  /** The unit of the figure that goes with it. */
  readonly unit?: UnitTag | null;
  /** "4 instead of 3": how many there are now. */
  readonly was?: Big | null;
}

/** What a list excepts of the lines found: "labour but the tiling" means no tiles, though they bear the word too. */
function excepted(list: readonly Phrase[], context: ReadingContext, found: ReadonlySet<string>): Target {
  const ofAll = resolveOne(list, context, () => true);
  if (ofAll.ok && list.every(({ isKept }) => isKept) && !ofAll.ids.some((id) => found.has(id)))
    return { ok: true, ids: [] };
  if (ofAll.ok && ofAll.ids.every((id) => found.has(id))) return ofAll;
  const isPlaced = list.some(({ positions, chosen }) => positions.length + chosen.length > 0);
  const table = { ...context.table, lines: context.table.lines.filter(({ id }) => found.has(id)) };
  const within = isPlaced ? ofAll : resolveOne(list, { ...context, table }, () => true);
  if (within.ok && within.ids.every((id) => found.has(id))) return within;
  return ofAll.ok ? question('contradiction', [], ...list) : ofAll;
}

const isBareAll = ({ tags, words, positions, quoted, chosen, measure }: Phrase): boolean =>
  words.length + positions.length + chosen.length === 0 &&
  quoted === null &&
  measure === null &&
  (tags.has('all') || tags.has('both') || tags.has('it')) &&
  [...tags].every((tag) => tag === 'all' || tag === 'both' || tag === 'it');

/**
 * "Tiles and adhesive, all up 5 %": behind a pause "all" means those again, as "it" does, and "both" the two. With
 * "and" before it it may be those or everything.
 */
function pointsBack(
  list: readonly Phrase[],
  found: ReadonlySet<string>,
  { command, lexicon }: ReadingContext,
): Target | boolean {
  const [all, ...more] = list;
  if (found.size === 0 || !all || more.length > 0 || !isBareAll(all)) return false;
  const isPaused = command.slice(0, all.start).trimEnd().endsWith(',');
  const [said = ''] = wordsOf(command.slice(all.start));
  const isSo =
    isPaused && (lexicon.resumptives.has(said) || !all.tags.has('all')) && (!all.tags.has('both') || found.size === 2);
  return isSo || question('ambiguous_target', [], all);
}

/** "Skirting and frames" of a line called "Paint skirting and door frames". */
function isNamedByAll(phrases: readonly Phrase[], id: string, { table }: ReadingContext): boolean {
  const called = wordsOf(table.lines.find((line) => line.id === id)?.description ?? '');
  const words = phrases.flatMap(phraseWords);
  return words.length > 0 && words.every((word) => called.includes(word));
}

/** The lines that phrases name, less those they except. Phrases that name nothing give a question. */
export function resolveTarget(
  phrases: readonly Phrase[],
  context: ReadingContext,
  { unit = null, was = null }: Wanted = {},
): Target {
  const fits = (line: EditLine) =>
    (unit === null || unitOfLine(line) === unit || unit === 'unit' || unit === 'fixed') &&
    (was === null || was.eq(line.quantity));
  const wanted = phrases.filter(({ isExcepted }) => !isExcepted);
  if (wanted.length === 0) return question('missing_target', []);
  const found = new Set<string>();
  const lists = listsOf(wanted);
  for (const list of lists) {
    const back = pointsBack(list, found, context);
    if (back === true) continue;
    if (back) return back;
    // "Both the paint and the tape" is one of each.
    const target = resolveOne(list, { ...context, isOnlyTarget: lists.length === 1 }, fits);
    if (!target.ok) return target;
    // "Tiling and cutter is half a day": two things named and one found, for its unit.
    const [only, ...others] = target.ids;
    const isSame = only !== undefined && others.length === 0 && found.size === 1 && found.has(only);
    const isOneName = isSame && isNamedByAll(wanted, only, context);
    if (isSame && !isOneName && unit !== null) return question('ambiguous_target', [], ...list);
    for (const id of target.ids) found.add(id);
  }
  for (const list of listsOf(phrases.filter(({ isExcepted }) => isExcepted))) {
    const target = excepted(list, context, found);
    if (!target.ok) return target;
    for (const id of target.ids) found.delete(id);
  }
  const ids = context.table.lines.filter(({ id }) => found.has(id)).map(({ id }) => id);
  return ids.length > 0 ? { ok: true, ids } : question('not_found', [], ...wanted);
}
