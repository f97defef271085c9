import { Big } from 'big.js';
import type { Currency } from '../currency.ts';
import type { Locale } from '../locale.ts';
import { formatDecimal } from '../measure/decimal.ts';
import { formatMoney } from '../money.ts';
import type { PlaybookTexts } from '../playbooks/playbook-texts.ts';
import { textOf } from '../playbooks/texts-of.ts';
import type { Evidence } from './evidence.ts';
import { type Fact, type Section, statedConfidence } from './fact.ts';
import { describeValue } from './facts/describe-value.ts';
import type { Resolved } from './facts/resolve-fact.ts';
import type { PricedItem } from './pricing/price-item.ts';
import type { BuiltUp } from './pricing/starter-price.ts';
import { engineText } from './texts/engine-text.ts';

export interface EvidenceInput {
  readonly texts: PlaybookTexts;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Several sections: a fact says which one it is about. */
  readonly severalSections: boolean;
  /** The requirement that holds a section's kind; it is the title already. */
  readonly kindRequirement: string;
  readonly jobFacts: readonly Fact[];
}

/** More inputs than this are a job of many rooms; the formula names them all anyway. */
const mostInputs = 24;

/** The section a fact or assumption is really about: a job's fact seen from a section is still the job's. */
function placeOf(use: Resolved): Section | null {
  if (use.fact) return use.section?.facts.includes(use.fact) ? use.section : null;
  return use.requirement.scope === 'section' ? use.section : null;
}

function labelOf(resolved: Resolved, input: EvidenceInput): string {
  const label = textOf(input.texts.requirements, resolved.requirement.key);
  const place = placeOf(resolved);
  return place && input.severalSections ? `${place.title}: ${label}` : label;
}

function inputEvidence(resolved: Resolved, input: EvidenceInput): Evidence | null {
  const { fact, value, requirement } = resolved;
  if (!value) return null;
  const label = labelOf(resolved, input);
  const shown = describeValue(requirement, value, input.texts, input.locale);
  const both = { label, value: shown };
  const say = (key: 'default' | 'request' | 'response' | 'provider', quote = ''): string =>
    engineText(input.locale, `evidence.${key}`, { ...both, quote });
  switch (fact?.source.kind) {
    case 'request':
      return { kind: 'request', text: say('request', fact.source.quote), ...both };
    case 'response':
      return { kind: 'response', id: fact.source.question_id, text: say('response'), ...both };
    case 'provider':
      return { kind: 'assumption', text: say('provider'), ...both };
    default:
      return { kind: 'assumption', text: say('default'), ...both };
  }
}

/** What the request said otherwise than the answer that counts: shown, so that the provider may ask. */
function conflictEvidence(use: Resolved, input: EvidenceInput): Evidence[] {
  const { fact, value, requirement, section } = use;
  if (fact?.source.kind !== 'response' || !value) return [];
  const shown = describeValue(requirement, value, input.texts, input.locale);
  return [...(section?.facts ?? []), ...input.jobFacts].flatMap((other) => {
    if (other.requirement !== requirement.key || other.source.kind !== 'request') return [];
    const said = describeValue(requirement, other.value, input.texts, input.locale);
    if (other.confidence < statedConfidence || said === shown) return [];
    const words = { label: labelOf(use, input), value: shown, said, quote: other.source.quote };
    return [{ kind: 'assumption', text: engineText(input.locale, 'evidence.conflict', words), label: words.label }];
  });
}

/** Photos that show what somebody said; what they show beside that supports nothing. */
function photoEvidence(use: Resolved, input: EvidenceInput): Evidence[] {
  const { fact, value, requirement, section } = use;
  if (!fact || !value) return [];
  const both = { label: labelOf(use, input), value: describeValue(requirement, value, input.texts, input.locale) };
  return [...(section?.facts ?? []), ...input.jobFacts].flatMap(({ requirement: key, source, value: seen }) => {
    if (key !== requirement.key || source.kind !== 'media') return [];
    if (describeValue(requirement, seen, input.texts, input.locale) !== both.value) return [];
    return [{ kind: 'media', id: source.media_id, text: engineText(input.locale, 'evidence.media', both), ...both }];
  });
}

