import type { Estimate, EstimatedLine } from '../estimate/estimated-line.ts';
import type { Section } from '../estimate/fact.ts';
import { isGeneral } from '../playbooks/general.ts';
import type { ByLanguage, Cue, Playbook, PlaybookQuestion, PlaybookRequirement } from '../playbooks/playbook.ts';
import { emptyTexts, mergedTexts, type PlaybookTexts } from '../playbooks/playbook-texts.ts';
import { fillText, textsIn } from '../playbooks/texts-of.ts';
import { whenAsked } from '../playbooks/when-asked.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { isJobStrategy } from '../pricing/strategy.ts';
import { fold } from '../text/fold.ts';
import { amountOf, countRequirement } from './amount.ts';
import { linesOfUnknownWork, type OwnLine, rulesOfService, standardLinesOf } from './own-lines.ts';
import type { OwnWork } from './own-work.ts';

/** A service's playbook, and the general one that says how quantities are asked, read and counted. */
export interface Bases {
  readonly base: Playbook;
  readonly general: Playbook;
}

/** How many different quantities the general playbook asks for; more are assumed, and the quote says so. */
const mostAsked = 3;

export function ownLinesOf(base: Playbook, work: OwnWork): OwnLine[] {
  return isGeneral(base) ? linesOfUnknownWork(work, base.hours_per_day) : standardLinesOf(work, base.hours_per_day);
}

/** Whether there is any line to price: of a service that no playbook knows only the provider can say. */
export function hasOwnWork(base: Playbook, work: OwnWork): boolean {
  return !isGeneral(base) || work.standardLines.length > 0 || rulesOfService(work).length > 0;
}

/** A thing that is counted, as often as lines count it once. */
interface Counted {
  readonly requirement: string;
  readonly label: string;
}

function countedIn(lines: readonly OwnLine[]): Counted[] {
  const all = lines.flatMap(({ counts }): Counted[] => {
    const requirement = counts && amountOf(counts).requirements[0];
    return requirement?.startsWith(`${countRequirement}_`) ? [{ requirement, label: counts?.unitLabel ?? '' }] : [];
  });
  return [...new Map(all.map((one) => [one.requirement, one])).values()];
}

function neededBy(lines: readonly OwnLine[]): Set<string> {
  return new Set(lines.flatMap(({ counts }) => (counts ? amountOf(counts).requirements : [])));
}

const isAmount = (key: string): boolean =>
  ['own.size', 'own.asked_size', 'own.area', 'own.length', 'own.hours', 'own.days'].includes(key) ||
  key.startsWith(countRequirement);

/** The general playbook's entry for one counted thing, for each of the things. */
function forEachCounted<Item extends { readonly key: string }>(
  items: readonly Item[],
  counted: readonly Counted[],
  make: (item: Item, one: Counted) => Item,
  isTemplate: (item: Item) => boolean,
): Item[] {
  return items.flatMap((item) => (isTemplate(item) ? [item, ...counted.map((one) => make(item, one))] : [item]));
}

const questionKeyOf = (question: PlaybookQuestion, { requirement }: Counted): string =>
  `${question.key}${requirement.slice(countRequirement.length)}`;

function requirementsOf({ base, general }: Bases, needed: ReadonlySet<string>, counted: readonly Counted[]) {
  const known = new Set(base.requirements.map(({ key }) => key));
  const all = forEachCounted(
    general.requirements,
    counted,
    (item, { requirement }): PlaybookRequirement => ({ ...item, key: requirement }),
    ({ key }) => key === countRequirement,
  );
  if (!isGeneral(base)) {
    // Sizes in the request are for the playbook's own requirements to read.
    const added = all.filter(({ key, scope }) => needed.has(key) && scope === 'job' && !known.has(key));
    return [...base.requirements, ...added.map(({ alternatives: _, mandatory: __, ...one }) => one)];
  }
  return all.filter(({ key }) => !isAmount(key) || needed.has(key));
}

function questionsOf(general: Playbook, requirements: readonly PlaybookRequirement[], { work, counted, lines }: Parts) {
  const known = new Set(requirements.map(({ key }) => key));
  const all = forEachCounted(
    general.questions,
    counted,
    (item, one): PlaybookQuestion => ({ ...item, key: questionKeyOf(item, one), satisfies: [one.requirement] }),
    ({ satisfies }) => satisfies[0] === countRequirement,
  );
  const ofAmounts = all.filter(({ satisfies: [key = ''] }) => isAmount(key) && known.has(key));
  const asked = ofAmounts.slice(0, mostAsked);
  // Where each line says what it counts, "how much?" has been asked already; where all is fixed it does not matter.
  const isCounted = lines.some(({ rule }) => rule !== null);
  return all.filter((question) => {
    const [key = ''] = question.satisfies;
    if (isAmount(key)) return asked.includes(question);
    return !work.asksItself && (key !== 'own.amount' || !isCounted);
  });
}

