import type { Cue, Playbook } from '../../playbooks/playbook.ts';
import { wordSet } from '../words/function-words.ts';
import { findPhrase, mayDescribe, mostDescribing, type PhraseMatch } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';

/** A thing with the figure that counts it. */
export interface Counted {
  readonly cue: Cue;
  readonly match: PhraseMatch;
}

interface Claim extends Counted {
  /** Where the figure stands, and where the thing. */
  readonly figure: number;
  readonly thing: number;
  /** "2 of the radiators": there are others. */
  readonly isPart: boolean;
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly languages: readonly string[];
  /** Figures that are part of a thing's name: "2 gang sockets". */
  readonly named: ReadonlySet<number>;
}

const isFigure = (token: Token | undefined): boolean => token?.quantity?.kind === 'number';

/** Where a token's figure starts, which may be words before it. */
const startOf = ({ quantity }: Token): number | undefined => quantity?.start;

/** Between a thing and the figure behind it: "windows x 4", "windows: 4", "windows (4)". */
const beforeFigure: ReadonlySet<string> = new Set(['x', ':', '(']);

/** "4 of the windows", "2 sets of taps", "4 x windows": a word that joins a figure to its thing. */
function isLink({ tokens, languages }: Reading, at: number): boolean {
  const [word, before] = [tokens[at]?.folded ?? '', tokens[at - 1]];
  if (word === 'x') return true;
  const isGroup = before !== undefined && wordSet(languages, 'groups').has(before.folded);
  return wordSet(languages, 'parts_of').has(word) && (isGroup || isFigure(before));
}

/** "Of" with a word between it and the thing, and no group before it. */
function isPartOf({ tokens, languages }: Reading, figure: number, thing: number): boolean {
  const of = tokens.findIndex(
    ({ folded }, at) => at >= figure && at < thing - 1 && wordSet(languages, 'parts_of').has(folded),
  );
  return of >= 0 && !wordSet(languages, 'groups').has(tokens[of - 1]?.folded ?? '');
}

/** "A 3 panel door", "5-lever locks": the figure belongs to a word that describes the thing. */
function isWithinDescription({ tokens, languages, named }: Reading, figure: number): boolean {
  const before = tokens[figure - 1];
  const isSingle = before?.kind === 'word' && wordSet(languages, 'articles').has(before.folded);
  const start = tokens[figure]?.quantity?.start ?? 0;
  const isSecond = before !== undefined && isFigure(before) && !named.has(figure - 1) && before.end <= start;
  return isSingle || isSecond || tokens[figure + 1]?.isHyphened === true;
}

/** The figure before a thing, over what describes it: "4 rotten sash windows". */
function figureBefore(reading: Reading, thing: number): number | null {
  const { tokens, named } = reading;
  for (let at = thing - 1; at >= 0 && thing - at <= mostDescribing + 1; at -= 1) {
    if (isFigure(tokens[at])) {
      const isDescribed = at < thing - 1 && isWithinDescription(reading, at);
      return named.has(at) || isDescribed ? null : at;
    }
    if (!isLink(reading, at) && !mayDescribe(tokens[at])) return null;
  }
  return null;
}

/** The figure behind a thing, unless it counts what follows it: "small jobs: 2 shelves". */
function figureBehind({ tokens, named }: Reading, behind: number): number | null {
  const start = tokens[behind + 1]?.start ?? 0;
  if (!beforeFigure.has(tokens[behind]?.folded ?? '')) return null;
  const figure = tokens.findLastIndex((token, at) => at > behind && isFigure(token) && startOf(token) === start);
  const next = tokens[figure + 1];
  const isLast = !next || next.kind === 'stop' || next.isBoundary === true;
  return figure >= 0 && isLast && !named.has(figure) ? figure : null;
}

function claimOf(reading: Reading, cue: Cue, thing: PhraseMatch): Claim[] {
  const figure = figureBefore(reading, thing.from) ?? figureBehind(reading, thing.to);
  const quantity = figure === null ? null : (reading.tokens[figure]?.quantity ?? null);
  if (figure === null || !quantity) return [];
  const said = reading.tokens.findIndex(({ start }) => start >= quantity.start);
  const [from, to] = [Math.min(said, thing.from), Math.max(figure + 1, thing.to)];
  return [
    {
      cue,
      match: { from, to, quantity, quantities: [quantity] },
      figure,
      thing: thing.from,
      isPart: isPartOf(reading, figure, thing.from),
    },
  ];
}

/**
 * The things that a playbook counts, each with its figure. A figure counts the thing that stands next to it: of "3 bedroom
 * house windows" the bedrooms, of "2 outdoor sockets" those and not any sockets. Beside a count of all, one of a part says no more.
 */
export function countedThings(playbook: Playbook, tokens: readonly Token[], languages: readonly string[]): Counted[] {
  if (!tokens.some(isFigure)) return [];
  const things = playbook.cues.flatMap((cue) =>
    languages.flatMap((language) => {
      const names = cue.counted && Object.hasOwn(cue.counted, language) ? (cue.counted[language] ?? []) : [];
      return names.flatMap((name) => findPhrase(name, tokens).map((match) => ({ cue, match })));
    }),
  );
  const named = new Set(
    things.flatMap(({ match: { from, to } }) =>
      Array.from({ length: to - from }, (_, index) => from + index).filter((at) => isFigure(tokens[at])),
    ),
  );
  const claims = things.flatMap(({ cue, match }) => claimOf({ tokens, languages, named }, cue, match));
  const nearest = new Map<number, number>();
  for (const { figure, thing } of claims) nearest.set(figure, Math.min(thing, nearest.get(figure) ?? thing));
  const near = claims.filter(({ figure, thing }) => nearest.get(figure) === thing);
  const isWhole = (one: Claim, part: Claim) => one.cue === part.cue && !one.isPart;
  return near.filter((claim) => !claim.isPart || !near.some((one) => isWhole(one, claim)));
}
