import { decimalString } from '../../measure/decimal.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Fact, FactDoubt, FactValue } from '../fact.ts';
import { factValueOf, suits } from '../facts/fact-value.ts';
import { isRange, isWithin, numberIn } from './cue-number.ts';
import type { CueMention } from './read-cues.ts';

/** Half-sure: pre-fills the question, does not answer it. */
const unsure = 0.6;

interface Reading {
  readonly value: FactValue;
  readonly confidence: number;
  readonly doubt?: FactDoubt;
  /** The mention whose words stand for it. */
  readonly mention: CueMention;
}

function readNumber(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  const all = mentions.flatMap((mention) => {
    const number = mention.denied ? null : numberIn(mention, requirement);
    return number && isWithin(requirement, number) ? [{ mention, number: decimalString(number) }] : [];
  });
  // "Floor to ceiling, 2.6 m high": a number that was written says more than one that is only meant.
  const written = all.filter(({ mention }) => mention.match.quantity);
  const stated = written.length ? written : all;
  const last = stated[stated.length - 1];
  if (!last) return null;
  const values = new Set(stated.map(({ number }) => number));
  const unit = last.mention.match.quantity?.unit;
  const value: FactValue = { type: 'number', number: last.number, ...(unit ? { unit } : {}) };
  const isBetween = last.mention.match.quantities.some(isRange);
  const doubt = values.size > 1 ? 'two_values' : isBetween ? 'between' : null;
  const confidence = doubt ? unsure : last.mention.cue.confidence;
  return { value, confidence, mention: last.mention, ...(doubt && { doubt }) };
}

function readFlag(mentions: readonly CueMention[]): Reading | null {
  const read = mentions.map((mention) => {
    const quantity = mention.match.quantity;
    const year = quantity && quantity.kind === 'number' ? quantity.value : null;
    const flag = mention.cue.below !== undefined && year ? year.lt(mention.cue.below) : !mention.denied;
    return { mention, flag };
  });
  // A hazard named once is a hazard, even where another sentence denies it.
  const chosen = read.find((one) => one.flag) ?? read[0];
  if (!chosen) return null;
  return {
    value: { type: 'flag', flag: chosen.flag },
    confidence: chosen.mention.cue.confidence,
    mention: chosen.mention,
  };
}

function readChoice(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  const none = requirement.options?.includes('none') ? 'none' : undefined;
  // "Replace the old carpet. It is already up.": what is gone is not there, wherever else it is named.
  const gone = new Set(mentions.flatMap((mention) => (mention.gone ? [mention.cue.option] : [])));
  const stated = mentions.flatMap((mention) => {
    if (!mention.gone && gone.has(mention.cue.option)) return [];
    const { option: named, negated_option } = mention.cue;
    const option = mention.gone ? (none ?? negated_option) : mention.denied ? negated_option : named;
    return option === undefined ? [] : [{ option, mention }];
  });
  const rank = (option: string): number => (requirement.options ?? []).indexOf(option);
  const [worst] = stated.toSorted(
    (a, b) => rank(b.option) - rank(a.option) || b.mention.cue.confidence - a.mention.cue.confidence,
  );
  if (!worst) return null;
  const several = new Set(stated.map((one) => one.option)).size > 1;
  const confidence = several ? unsure : worst.mention.cue.confidence;
  const value = { type: 'choice', option: worst.option } as const;
  return { value, confidence, mention: worst.mention, ...(several && { doubt: 'two_values' as const }) };
}

function readCounts(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  const counts: Record<string, number> = {};
  const used: CueMention[] = [];
  for (const mention of mentions) {
    const number = numberIn(mention, requirement);
    const counted = mention.cue.number !== undefined || mention.match.quantity?.kind === 'number';
    if (mention.denied || mention.cue.option === undefined || !number || !counted) continue;
    if (!number.eq(number.round(0))) continue;
    counts[mention.cue.option] = Math.max(counts[mention.cue.option] ?? 0, Number(number));
    used.push(mention);
  }
  const [first] = used;
  if (!first) return null;
  const value = { type: 'counts', counts } as const;
  const between = used.find(({ match }) => match.quantities.some(isRange));
  if (between) return { value, confidence: unsure, mention: between, doubt: 'between' };
  return { value, confidence: first.cue.confidence, mention: first };
}

