import type { Playbook } from '../playbooks/playbook.ts';
import { playbookOf } from '../playbooks/registry.ts';
import type { PricingRule } from '../pricing/rule.ts';
import { lineAmountMinor } from '../quote/line-amount.ts';
import { type EstimateInput, estimateQuote } from './estimate-quote.ts';
import type { Estimate, EstimatedLine } from './estimated-line.ts';
import type { Fact, FactValue, Section } from './fact.ts';

/** The painting playbook, for tests. */
export function painting(): Playbook {
  const playbook = playbookOf('interior-painting');
  if (!playbook) throw new Error('no painting playbook');
  return playbook;
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
