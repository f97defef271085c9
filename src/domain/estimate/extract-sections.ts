import type { Locale } from '../locale.ts';
import type { Playbook, PlaybookRequirement } from '../playbooks/playbook.ts';
import { textOf, textsOf } from '../playbooks/texts-of.ts';
import { type Fact, type FactSource, type Section, statedConfidence } from './fact.ts';
import { factValueOf, suits } from './facts/fact-value.ts';
import { addedUp, factFromMentions } from './reading/cue-facts.ts';
import { distinctSections, type FoundSection, findSections, type SectionMention } from './reading/find-sections.ts';
import { type CueMention, readCues } from './reading/read-cues.ts';
import { readDate } from './reading/read-dates.ts';
import { readSizes, type SizeMention, sidesOf } from './reading/read-sizes.ts';
import { urgencySpan } from './reading/read-urgency.ts';
import { sizePlaces } from './reading/size-places.ts';
import { countedAfter, isTotal, listBefore, sharedOut } from './reading/stated-totals.ts';
import type { UnplacedFigure } from './verdict/open-doubts.ts';
import { leadsToPlace } from './words/function-words.ts';
import { mendFacts } from './words/mend-facts.ts';
import { hasWordNear } from './words/negation.ts';
import { withoutOrders } from './words/set-aside-orders.ts';
import type { Token } from './words/token.ts';
import { readableLength, readingLanguages, sentenceAround, tokensOf } from './words/tokens.ts';

export interface Extraction {
  /** At least one. */
  readonly sections: readonly Section[];
  readonly job_facts: readonly Fact[];
  /** Measures that no fact took up. */
  readonly unplaced?: readonly UnplacedFigure[];
}

interface Reading {
  readonly text: string;
  readonly locale: Locale;
  readonly playbook: Playbook;
  readonly today?: string | undefined;
  readonly titlesIn?: Locale | undefined;
  readonly tokens: readonly Token[];
  readonly languages: readonly string[];
  readonly found: readonly FoundSection[];
}

function sourceFrom(reading: Reading, from: number, to: number): FactSource {
  const start = reading.tokens[from]?.start ?? 0;
  const end = reading.tokens[to - 1]?.end ?? start;
  return { kind: 'request', span: [start, end], quote: reading.text.slice(start, end) };
}

/** Named with a "maybe" only, beside parts that are wanted for certain. */
function isOptional({ found }: Reading, section: FoundSection): boolean {
  const isMaybe = (one: FoundSection): boolean => one.mentions.every(({ hedged }) => hedged);
  return isMaybe(section) && !found.every(isMaybe);
}

/** The kind of a section and what its name alone states. */
function kindFacts(reading: Reading, section: FoundSection): Fact[] {
  const match = section.mentions[0]?.match;
  if (!match) return [];
  const stated = { [reading.playbook.sections.requirement]: section.kind.key, ...section.kind.sets };
  const maybe = isOptional(reading, section) ? { doubt: 'maybe' as const } : {};
  return Object.entries(stated).flatMap(([key, value]) => {
    const requirement = reading.playbook.requirements.find((one) => one.key === key);
    const read = requirement ? factValueOf(requirement, value) : null;
    return read
      ? [
          {
            requirement: key,
            value: read,
            source: sourceFrom(reading, match.from, match.to),
            confidence: 0.9,
            ...maybe,
          },
        ]
      : [];
  });
}

/** The dimensions a playbook asks of a section, and the number that its question takes as the third side. */
function sizeRequirements(playbook: Playbook): {
  size?: PlaybookRequirement | undefined;
  height?: PlaybookRequirement | undefined;
} {
  const size = playbook.requirements.find((one) => one.type === 'dimensions');
  const question = playbook.questions.find((one) => size && one.satisfies.includes(size.key));
  const height = playbook.requirements.find((one) => one.type === 'number' && question?.satisfies.includes(one.key));
  return { size, height };
}