function optionsOf(mention: CueMention): readonly string[] {
  return mention.cue.options ?? (mention.cue.option === undefined ? [] : [mention.cue.option]);
}

/** "walls and ceiling", "only the walls", "everything but the ceiling": what is named, less what is denied. */
function readMultiChoice(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  const named = mentions.filter((mention) => !mention.denied);
  const only = named.filter((mention) => mention.only);
  const denied = new Set(mentions.filter((mention) => mention.denied).flatMap(optionsOf));
  const basis = factValueOf(requirement, requirement.default);
  const all = only.length ? only : named;
  // "Not the ceiling, skirting yes", "including" and "maybe the ceiling" still mean the walls: they speak of the usual scope.
  const besides = denied.size > 0 || all.every((mention) => mention.including || mention.doubt === 'maybe');
  const usual = basis?.type === 'multi_choice' && !only.length && besides ? basis.options : [];
  const start = [...usual, ...all.flatMap(optionsOf)];
  const options = (requirement.options ?? []).filter((option) => start.includes(option) && !denied.has(option));
  const mention = all[0] ?? mentions[0];
  if (!mention || !options.length) return null;
  const clear = only.length > 0 || denied.size > 0 || new Set(start).size > 1;
  return { value: { type: 'multi_choice', options }, confidence: clear ? mention.cue.confidence : unsure, mention };
}

function readingOf(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  switch (requirement.type) {
    case 'number':
      return readNumber(requirement, mentions);
    case 'flag':
      return readFlag(mentions);
    case 'choice':
      return readChoice(requirement, mentions);
    case 'multi_choice':
      return readMultiChoice(requirement, mentions);
    case 'counts':
      return readCounts(requirement, mentions);
    default:
      return null;
  }
}

/** What the mentions of one requirement state together; null when nothing usable. `spanOf` gives the words they stand on. */
export function factFromMentions(
  requirement: PlaybookRequirement,
  mentions: readonly CueMention[],
  sourceOf: (mention: CueMention) => Fact['source'],
): Fact | null {
  // Of counts each option is stated by itself: "a few tiles" beside "flashing" are still tiles.
  const isBacked = ({ cue }: CueMention): boolean =>
    mentions.some((other) => !other.cue.weak && (requirement.type !== 'counts' || other.cue.option === cue.option));
  const strong = mentions.filter((mention) => !mention.cue.weak || !isBacked(mention));
  const whole = readingOf(requirement, strong) ?? readingOf(requirement, mentions);
  // "The walls, maybe also the ceiling" are the walls, and whoever prices them knows that there may be more.
  const firm = readingOf(
    requirement,
    strong.filter(({ doubt }) => doubt !== 'maybe'),
  );
  const reading = firm ?? whole;
  if (!reading || !suits(requirement, reading.value)) return null;
  const { value, mention } = reading;
  const mayBeMore = firm !== null && whole !== null && JSON.stringify(firm.value) !== JSON.stringify(whole.value);
  const doubt = reading.doubt ?? mention.doubt ?? (mayBeMore ? 'maybe' : null);
  const confidence = doubt ? Math.min(reading.confidence, unsure) : reading.confidence;
  return { requirement: requirement.key, value, source: sourceOf(mention), confidence, ...(doubt && { doubt }) };
}

/** "2 doubles in the kitchen and 1 in the lounge": each place has its own, what is said of none is about them all. */
export function addedUp(everywhere: Fact | null, places: readonly Fact[]): Fact | null {
  const added: Record<string, number> = {};
  for (const { value } of places) {
    if (value.type !== 'counts') continue;
    for (const [option, count] of Object.entries(value.counts)) added[option] = (added[option] ?? 0) + count;
  }
  const [first] = places;
  if (!first) return everywhere;
  const whole = everywhere?.value.type === 'counts' ? everywhere.value.counts : {};
  for (const [option, count] of Object.entries(whole)) added[option] = Math.max(added[option] ?? 0, count);
  return { ...first, value: { type: 'counts', counts: added } };
}
