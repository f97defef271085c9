import { costCategories } from '../../pricing/rule.ts';
import type { Outcome } from '../frames/outcome.ts';
import type { EditOp, Question, RefusalReason } from '../plan.ts';
import type { Clause } from './clause.ts';
import { changesInReason, commands } from './clause-tags.ts';
import {
  continuesException,
  continuesNames,
  goesOnWithDrop,
  inherit,
  inheritUnits,
  isNoMoreToDelete,
  isUnlikeBefore,
} from './inherit.ts';
import { interpret } from './interpret.ts';
import { roundsToWhole, saysNoCents } from './no-cents.ts';
import { readClause } from './read-clause.ts';
import { isCurrency, isSeparator } from './tag-tokens.ts';
import type { ReadingContext } from './target.ts';
import { has, type Token } from './token.ts';
import { hedges, isEcho, isTold, mayExcept } from './told.ts';
import { readWhole } from './whole/read-whole.ts';

export type ChainReading =
  | { readonly kind: 'ops'; readonly ops: readonly EditOp[] }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refusal'; readonly reason: RefusalReason };

interface Chain {
  readonly context: ReadingContext;
  readonly itemWords: ReadonlySet<string>;
  /** The clause before, whose verb a clause without one takes over. */
  readonly before: Clause | null;
  readonly budget: { left: number };
}

/** The command in pieces between commas, stops, "and" and "then"; the joining words stay in front of theirs. */
export function atomsOf(tokens: readonly Token[]): Token[][] {
  const atoms: Token[][] = [[]];
  for (const token of tokens) {
    const last = atoms.at(-1);
    const isOnlyJoins = last?.every(isSeparator) ?? true;
    if (isSeparator(token) && !isOnlyJoins) atoms.push([token]);
    else last?.push(token);
  }
  return joinPositions(atoms.filter((atom) => !atom.every(isSeparator)));
}

/** "Lines 7 and 8": a number behind one that says a place says another. */
function joinPositions(atoms: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const atom of atoms) {
    const before = joined.at(-1) ?? [];
    const at = before.findLastIndex((token) => !token.isName && has(token, 'line'));
    const isOfPlaces = at >= 0 && before.slice(at + 1).every((token) => token.kind === 'number' || isSeparator(token));
    const [number, ...more] = atom.filter((token) => !isSeparator(token));
    if (isOfPlaces && at < before.length - 1 && number?.kind === 'number' && more.length === 0) before.push(...atom);
    else joined.push(atom);
  }
  return joined;
}

/** "…, the customer is supplying them": a reason asks for nothing. Figures or a change in it make it more than one. */
function isReason(tokens: readonly Token[], { before, context, itemWords }: Chain): boolean {
  const content = tokens.filter((token) => !isSeparator(token));
  if (isEcho(content, before)) return true;
  const isOfPeople = has(content[0], 'speaker') || content.some((token) => has(token, 'person'));
  const isBehindPause =
    tokens[0]?.kind === 'stop' &&
    ((isOfPeople && !hedges(content, context.lexicon)) || isTold(tokens, context, itemWords));
  if (!has(content[0], 'because') && !isBehindPause) return false;
  // "No hace falta el desplazamiento" behind another clause is an order, "no hace falta" says why.
  const isOrder = has(content[0], 'delete') && content.slice(1).some(({ isName, tags }) => isName || tags.size === 0);
  if (isOrder) return false;
  if (before && mayExcept(content, before.tokens, context.lexicon, itemWords)) return false;
  // "They are picking it up" raises nothing.
  return !content
    .slice(1)
    .some((token) => token.kind === 'number' || (has(token, ...changesInReason) && !has(token, 'up')));
}

/** Whether the first piece asks for nothing that a piece beside it does not ask for. */
const isSaidBeside = ([said = [], next = []]: readonly Token[][], chain: Chain): boolean =>
  (chain.before !== null && isReason(said, chain)) || (saysNoCents(said) && roundsToWhole(next));

function withoutReason(tokens: readonly Token[], chain: Chain): readonly Token[] {
  const at = tokens.findIndex((token, index) => index > 0 && has(token, 'because'));
  // "The skip is not needed" gives no reason, it says what to do.
  const isBehind = tokens.slice(0, at).some((token) => !token.isName && has(token, ...commands));
  const [said, why] = [tokens.slice(0, at), tokens.slice(at)];
  return at > 0 && isBehind && isReason(why, chain) && !mayExcept(why, said, chain.context.lexicon, chain.itemWords)
    ? said
    : tokens;
}

/** "Plus £45 for the tip run": before a sum "plus" joins nothing, it adds. */
const isPlusSum = (token: Token, next: Token | undefined, after: Token | undefined): boolean =>
  has(token, 'plus') && token.kind === 'word' && (isCurrency(next) || (next?.kind === 'number' && isCurrency(after)));

