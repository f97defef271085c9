import { type EstimateInput, estimateQuote } from '#domain/estimate/estimate-quote.ts';
import type { Estimate, EstimatedLine } from '#domain/estimate/estimated-line.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import type { Fact, FactValue, Section } from '#domain/estimate/fact.ts';
import { planQuestions } from '#domain/estimate/plan-questions.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import type { Locale } from '#domain/locale.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { PlaybookTexts } from '#domain/playbooks/playbook-texts.ts';
import { checkTexts } from '#domain/playbooks/validate/check-texts.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { bundled } from './bundled-playbooks.ts';

/** The painting playbook, for tests. */
export function painting(): Playbook {
  return bundled('interior-painting');
}

/** What a request states and what is still asked, as short texts: `run.length 13.716`, `fence.type closeboard`. */
export function read(slug: string, text: string, locale: Locale = 'en-GB') {
  const playbook = bundled(slug);
  const { sections, job_facts } = extractSections({ text, locale, playbook });
  const sure = (facts: readonly Fact[]): string[] =>
    facts.filter((fact) => fact.confidence >= 0.8).map((fact) => `${fact.requirement} ${shown(fact.value)}`);
  const questions = planQuestions({ playbook, sections, jobFacts: job_facts, locale });
  return {
    sections: sections.map((section) => [section.title, ...sure(section.facts)]),
    job: sure(job_facts),
    asked: questions.map((question) => question.requirement_key),
  };
}

/** What a text is read as: `bathroom tiled.height 2.4`, those that are not sure with a `?`. Kinds of sections are left out. */
export function readFacts(playbook: Playbook, text: string, locale: Locale = 'en-GB'): string[] {
  const { sections, job_facts } = extractSections({ text, locale, playbook });
  const { requirement: kind } = playbook.sections;
  const ofSections = sections.flatMap(({ key, facts }) => facts.map((fact) => ({ place: `${key} `, fact })));
  const ofJob = job_facts.map((fact) => ({ place: '', fact }));
  return [...ofSections, ...ofJob]
    .filter(({ fact }) => fact.requirement !== kind)
    .map(({ place, fact }) => `${place}${fact.requirement} ${shown(fact.value)}${fact.confidence < 0.8 ? '?' : ''}`);
}

function shown(value: FactValue): string {
  switch (value.type) {
    case 'dimensions':
      return `${value.length} x ${value.width}`;
    case 'number':
      return value.number;
    case 'choice':
      return value.option;
    case 'multi_choice':
      return value.options.join(', ');
    case 'counts':
      return Object.entries(value.counts)
        .map(([option, count]) => `${option} ${count}`)
        .join(', ');
    case 'flag':
      return String(value.flag);
    case 'date':
      return value.date;
    default:
      return JSON.stringify(value);
  }
}

/** An estimate of one section and job facts, by starter rates in pounds unless changed. */
export function draft(
  slug: string,
  section: Readonly<Record<string, Short>>,
  job: Readonly<Record<string, Short>> = {},
  change: Partial<EstimateInput> = {},
): Estimate {
  return estimate({ playbook: bundled(slug), sections: [room(section)], jobFacts: stated(job), ...change });
}

/** The first questions for a text. */
export function firstQuestions(playbook: Playbook, text: string, locale: Locale = 'en-GB'): PlannedQuestion[] {
  const { sections, job_facts: jobFacts } = extractSections({ text, locale, playbook });
  return planQuestions({ playbook, sections, jobFacts, locale });
}

/** What a person would see as a key instead of a text in these texts. */
export function missingTexts(playbook: Playbook, texts: PlaybookTexts): string[] {
  const problems: string[] = [];
  checkTexts(playbook, texts, (problem) => problems.push(problem));
  return problems;
}

/** Short forms of values: [4, 3] metres, '12x10ft', 2.4, 'poor', ['walls'], { door: 2 }, true. */
export type Short =
  | number
  | string
  | boolean
  | readonly [number, number]
  | readonly string[]
  | Readonly<Record<string, number>>;

function valueFrom(short: Short): FactValue {
  if (typeof short === 'number') return { type: 'number', number: String(short) };
  if (typeof short === 'boolean') return { type: 'flag', flag: short };
  if (typeof short === 'string') return { type: 'choice', option: short };
  if (!Array.isArray(short)) return { type: 'counts', counts: short as Readonly<Record<string, number>> }; // nothing but counts is left; Array.isArray does not narrow readonly arrays
  const [length, width] = short;
  if (typeof length !== 'number') return { type: 'multi_choice', options: short.map(String) };
  return { type: 'dimensions', shape: 'rectangular', unit: 'meters', length: String(length), width: String(width) };
}

/** Facts as a provider or customer stated them. */
export function stated(facts: Readonly<Record<string, Short>>): Fact[] {
  return Object.entries(facts).map(([requirement, short], index) => ({
    requirement,
    value: valueFrom(short),
    source: { kind: 'response', question_id: `q-${index}` },
    confidence: 0.95,
  }));
}

export function room(facts: Readonly<Record<string, Short>>, key = 'bedroom', title = 'Bedroom'): Section {
  return { key, title, facts: stated(facts) };
}

export function rule(change: Partial<PricingRule>): PricingRule {
  return {
    id: 'rule-1',
    name: 'My rule',
    serviceTypeId: 'st-1',
    lineKey: null,
    strategy: 'per_area',
    costCategory: 'labour',
    unit: 'per_area',
    unitLabel: null,
    rateMinor: 800,
    tiers: null,
    minimumMinor: null,
    markupPercent: null,
    taxRate: null,
    isActive: true,
    ...change,
  };
}

export function estimate(change: Partial<EstimateInput>): Estimate {
  return estimateQuote({
    playbook: painting(),
    sections: [room({ 'room.size': [4, 3] })],
    jobFacts: [],
    rules: [],
    serviceTypeId: 'st-1',
    currency: 'GBP',
    locale: 'en-GB',
    taxRate: 20,
    ...change,
  });
}

/** `walls 30.24 × 650` a line, in order. */
export function figures(result: Estimate): string[] {
  return result.lines.map((line) => `${line.playbook_line} ${line.quantity} × ${line.unit_price_minor}`);
}

/** What the customer may add: `gate: gate_extra 1 × 13500`. */
export function extrasOf(result: Estimate): string[] {
  return result.extras.flatMap((extra) =>
    extra.lines.map((one) => `${extra.key}: ${one.playbook_line} ${one.quantity} × ${one.unit_price_minor}`),
  );
}

export function line(result: Estimate, key: string): EstimatedLine {
  const found = result.lines.find((one) => one.playbook_line === key);
  if (!found) throw new Error(`no line ${key}`);
  return found;
}

export function traceOf(result: Estimate, key: string): string {
  return line(result, key).evidence.find((evidence) => evidence.kind === 'formula')?.text ?? '';
}

/** What the lines come to, in minor units. */
export function total(result: Estimate): number {
  return result.lines.reduce((sum, one) => sum + (lineAmountMinor(one.quantity, one.unit_price_minor ?? 0) ?? 0), 0);
}
