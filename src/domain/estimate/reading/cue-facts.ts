import { Big } from 'big.js';
import { decimalString } from '../../measure/decimal.ts';
import type { PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Fact, FactValue } from '../fact.ts';
import { factValueOf, suits } from '../facts/fact-value.ts';
import type { CueMention } from './read-cues.ts';

/** Half-sure: pre-fills the question, does not answer it. */
const unsure = 0.6;

interface Reading {
  readonly value: FactValue;
  readonly confidence: number;
  /** The mention whose words stand for it. */
  readonly mention: CueMention;
}

function readNumber(requirement: PlaybookRequirement, mentions: readonly CueMention[]): Reading | null {
  const stated = mentions.filter((mention) => !mention.denied && mention.match.quantity);
  const last = stated[stated.length - 1];
  const quantity = last?.match.quantity;
  if (!last || !quantity || quantity.kind === 'dimensions') return null;
  const values = new Set(stated.map((mention) => numberIn(mention)));
  const value: FactValue = {
    type: 'number',
    number: requirement.adds_up ? sumOf(stated) : decimalString(quantity.value),
    ...(quantity.unit ? { unit: quantity.unit } : {}),
  };
  const isClear = values.size === 1 || requirement.adds_up;
  return { value, confidence: isClear ? last.cue.confidence : unsure, mention: last };
}

function sumOf(mentions: readonly CueMention[]): string {
  return decimalString(mentions.reduce((sum, mention) => sum.plus(numberIn(mention) || 0), new Big(0)));
}

function numberIn(mention: CueMention): string {
  const quantity = mention.match.quantity;
  return quantity && quantity.kind !== 'dimensions' ? decimalString(quantity.value) : '';
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
  const stated = mentions.flatMap((mention) => {
    const option = mention.denied ? mention.cue.negated_option : mention.cue.option;
    return option === undefined ? [] : [{ option, mention }];
  });
  const rank = (option: string): number => (requirement.options ?? []).indexOf(option);
  const [worst] = stated.toSorted((a, b) => rank(b.option) - rank(a.option));
  if (!worst) return null;
  const several = new Set(stated.map((one) => one.option)).size > 1;
  const confidence = several ? unsure : worst.mention.cue.confidence;
  return { value: { type: 'choice', option: worst.option }, confidence, mention: worst.mention };
}

function readCounts(mentions: readonly CueMention[]): Reading | null {
  const counts: Record<string, number> = {};
  const used: CueMention[] = [];
  for (const mention of mentions) {
    const quantity = mention.match.quantity;
    if (mention.denied || mention.cue.option === undefined || quantity?.kind !== 'number') continue;
    if (!quantity.value.eq(quantity.value.round(0))) continue;
    counts[mention.cue.option] = Math.max(counts[mention.cue.option] ?? 0, Number(quantity.value));
    used.push(mention);
  }
  const [first] = used;
  return first ? { value: { type: 'counts', counts }, confidence: first.cue.confidence, mention: first } : null;
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
  // "Not the ceiling, skirting yes" still means the walls: a denial speaks of the usual scope.
  const usual = basis?.type === 'multi_choice' && !only.length && (denied.size > 0 || !all.length) ? basis.options : [];
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
      return readCounts(mentions);
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
  const reading = readingOf(requirement, mentions);
  if (!reading || !suits(requirement, reading.value)) return null;
  const { value, confidence, mention } = reading;
  return { requirement: requirement.key, value, source: sourceOf(mention), confidence };
}
