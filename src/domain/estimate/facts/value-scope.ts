import { Big } from 'big.js';
import type { Locale } from '../../locale.ts';
import { formatDecimal } from '../../measure/decimal.ts';
import { textOf } from '../../playbooks/texts-of.ts';
import { evaluate } from '../expression/evaluate.ts';
import { plainNumber, problemOf, type Value, type ValueScope } from '../expression/values.ts';
import type { Fact, FactValue, Section } from '../fact.ts';
import type { PlaybookIndex } from './playbook-index.ts';
import { type Resolved, resolve } from './resolve-fact.ts';
import { shapeProperty } from './shape-property.ts';

/** What the scopes of one estimate share. */
export interface ScopeInput {
  readonly index: PlaybookIndex;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
  readonly terms: Readonly<Record<string, string>>;
  /** Leaves traces empty: for the many drafts that only ask what a fact is worth. */
  readonly quiet: boolean;
  /** Quantities of the lines so far, by `quantityKey`. */
  readonly quantities: Map<string, Big>;
  /** Every fact and default that formulas look at goes into `into`; `usesDuring` swaps it. */
  readonly uses: { into: Set<Resolved> };
}

/** Runs a step and gives what it looked at, which also counts for whatever runs around it. */
export function usesDuring<T>(
  input: ScopeInput,
  step: () => T,
): { readonly result: T; readonly uses: ReadonlySet<Resolved> } {
  const around = input.uses.into;
  const uses = new Set<Resolved>();
  input.uses.into = uses;
  const result = step();
  input.uses.into = around;
  for (const use of uses) around.add(use);
  return { result, uses };
}

export interface Scopes {
  readonly job: ValueScope;
  readonly sections: ReadonlyArray<{ readonly section: Section; readonly scope: ValueScope }>;
}

export function quantityKey(line: string, section: Section | null): string {
  return `${section?.key ?? ''}/${line}`;
}

function sideText(side: Big, input: ScopeInput): string {
  return input.quiet ? '' : formatDecimal(side, input.locale, 2, 3);
}

function lengthNumber(text: string, input: ScopeInput): Value {
  const value = new Big(text);
  return { is: 'number', value, trace: sideText(value, input), tight: 3 };
}

function wholeValue(value: FactValue, unit: string | undefined, input: ScopeInput, scope: ValueScope): Value {
  switch (value.type) {
    case 'number':
      return unit === 'm' || unit === 'm2'
        ? lengthNumber(value.number, input)
        : plainNumber(new Big(value.number), scope);
    case 'choice':
      return { is: 'choice', value: value.option };
    case 'multi_choice':
      return { is: 'set', value: value.options };
    case 'flag':
      return { is: 'boolean', value: value.flag };
    default:
      return problemOf(`a ${value.type} has no single value`);
  }
}

function valueOfRequirement(resolved: Resolved, property: string | null, input: ScopeInput, scope: ValueScope): Value {
  const { value, requirement } = resolved;
  if (!value)
    return requirement.type === 'choice' ? { is: 'choice', value: '' } : problemOf(`${requirement.key} is not known`);
  if (property === null) return wholeValue(value, requirement.unit, input, scope);
  if (value.type === 'counts') {
    const count = Object.hasOwn(value.counts, property) ? value.counts[property] : 0;
    return plainNumber(new Big(count ?? 0), scope);
  }
  return shapeProperty(value, property, (side) => sideText(side, input)) ?? problemOf(`there is no "${property}"`);
}

function requirementNamed(index: PlaybookIndex, name: string): { key: string; property: string | null } | null {
  if (index.requirements.has(name)) return { key: name, property: null };
  const dot = name.lastIndexOf('.');
  const key = name.slice(0, Math.max(dot, 0));
  return index.requirements.has(key) ? { key, property: name.slice(dot + 1) } : null;
}

/** Facts looked up once for each scope: the same fact is then the same object, too. */
function lookUp(section: Section | null, input: ScopeInput): (key: string) => Resolved | null {
  const found = new Map<string, Resolved | null>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const requirement = input.index.requirements.get(key);
    const resolved = requirement ? resolve(input.index, requirement, section, input) : null;
    found.set(key, resolved);
    return resolved;
  };
}

/** Measures worked out once for each scope, with what they looked at: many lines share them. */
function measured(input: ScopeInput, scope: () => ValueScope): (name: string) => Value {
  const found = new Map<string, { readonly result: Value; readonly uses: ReadonlySet<Resolved> }>();
  return (name) => {
    const known = found.get(name);
    if (known) {
      for (const use of known.uses) input.uses.into.add(use);
      return known.result;
    }
    const measure = input.index.measures.get(name);
    const parsed = measure ? input.index.formula(measure.formula) : null;
    if (!parsed?.ok) return problemOf(`there is no "${name}"`);
    // Set first: a measure that leads back to itself finds a problem, not itself.
    found.set(name, { result: problemOf(`"${name}" needs itself`), uses: new Set() });
    const fresh = usesDuring(input, () => evaluate(parsed.expression, scope()));
    found.set(name, fresh);
    return fresh.result;
  };
}

function scopeFor(section: Section | null, input: ScopeInput, sections: () => readonly ValueScope[]): ValueScope {
  const look = lookUp(section, input);
  const measure = measured(input, () => scope);
  const scope: ValueScope = {
    valueOf: (name) => {
      if (name.startsWith('line.')) {
        return plainNumber(input.quantities.get(quantityKey(name.slice(5), section)) ?? new Big(0), scope);
      }
      const named = requirementNamed(input.index, name);
      const resolved = named ? look(named.key) : null;
      if (!named || !resolved) return measure(name);
      input.uses.into.add(resolved);
      return valueOfRequirement(resolved, named.property, input, scope);
    },
    isKnown: (name) => {
      const named = requirementNamed(input.index, name);
      return Boolean(named && look(named.key)?.fact);
    },
    sections,
    formatNumber: (value) => (input.quiet ? '' : formatDecimal(value, input.locale, 0, 3)),
    term: (key) => textOf(input.terms, key),
  };
  return scope;
}

/** The names of a playbook, with their values, for the job and for each section. */
export function scopesFor(input: ScopeInput): Scopes {
  const inner: Array<{ section: Section; scope: ValueScope }> = [];
  for (const section of input.sections) {
    const scope: ValueScope = scopeFor(section, input, () => [scope]);
    inner.push({ section, scope });
  }
  const scopes = inner.map((one) => one.scope);
  return { job: scopeFor(null, input, () => scopes), sections: inner };
}
