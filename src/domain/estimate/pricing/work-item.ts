import { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { formatDecimal } from '../../measure/decimal.ts';
import type { MeasureUnit, Playbook, PlaybookLine } from '../../playbooks/playbook.ts';
import type { PlaybookTexts } from '../../playbooks/playbook-texts.ts';
import { textOf } from '../../playbooks/texts-of.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/tree.ts';
import type { NumberValue, ValueScope } from '../expression/values.ts';
import { bracketed, tightness } from '../expression/values.ts';
import type { Fact, Section } from '../fact.ts';
import { indexOf, type PlaybookIndex } from '../facts/playbook-index.ts';
import type { Resolved } from '../facts/resolve-fact.ts';
import { quantityKey, type ScopeInput, scopesFor, usesDuring } from '../facts/value-scope.ts';
import { engineText } from '../texts/engine-text.ts';

/** A piece of work with its quantity, before any price. */
export interface WorkItem {
  readonly line: PlaybookLine;
  readonly section: Section | null;
  /** In the line's measure, at most 3 decimals. */
  readonly quantity: Big;
  /** `2 × (4.00 + 3.00) × 2.40 − 10 % openings = 30.24 m²` */
  readonly trace: string;
  readonly uses: ReadonlySet<Resolved>;
}

export interface Work {
  readonly items: readonly WorkItem[];
  /** What every line looked at, those that do not apply too. */
  readonly uses: ReadonlySet<Resolved>;
  readonly input: ScopeInput;
  holds(condition: string | undefined, section: Section | null): boolean;
}

export interface WorkInput {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
  readonly texts: PlaybookTexts;
  /** Only quantities matter: no traces, no optional extras. */
  readonly quiet?: boolean | undefined;
}

/** The short name of a line's unit: "m²", "door". */
export function unitName(line: PlaybookLine, texts: PlaybookTexts, locale: Locale): string {
  if (line.unit === 'fixed') return '';
  return line.unit_label ? textOf(texts.units, line.unit_label) : measureName(line.measure, locale);
}

export function measureName(measure: MeasureUnit, locale: Locale): string {
  return engineText(locale, `unit.${measure}`);
}

/** A formula and what it comes to. */
interface Worked {
  readonly node: Expression;
  readonly value: NumberValue;
}

function numberOf(source: string, scope: ValueScope, index: PlaybookIndex): Worked | null {
  const parsed = index.formula(source);
  if (!parsed.ok) return null;
  const value = evaluate(parsed.expression, scope);
  return value.is === 'number' ? { node: parsed.expression, value } : null;
}

function conditionHolds(source: string | undefined, scope: ValueScope, index: PlaybookIndex): boolean {
  if (source === undefined) return true;
  const parsed = index.formula(source);
  if (!parsed.ok) return false;
  const value = evaluate(parsed.expression, scope);
  return value.is === 'boolean' && value.value;
}

/** A whole formula that rounds up says so in words; inside a longer one the brackets ⌈ ⌉ have to do. */
function traceOf({ node, value }: Worked, shown: string, scope: ValueScope, locale: Locale): string {
  if (node.kind === 'call' && (node.fn === 'ceil' || node.fn === 'floor') && node.args[0]) {
    const inner = evaluate(node.args[0], scope);
    if (inner.is === 'number' && !inner.value.eq(value.value)) {
      const key = node.fn === 'ceil' ? 'trace.rounded_up' : 'trace.rounded_down';
      return engineText(locale, key, {
        trace: inner.trace,
        inner: formatDecimal(inner.value, locale, 0, 2),
        value: shown,
      });
    }
  }
  const plain = formatDecimal(value.value, locale, 0, 3);
  return value.trace === plain ? shown : engineText(locale, 'trace.result', { trace: value.trace, value: shown });
}

function withFactor(quantity: NumberValue, factor: NumberValue | null): NumberValue {
  if (!factor || factor.value.eq(1)) return quantity;
  const trace = `${bracketed(quantity, tightness.product)} × ${bracketed(factor, tightness.product)}`;
  return { is: 'number', value: quantity.value.times(factor.value), trace, tight: tightness.product };
}

/** A line of the playbook at one of the places where it may apply. */
interface LineAt {
  readonly line: PlaybookLine;
  readonly section: Section | null;
  readonly scope: ValueScope;
}

function itemOf({ line, section, scope }: LineAt, work: WorkInput, input: ScopeInput): WorkItem | null {
  if (!conditionHolds(line.when, scope, input.index)) return null;
  const found = numberOf(line.quantity, scope, input.index);
  const factor = line.factor === undefined ? null : numberOf(line.factor, scope, input.index);
  if (!found) return null;
  const whole = withFactor(found.value, factor ? factor.value : null);
  const quantity = whole.value.round(3, Big.roundHalfUp);
  if (quantity.lte(0) || quantity.gt(9_999_999)) return null;
  if (input.quiet) return { line, section, quantity, trace: '', uses: input.uses.into };
  const decimals = line.measure === 'm' || line.measure === 'm2' || line.measure === 'h' ? 2 : 0;
  const unit = unitName(line, work.texts, work.locale) || measureName(line.measure, work.locale);
  const shown = `${formatDecimal(quantity, work.locale, decimals, 3)} ${unit}`.trim();
  const trace = traceOf({ node: found.node, value: whole }, shown, scope, work.locale);
  return { line, section, quantity, trace, uses: input.uses.into };
}

/** Every piece of work the facts call for, in the playbook's order, section by section. */
export function workOf(work: WorkInput): Work {
  const index = indexOf(work.playbook);
  const input: ScopeInput = {
    index,
    sections: work.sections,
    jobFacts: work.jobFacts,
    locale: work.locale,
    terms: work.texts.terms,
    quiet: work.quiet === true,
    quantities: new Map(),
    uses: { into: new Set() },
  };
  const scopes = scopesFor(input);
  const items: WorkItem[] = [];
  const uses = new Set<Resolved>();
  const lines = work.quiet ? work.playbook.lines.filter((line) => line.extra === undefined) : work.playbook.lines;
  for (const line of lines) {
    const places = line.per === 'job' ? [{ section: null, scope: scopes.job }] : scopes.sections;
    for (const { section, scope } of places) {
      input.uses.into = line.extra === undefined ? uses : new Set();
      const { result: item } = usesDuring(input, () => itemOf({ line, section, scope }, work, input));
      if (!item) continue;
      items.push(item);
      input.quantities.set(quantityKey(line.key, section), item.quantity);
    }
  }
  const scopeOf = (section: Section | null): ValueScope =>
    scopes.sections.find((one) => one.section === section)?.scope ?? scopes.job;
  return { items, uses, input, holds: (condition, section) => conditionHolds(condition, scopeOf(section), index) };
}