function sizeFacts(reading: Reading, mention: SizeMention): Fact[] {
  const { size, height } = sizeRequirements(reading.playbook);
  const sides = sidesOf(mention);
  const source = sourceFrom(reading, mention.at, mention.to);
  const { confidence, unit } = mention;
  const doubt = mention.doubt && confidence < statedConfidence ? { doubt: mention.doubt } : {};
  const facts: Fact[] = [];
  const { length, width } = sides;
  if (size)
    facts.push({
      requirement: size.key,
      value: { type: 'dimensions', shape: 'rectangular', unit, length, width },
      source,
      confidence,
      ...doubt,
    });
  if (height && sides.height) {
    facts.push({
      requirement: height.key,
      value: { type: 'number', number: sides.height, unit },
      source,
      confidence,
      ...doubt,
    });
  }
  return facts.filter((fact) => [size, height].some((one) => one?.key === fact.requirement && suits(one, fact.value)));
}

/** How many words may stand between a count and the room it is in. */
const placeReach = 3;

/** The section that a statement names itself, or leads to: "1 in the lounge", "two sockets in the kitchen". */
function ownPlace(
  reading: Reading,
  { match, cue }: CueMention,
  named: readonly SectionMention[],
): SectionMention | undefined {
  const leads = leadsToPlace(reading.tokens[match.to], reading.languages);
  const end = leads ? match.to + placeReach + 1 : match.to;
  return match.quantity || cue.number !== undefined
    ? named.find((one) => one.match.from >= match.from && one.match.from < end)
    : undefined;
}

/** "6 m each", "both 1.8 m high": a measure that is meant for every section of its sentence. */
function isForEach({ tokens, languages }: Reading, { match }: CueMention): boolean {
  const isMeasure = match.quantity?.kind === 'length' || match.quantity?.kind === 'area';
  return isMeasure && hasWordNear(tokens, match, languages, 'each');
}

/** The sections that a measure is the sum of: "the lounge and the hallway, 20 m² in total". Null when it is that of each. */
function sectionsInTotal(reading: Reading, { match }: CueMention): readonly number[] | null {
  const { tokens, languages, found } = reading;
  if (found.length < 2) return null;
  if (isTotal(tokens, match, languages)) return found.map((_, index) => index);
  if (hasWordNear(tokens, match, languages, 'each')) return null;
  const mentions = [...new Set(found.flatMap((section) => section.mentions))];
  const counted = countedAfter(tokens, match, mentions, languages);
  const list = counted ? [counted] : listBefore(tokens, match, mentions, languages);
  const listed = found.flatMap((section, index) => (section.mentions.some((one) => list.includes(one)) ? [index] : []));
  return listed.length > 1 ? listed : null;
}

/** The sections a statement is about: the one it names, those before it in its sentence, else after it, else all (null). */
function sectionsAbout(reading: Reading, mention: CueMention): readonly number[] | null {
  if (reading.found.length < 2) return reading.found.length === 1 ? [0] : null;
  const together = sectionsInTotal(reading, mention);
  if (together) return together;
  const [from, to] = sentenceAround(reading.tokens, mention.match.from);
  const named = reading.found
    .flatMap((section, index) => section.mentions.map((one) => ({ one, index })))
    .filter(({ one }) => one.match.from >= from && one.match.from < to);
  const own = ownPlace(
    reading,
    mention,
    named.map(({ one }) => one),
  );
  // "Left and right, 6 m each"
  if (isForEach(reading, mention)) return named.length ? named.map(({ index }) => index) : null;
  if (own) return named.filter(({ one }) => one === own).map(({ index }) => index);
  const before = named.filter(({ one }) => one.match.from <= mention.match.from);
  const pool = before.length ? before : named;
  if (!pool.length) return null;
  const distance = (at: number): number => Math.abs(at - mention.match.from);
  const nearest = pool.reduce((best, other) =>
    distance(other.one.match.from) < distance(best.one.match.from) ? other : best,
  );
  return named.filter(({ one }) => one === nearest.one).map(({ index }) => index);
}