function leading(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(
    (token, at) => !isSeparator(token) || isPlusSum(token, tokens[at + 1], tokens[at + 2]),
  );
  return tokens.slice(Math.max(first, 0));
}

/** What begins with a verb begins a clause: it is never the end of the one before. */
function longestClause([opening = [], ...later]: readonly Token[][], chain: Chain): number {
  // "Please, …" is no clause yet.
  const saysNothing = opening.every(
    (token) => isSeparator(token) || (has(token, 'filler') && !has(token, ...commands)),
  );
  // "Instead of the skip, put …" is the first half of one.
  const isContrast = has(
    opening.find((token) => !isSeparator(token)),
    'instead',
  );
  if ((saysNothing || isContrast) && later.length > 0) return 1 + longestClause(later, chain);
  const { itemWords } = chain;
  const next = later.findIndex((atom) => {
    const first = atom.find((token) => !isSeparator(token) && !(has(token, 'filler') && !has(token, ...commands)));
    return first !== undefined && !first.isName && !itemWords.has(first.text) && has(first, ...commands, 'needed');
  });
  return next < 0 ? later.length + 1 : next + 1;
}

interface Best {
  doubt: ChainReading | null;
  /** Two readings are as good as each other. */
  isOpen: boolean;
}

/**
 * "Labour up 5 %, leave out the toilet": out of the quote, or out of the raise? Only where the toilet is a part of what
 * a wide change is about.
 */
function mayMeanException(clause: Clause, outcome: Outcome, { before, context }: Chain): boolean {
  if (!before || outcome.kind !== 'ops') return false;
  const isLeftOut = ({ verbs }: Clause) => verbs.some((verb) => has(verb, 'omit'));
  const isWide = ({ phrases, values }: Clause) =>
    values.length > 0 && phrases.some(({ tags }) => tags.has('all') || costCategories.some((tag) => tags.has(tag)));
  const isBoth = (isLeftOut(clause) && isWide(before)) || (isLeftOut(before) && isWide(clause));
  return isBoth && outcome.about.some((id) => context.lastTarget.includes(id));
}

const isOpenWhatFrom: Outcome = {
  kind: 'question',
  question: { reason: 'not_understood', candidates: [], span: null },
};

const isOpenHowMuch: Outcome = {
  kind: 'question',
  question: { reason: 'unclear_value', candidates: [], span: null },
};

/** No line was spoken of that "it" or a bare "£50 off" could mean: none was, or what was is gone. */
const isUnattached = ({ before, context }: Chain): boolean =>
  context.lastTarget.length === 0 || (before?.values.length === 0 && before.verbTags.has('delete'));

/** A clause about the whole leaves nothing for the next one to go on with. */
const ofWhole = (tokens: readonly Token[]): Clause => ({
  tokens,
  verbs: [],
  verbTags: new Set(),
  particles: new Set(),
  phrases: [],
  values: [],
  attributes: new Set(),
});

function readOne(tokens: readonly Token[], chain: Chain) {
  const said = withoutReason(leading(tokens), chain);
  // "…, not 10" goes on with the figure before it.
  const isOfFigure = said[1]?.kind === 'number' || isCurrency(said[1]);
  const isContrast =
    has(said[0], 'instead') &&
    !said[0]?.isName &&
    (isOfFigure || !said.some((token) => has(token, 'use', 'replace', 'put_on')));
  if (isContrast) return null;
  const whole = readWhole(said, chain.context, chain.itemWords, { isAlone: isUnattached(chain) });
  if (whole) return { clause: ofWhole(said), outcome: whole };
  const own = readClause(said, chain.context.lexicon, chain.itemWords);
  if (
    !own ||
    continuesException(chain.before, own) ||
    continuesNames(chain.before, own) ||
    isNoMoreToDelete(own, chain.before, chain.context.lexicon)
  )
    return null;
  const inherited = inherit(own, chain.before);
  if (goesOnWithDrop(inherited, chain.before)) return null;
  const first = interpret(inherited, chain.context);
  // "The cutter for 3 days, bags down to 2": what is counted otherwise takes over no unit.
  const isOther = first?.kind === 'question' && first.question.reason === 'unit_mismatch';
  const clause = isOther ? { ...inherited, values: own.values } : inherited;
  const plain = isOther ? interpret(clause, chain.context) : first;
  // "Walls are 50 m² and the ceiling is 15": only where the figure alone leaves open what it is.
  const isOpen = plain?.kind === 'question' && plain.question.reason === 'unclear_value';
  const model = isOpen && own.verbTags.has('is') && chain.before?.verbTags.has('is') ? chain.before.values : [];
  const outcome =
    model.length === 0 ? plain : interpret({ ...clause, values: inheritUnits(clause, model) }, chain.context);
  if (!outcome) return null;
  if (chain.before && isUnlikeBefore(own, chain.before)) return { clause, outcome: isOpenHowMuch };
  return { clause, outcome: mayMeanException(clause, outcome, chain) ? isOpenWhatFrom : outcome };
}