/** "3 flues": the provider's own word for what is counted. */
function cueOf({ requirement, label }: Counted): Cue[] {
  const words = fold(label.trim()).split(/\s+/);
  if (!words.every((word) => /^[\p{L}-]+$/u.test(word))) return [];
  return [{ requirement, confidence: 0.9, phrases: { en: [`# ${words.join(' ')}*`] } }];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function textsWith(texts: PlaybookTexts, general: PlaybookTexts, { lines, counted, work, base }: Parts): PlaybookTexts {
  const plain = general.questions['q.own_count'];
  const counts = counted.map(({ requirement, label }) => ({ requirement, label: label.trim() }));
  const added: Partial<PlaybookTexts> = {
    lines: Object.fromEntries(lines.map(({ line, text }) => [line.key, text])),
    units: Object.fromEntries(
      lines.flatMap(({ line, unitLabel }) => (line.unit_label ? [[line.unit_label, unitLabel]] : [])),
    ),
    requirements: Object.fromEntries(counts.map(({ requirement, label }) => [requirement, capital(label)])),
    questions: Object.fromEntries(
      counts.map(({ requirement, label: unit }) => [
        `q.own_count${requirement.slice(countRequirement.length)}`,
        { ...plain, prompt: fillText(plain?.with_unit ?? '{unit}', { unit }) },
      ]),
    ),
    ...(isGeneral(base) ? { sections: { job: work.title } } : {}),
  };
  const amounts = { requirements: general.requirements };
  return mergedTexts(isGeneral(base) ? texts : mergedTexts(amounts, texts), added);
}

interface Parts {
  readonly base: Playbook;
  readonly work: OwnWork;
  readonly lines: readonly OwnLine[];
  readonly counted: readonly Counted[];
}

function textsOfAll(general: Playbook, parts: Parts): ByLanguage<PlaybookTexts> {
  const { texts = {} } = parts.base;
  const inLanguage = (language: string): PlaybookTexts => {
    const own = textsIn(general, language);
    return textsWith(textsIn(parts.base, language), own === emptyTexts ? textsIn(general, 'en') : own, parts);
  };
  return whenAsked(Object.keys(texts), inLanguage);
}

/**
 * A playbook together with what the provider keeps for its service, for the engine to ask, read and price by like any other.
 * A service's own playbook gets the standard lines; the general one is made of nothing else but the provider's lines and
 * rules. Nothing of the provider's: the playbook as it is.
 */
export function withOwnWork({ base, general }: Bases, work: OwnWork): Playbook {
  const lines = ownLinesOf(base, work);
  if (!isGeneral(base) && lines.length === 0) return base;
  const counted = countedIn(lines);
  const parts: Parts = { base, work, lines, counted };
  const requirements = requirementsOf({ base, general }, neededBy(lines), counted);
  const known = new Set(requirements.map(({ key }) => key));
  return {
    ...base,
    requirements,
    questions: isGeneral(base) ? questionsOf(general, requirements, parts) : base.questions,
    measures: isGeneral(base) ? base.measures : [...base.measures, ...general.measures],
    lines: [...base.lines, ...lines.map(({ line }) => line)],
    cues: isGeneral(base)
      ? [...base.cues.filter((cue) => known.has(cue.requirement)), ...counted.flatMap(cueOf)]
      : base.cues,
    texts: textsOfAll(general, parts),
  };
}

/** The provider's rules as the playbook with their own work takes them: those that price an own line under its key. */
export function rulesWithOwn(base: Playbook, work: OwnWork): PricingRule[] {
  const own = ownLinesOf(base, work).flatMap(({ rule }) => rule ?? []);
  const keyed = [...new Map(own.map((rule) => [`${rule.lineKey} ${rule.id}`, rule])).values()];
  if (!isGeneral(base)) return [...work.rules, ...keyed];
  const ofService = new Set(rulesOfService(work));
  // A rate for any service prices time that a line says; what a fixed or counted one is for, nobody knows.
  const others = work.rules.filter(
    (rule) =>
      !ofService.has(rule) &&
      (isJobStrategy(rule.strategy) ||
        isJobStrategy(rule.lineKey ?? '') ||
        (rule.serviceTypeId === null && (rule.unit === 'hourly' || rule.unit === 'daily'))),
  );
  return [...others, ...keyed];
}

/**
 * A draft with own lines: a price of a line's own is the provider's, though no rule to look up, and where the whole job is one part the lines are
 * that part's.
 */
export function settledEstimate(
  estimate: Estimate,
  { base, work, sections }: { readonly base: Playbook; readonly work: OwnWork; readonly sections: readonly Section[] },
): Estimate {
  const ruleIds = new Set(work.rules.map(({ id }) => id));
  const [only, ...others] = sections;
  const keys = new Set(ownLinesOf(base, work).map(({ line }) => line.key));
  const settled = (line: EstimatedLine): EstimatedLine => ({
    ...line,
    section_key:
      isGeneral(base) && only && others.length === 0 && keys.has(line.playbook_line) ? only.key : line.section_key,
    pricing_rule_id: line.pricing_rule_id !== null && ruleIds.has(line.pricing_rule_id) ? line.pricing_rule_id : null,
  });
  return { ...estimate, lines: estimate.lines.map(settled), optional_lines: estimate.optional_lines.map(settled) };
}