function cueFacts(
  reading: Reading,
  mentions: readonly CueMention[],
): {
  readonly sections: ReadonlyArray<readonly Fact[]>;
  readonly job: readonly Fact[];
} {
  const sections: Fact[][] = reading.found.map(() => []);
  const job: Fact[] = [];
  const sourceOf = (mention: CueMention): FactSource => sourceFrom(reading, mention.match.from, mention.match.to);
  for (const requirement of reading.playbook.requirements) {
    const stated = mentions.filter((mention) => mention.cue.requirement === requirement.key);
    const byPlace = requirement.scope === 'section' || requirement.type === 'counts';
    const placed = stated.map((mention) => (byPlace ? sectionsAbout(reading, mention) : null));
    const all = stated.map((mention) =>
      byPlace ? sharedOut(mention, sectionsInTotal(reading, mention)?.length ?? 1) : mention,
    );
    const factWhere = (isThere: (place: readonly number[] | null) => boolean): Fact | null =>
      factFromMentions(
        requirement,
        all.filter((_, at) => isThere(placed[at] ?? null)),
        sourceOf,
      );
    const shared = factWhere((place) => place === null);
    if (requirement.scope === 'job') {
      const groups = [...new Set(placed.filter((place) => place !== null).map((place) => place.join()))];
      const added = groups.flatMap((group) => factWhere((place) => place?.join() === group) ?? []);
      const whole = addedUp(shared, added);
      if (whole) job.push(whole);
      continue;
    }
    if (shared) job.push(shared);
    const own = sections.map((_, index) => factWhere((place) => place?.includes(index) ?? false));
    own.forEach((fact, index) => {
      if (fact) sections[index]?.push(fact);
    });
    const only = requirement.carries && !shared ? factWhere(() => true) : null;
    if (only && own.some((fact) => !fact) && only.confidence >= statedConfidence) job.push(only);
  }
  return { sections, job };
}

/** The day that is stated; where only a start is asked for, "as soon as possible" is from today on. */
function dateFacts(reading: Reading): Fact[] {
  const { locale, today = null } = reading;
  const text = reading.text.slice(0, readableLength);
  const requirement = reading.playbook.requirements.find((one) => one.type === 'date');
  if (!requirement) return [];
  const factOf = (date: string, isFlexible: boolean, span: readonly [number, number]): Fact => ({
    requirement: requirement.key,
    value: { type: 'date', date, ...(isFlexible && { flexible: true }) },
    source: { kind: 'request', span, quote: text.slice(...span) },
    confidence: statedConfidence,
  });
  const found = readDate(text, { locale, today });
  if (found) return [factOf(found.date, found.flexible, [found.start, found.end])];
  const urgency = requirement.importance === 'low' ? urgencySpan(reading.tokens, reading.languages) : null;
  return urgency && today ? [factOf(today, true, urgency)] : [];
}

/** Bare sides from here on are no metres: "30x60 tiles". */
const mostBareMetres = 5;

/** A size that a statement took ("a wall of 3 x 2.4 m", "60 x 30 cm tiles") is not that of a section as well. */
function takenSizes(reading: Reading, mentions: readonly CueMention[]): ReadonlySet<unknown> {
  const believed = mentions.filter((mention) => {
    const requirement = reading.playbook.requirements.find((one) => one.key === mention.cue.requirement);
    const sourceOf = ({ match }: CueMention): FactSource => sourceFrom(reading, match.from, match.to);
    const { quantity } = mention.match;
    const isSmallUnit =
      quantity?.kind === 'dimensions' &&
      !quantity.unitWritten &&
      quantity.sides.every((side) => side.gte(mostBareMetres));
    return requirement && (isSmallUnit || factFromMentions(requirement, [mention], sourceOf));
  });
  return new Set(believed.flatMap(({ match }) => match.quantities));
}