/** "10 % off tiles and tiling and skip up 5 %": the tiling may go with either; behind a comma it begins anew. */
function mayGoOnBefore(atom: readonly Token[], { before, context, itemWords }: Chain): boolean {
  if (atom[0]?.kind === 'stop') return false;
  const last = before?.values.at(-1);
  const isListing =
    last !== undefined && before?.phrases.some(({ words, start }) => words.length > 0 && start >= last.end);
  const name = isListing ? readClause(leading(atom), context.lexicon, itemWords) : null;
  return name !== null && name.phrases.length > 0 && continuesNames(before, name);
}

/** "Leave out the workshop, he has his own hosting, take it off": the workshop again, or the hosting? */
const namesAnotherIt = ([said = [], next = []]: readonly Token[][], chain: Chain): boolean =>
  chain.before !== null &&
  isReason(said, chain) &&
  said.some(({ isName, tags, text }) => isName || (tags.size === 0 && chain.itemWords.has(text))) &&
  next.some((token) => !token.isName && (has(token, 'it') || / it /.test(token.text)) && !has(token, 'article'));

const beginsWithAnd = (atom: readonly Token[] | undefined): boolean => atom !== undefined && atom[0]?.kind !== 'stop';

/** "Delete the skip and equipment and other 5 % up": the equipment may go, or go up. */
function mayGoOnBehind(atoms: readonly Token[][], chain: Chain): boolean {
  if (!chain.before || !beginsWithAnd(atoms[1]) || longestClause(atoms, chain) < 2) return false;
  const name = readClause(leading(atoms[0] ?? []), chain.context.lexicon, chain.itemWords);
  const isBareName = name !== null && name.verbs.length + name.values.length + name.particles.size === 0;
  const both = isBareName ? readOne(atoms.slice(0, 2).flat(), chain) : null;
  return both !== null && both.outcome.kind === 'ops' && both.clause.values.length > 0;
}

function readFrom(atoms: readonly Token[][], chain: Chain, best: Best): readonly EditOp[] | null {
  if (atoms.length === 0) return [];
  if (namesAnotherIt(atoms, chain)) {
    best.isOpen = true;
    best.doubt ??= isOpenWhatFrom;
  }
  if (isSaidBeside(atoms, chain)) return readFrom(atoms.slice(1), chain, best);
  for (let length = 1; length <= longestClause(atoms, chain); length += 1) {
    chain.budget.left -= 1;
    if (chain.budget.left < 0) return null;
    const read = readOne(atoms.slice(0, length).flat(), chain);
    if (!read) continue;
    const { clause, outcome } = read;
    const isOpen = length > 1 ? mayGoOnBefore(atoms[0] ?? [], chain) : mayGoOnBehind(atoms, chain);
    if (outcome.kind === 'ops' && isOpen) {
      best.isOpen = true;
      best.doubt ??= isOpenWhatFrom;
    }
    if (outcome.kind !== 'ops') {
      const rest = readable(atoms.slice(length), { ...chain, before: clause });
      if (rest) best.doubt ??= outcome;
      continue;
    }
    const context = { ...chain.context, lastTarget: outcome.about };
    const after = readFrom(atoms.slice(length), { ...chain, context, before: clause }, best);
    if (after) return [...outcome.ops, ...after];
  }
  return null;
}

/** Whether the rest is a command at all, done or asked about: only then is a doubt about this clause the answer. */
function readable(atoms: readonly Token[][], chain: Chain): boolean {
  if (atoms.length === 0) return true;
  if (isSaidBeside(atoms, chain)) return readable(atoms.slice(1), chain);
  for (let length = 1; length <= longestClause(atoms, chain); length += 1) {
    chain.budget.left -= 1;
    if (chain.budget.left < 0) return false;
    const read = readOne(atoms.slice(0, length).flat(), chain);
    if (read && readable(atoms.slice(length), { ...chain, before: read.clause })) return true;
  }
  return false;
}

const mostTries = 400;

/** Reads all clauses of a command; null where they do not come out even. */
export function readChain(
  tokens: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): ChainReading | null {
  const best: Best = { doubt: null, isOpen: false };
  const chain: Chain = { context, itemWords, before: null, budget: { left: mostTries } };
  const ops = readFrom(atomsOf(tokens), chain, best);
  return ops && ops.length > 0 && !best.isOpen ? { kind: 'ops', ops } : best.doubt;
}