/** Each fact once, the stated ones first. */
export function inputsOf(uses: Iterable<Resolved>, input: EvidenceInput): Evidence[] {
  const seen = new Map<string, Resolved>();
  for (const use of uses) {
    const key = `${placeOf(use)?.key ?? ''}/${use.requirement.key}`;
    if (use.requirement.key !== input.kindRequirement && !seen.has(key)) seen.set(key, use);
  }
  const ordered = [...seen.values()].toSorted((a, b) => Number(!a.fact) - Number(!b.fact));
  return ordered
    .flatMap((use) => [inputEvidence(use, input), ...conflictEvidence(use, input), ...photoEvidence(use, input)])
    .filter((evidence) => evidence !== null)
    .slice(0, mostInputs);
}

function rateText(minor: number, unit: string, input: EvidenceInput): string {
  const money = formatMoney(minor, input.currency, input.locale);
  return unit
    ? engineText(input.locale, 'rate.per', { money, unit })
    : engineText(input.locale, 'rate.fixed', { money });
}

/** How a starter price is built up: `0.2 h × £34.00 + £2.10 material + 20 %`. */
export function starterEvidence(build: BuiltUp, unit: string, input: EvidenceInput): Evidence {
  const { hours, fasterPercent, materialMinor } = build;
  const money = (minor: number): string => formatMoney(minor, input.currency, input.locale);
  const number = (value: Big | number): string => formatDecimal(new Big(value), input.locale, 0, 3);
  const values = { hour: money(build.hourMinor), percent: number(fasterPercent), markup: number(build.markupPercent) };
  const parts: string[] = [];
  const worked = fasterPercent.gt(0) ? 'built.faster' : 'built.hours';
  if (hours) parts.push(engineText(input.locale, worked, { ...values, hours: number(hours) }));
  if (materialMinor !== null)
    parts.push(engineText(input.locale, 'built.material', { ...values, material: money(materialMinor) }));
  const rate = rateText(build.unitMinor, unit, input);
  if (build.isMoney) return { kind: 'rule', text: engineText(input.locale, 'evidence.money'), value: rate };
  const key = build.isOwn ? 'evidence.own_numbers' : 'evidence.starter';
  const text = engineText(input.locale, key, { year: String(build.year), built: parts.join(' + '), rate });
  return { kind: 'rule', text, value: rate };
}

function priceEvidence(priced: PricedItem, input: EvidenceInput): Evidence {
  const { price } = priced;
  if (price.from === 'nowhere') return { kind: 'assumption', text: engineText(input.locale, 'evidence.unpriced') };
  if (price.from === 'starter') return starterEvidence(price.build, priced.unitLabel, input);
  const rate = rateText(price.unitMinor, priced.unitLabel, input);
  const { rule } = price;
  const values = {
    name: rule.name,
    rate,
    markup: String(rule.markupPercent ?? 0),
    base: rateText(rule.rateMinor, priced.unitLabel, input),
  };
  const text = engineText(input.locale, rule.markupPercent ? 'evidence.markup' : 'evidence.rule', values);
  return { kind: 'rule', id: rule.id, text, label: rule.name, value: rate };
}

/** What a line rests on: its facts and assumptions, its price, and the working of its quantity. */
export function evidenceOf(priced: PricedItem, input: EvidenceInput): Evidence[] {
  const trace = priced.step === null ? priced.item.trace : `${priced.item.trace}; ${priced.step}`;
  const formula: Evidence = { kind: 'formula', text: trace, value: String(priced.quantity) };
  return [...inputsOf(priced.item.uses, input), priceEvidence(priced, input), formula];
}

/** Only as sure as the least sure thing it rests on; a starter rate makes it less sure. */
export function confidenceOf(priced: PricedItem, kindRequirement: string): number {
  const known = [...priced.item.uses]
    .filter((use) => use.requirement.key !== kindRequirement)
    .map((use) => (use.fact ? Math.min(Math.max(use.fact.confidence, 0), 1) : 0.5));
  const least = Math.min(1, ...known) * (priced.price.from === 'rule' ? 1 : 0.9);
  return Math.round(least * 100) / 100;
}