/** Lengths, areas and sizes with a unit that neither a statement nor a part took up. */
function unplacedFigures(reading: Reading, placed: ReadonlySet<unknown>, facts: readonly Fact[]): UnplacedFigure[] {
  const isCovered = (start: number, end: number): boolean =>
    facts.some(({ source }) => source.kind === 'request' && source.span[0] < end && start < source.span[1]);
  return reading.tokens
    .flatMap(({ quantity }): UnplacedFigure[] => {
      if (!quantity || placed.has(quantity) || isCovered(quantity.start, quantity.end)) return [];
      const isWritten = quantity.kind === 'dimensions' ? quantity.unitWritten : quantity.unit !== null;
      if (!isWritten || !['length', 'area', 'dimensions'].includes(quantity.kind)) return [];
      const { start, end, kind } = quantity;
      return [{ span: [start, end], quote: reading.text.slice(start, end), unit: kind === 'area' ? 'm2' : 'm' }];
    })
    .slice(0, mostUnplaced);
}

/** More doubts than a person reads. */
const mostUnplaced = 10;

/** Keys and titles: one bedroom is "Bedroom", of two the first is "Bedroom 1". */
function named(reading: Reading, index: number): { key: string; title: string } {
  const { kind } = reading.found[index] ?? { kind: { key: reading.playbook.sections.fallback } };
  const alike = reading.found.flatMap((section, at) => (section.kind.key === kind.key ? [at] : []));
  const title = textOf(textsOf(reading.playbook, reading.titlesIn ?? reading.locale).sections, kind.key);
  if (alike.length < 2) return { key: kind.key, title };
  const number = alike.indexOf(index) + 1;
  return { key: `${kind.key}-${number}`, title: `${title} ${number}` };
}

/** A text that names no part still has one; sizes without a name make one each. */
function foundSections(
  playbook: Playbook,
  { tokens, languages, sizes }: { tokens: readonly Token[]; languages: readonly string[]; sizes: number },
): FoundSection[] {
  const found = distinctSections(findSections(playbook, tokens, languages));
  if (found.length) return found;
  const fallback = playbook.sections.kinds.find((kind) => kind.key === playbook.sections.fallback);
  const kind = fallback ?? { key: playbook.sections.fallback, phrases: {} };
  return Array.from({ length: Math.min(Math.max(sizes, 1), 20) }, () => ({ kind, mentions: [] }));
}

/** Splits a request into its parts and reads what it states. Never throws; spans are verbatim substrings of the text. */
export function extractSections(input: {
  readonly text: string;
  readonly locale: Locale;
  readonly playbook: Playbook;
  /** YYYY-MM-DD, for days without a year, which are not read without it. */
  readonly today?: string | undefined;
  /** The locale of the parts' titles, where it is not that of the text. */
  readonly titlesIn?: Locale | undefined;
}): Extraction {
  const languages = readingLanguages(input.locale);
  const written = withoutOrders(input.text, tokensOf(input.text, input.locale), languages);
  const tokens = mendFacts(written, input);
  const places = sizePlaces(tokens, input.playbook);
  const found = foundSections(input.playbook, { tokens, languages, sizes: places.length });
  const reading: Reading = { ...input, tokens, languages, found };
  const mentions = readCues(input.playbook, tokens, languages);
  const taken = takenSizes(reading, mentions);
  const sizes = readSizes(tokens, places, found, { languages, locale: input.locale }).filter(
    ({ quantities }) => !quantities.some((one) => taken.has(one)),
  );
  const cues = cueFacts(reading, mentions);
  const sections = reading.found.map((section, index) => ({
    ...named(reading, index),
    ...(isOptional(reading, section) && { is_optional: true }),
    facts: [
      ...kindFacts(reading, section),
      ...sizes.filter((size) => size.sections.includes(index)).flatMap((size) => sizeFacts(reading, size)),
      ...(cues.sections[index] ?? []),
    ],
  }));
  const job_facts = [...cues.job, ...dateFacts(reading)];
  const placed = new Set([...taken, ...sizes.flatMap(({ quantities }) => quantities)]);
  const unplaced = unplacedFigures(reading, placed, [...job_facts, ...sections.flatMap(({ facts }) => facts)]);
  return { sections, job_facts, ...(unplaced.length > 0 && { unplaced }) };
}
