import type { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { decimalString } from '../../measure/decimal.ts';
import type { Playbook, PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { Extraction } from '../extract-sections.ts';
import type { Fact, FactSource, FactValue } from '../fact.ts';
import { suits } from '../facts/fact-value.ts';
import { textWithoutOrders } from '../words/set-aside-orders.ts';
import { tokensOf } from '../words/tokens.ts';

/** What a language model says that a request states. Nothing of it is believed before it is checked here. */
export interface Reading {
  readonly requirement: string;
  /** Null for the whole job. */
  readonly section: string | null;
  /** The words of the request that say so, letter by letter. */
  readonly quote: string;
  readonly option: string | null;
  /** A count, a length in metres or an area in square metres. */
  readonly number: number | null;
  readonly length: number | null;
  readonly width: number | null;
}

/** Below what satisfies a requirement: a reading is for the customer to confirm. */
const readingConfidence = 0.7;
const longestQuote = 200;
const mostReadings = 40;

interface Checking {
  readonly text: string;
  readonly locale: Locale;
  readonly playbook: Playbook;
  readonly extraction: Extraction;
}

/** Every number the quote really holds, sides of sizes one by one. */
function numbersIn(quote: string, locale: Locale): readonly Big[] {
  return tokensOf(quote, locale).flatMap(({ quantity }) => {
    if (!quantity) return [];
    return quantity.kind === 'dimensions' ? quantity.sides : [quantity.value];
  });
}

/** The number as the quote has it, to a millimetre; null when it is not there. */
function saidNumber(number: number | null, said: readonly Big[]): string | null {
  if (number === null || !Number.isFinite(number)) return null;
  const found = said.find((one) => one.minus(number).abs().lte('0.001'));
  return found ? decimalString(found) : null;
}

function readValue(requirement: PlaybookRequirement, reading: Reading, said: readonly Big[]): FactValue | null {
  const { option } = reading;
  switch (requirement.type) {
    case 'choice':
      return option === null ? null : { type: 'choice', option };
    case 'multi_choice':
      return option === null ? null : { type: 'multi_choice', options: [option] };
    case 'number': {
      const number = saidNumber(reading.number, said);
      return number === null ? null : { type: 'number', number };
    }
    case 'counts': {
      const number = saidNumber(reading.number, said);
      return option === null || number === null ? null : { type: 'counts', counts: { [option]: Number(number) } };
    }
    case 'dimensions': {
      const [length, width] = [saidNumber(reading.length, said), saidNumber(reading.width, said)];
      return length === null || width === null
        ? null
        : { type: 'dimensions', shape: 'rectangular', unit: 'meters', length, width };
    }
    default:
      return null;
  }
}

function factOf(reading: Reading, { text, locale, playbook }: Checking): Fact | null {
  const start = reading.quote.trim() === '' ? -1 : text.indexOf(reading.quote);
  const requirement = playbook.requirements.find(({ key }) => key === reading.requirement);
  if (start < 0 || !requirement || reading.quote.length > longestQuote) return null;
  // An order's words state nothing, whoever quotes them.
  if (!textWithoutOrders(text, locale).includes(reading.quote)) return null;
  const value = readValue(requirement, reading, numbersIn(reading.quote, locale));
  if (!value || !suits(requirement, value)) return null;
  const source: FactSource = { kind: 'reading', span: [start, start + reading.quote.length], quote: reading.quote };
  return { requirement: requirement.key, value, source, confidence: readingConfidence };
}

/**
 * What holds of a model's readings, beside what was read without one: words that are not in the request, numbers that are not
 * in those words, unknown keys and values out of bounds are dropped, and so is what is known already.
 */
export function withReadings(
  extraction: Extraction,
  readings: readonly Reading[],
  checking: Omit<Checking, 'extraction'>,
): Extraction {
  const checked = { ...checking, extraction };
  const found = readings.slice(0, mostReadings).flatMap((reading) => {
    const fact = factOf(reading, checked);
    return fact ? [{ fact, section: reading.section }] : [];
  });
  const isOfSection = ({ requirement }: Fact): boolean =>
    checking.playbook.requirements.find(({ key }) => key === requirement)?.scope === 'section';
  return {
    sections: extraction.sections.map((section) => ({
      ...section,
      facts: withNew(
        section.facts,
        found.filter((one) => one.section === section.key && isOfSection(one.fact)).map(({ fact }) => fact),
      ),
    })),
    ...(extraction.unplaced && { unplaced: extraction.unplaced }),
    job_facts: withNew(
      extraction.job_facts,
      found.filter((one) => one.section === null || !isOfSection(one.fact)).map(({ fact }) => fact),
    ),
  };
}

/** The first fact about each requirement that nothing is known of. */
function withNew(known: readonly Fact[], found: readonly Fact[]): readonly Fact[] {
  const first = new Map(found.toReversed().map((fact) => [fact.requirement, fact]));
  for (const { requirement } of known) first.delete(requirement);
  return [...known, ...first.values()];
}
