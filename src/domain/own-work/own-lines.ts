import { Big } from 'big.js';
import { decimalString } from '../measure/decimal.ts';
import type { MeasureUnit, PlaybookLine } from '../playbooks/playbook.ts';
import type { PricingUnit } from '../pricing/pricing-unit.ts';
import { type CostCategory, listedKey, type PricingRule } from '../pricing/rule.ts';
import { isJobStrategy } from '../pricing/strategy.ts';
import { amountOf, labelKey } from './amount.ts';
import type { Measures, OwnWork, StandardLine } from './own-work.ts';

/** A line of the provider's own as a playbook has lines. */
export interface OwnLine {
  readonly line: PlaybookLine;
  readonly text: string;
  /** What it counts; null where the quantity is fixed. */
  readonly counts: Measures | null;
  readonly unitLabel: string;
  /** What prices it, under the line's own key; null where nothing does. */
  readonly rule: PricingRule | null;
}

/** The line that stands for work of which nothing is priced. */
const unpricedKey = 'general';

const keyOf = (kind: 'rule' | 'line', id: string): string => `${kind}_${id.replaceAll('-', '')}`;

interface Worked {
  readonly key: string;
  readonly category: CostCategory;
  readonly unit: PricingUnit;
  readonly unitLabel: string;
}

function playbookLine({ key, category, unit, unitLabel }: Worked): Omit<PlaybookLine, 'quantity' | 'measure'> {
  const label = labelKey(unitLabel);
  return { key, category, unit, per: 'job', ...(label ? { unit_label: `own_${label}` } : {}) };
}

/** Rules of work for this very service; a rate for any service says nothing of it. */
export function rulesOfService({ rules, serviceTypeId }: Pick<OwnWork, 'rules' | 'serviceTypeId'>): PricingRule[] {
  return rules.filter(
    (rule) =>
      rule.isActive &&
      serviceTypeId !== null &&
      rule.serviceTypeId === serviceTypeId &&
      rule.lineKey !== listedKey &&
      !isJobStrategy(rule.strategy) &&
      !isJobStrategy(rule.lineKey ?? ''),
  );
}

function lineOfRule(rule: PricingRule): OwnLine {
  const worked: Worked = {
    key: keyOf('rule', rule.id),
    category: rule.costCategory,
    unit: rule.unit,
    unitLabel: rule.unitLabel ?? '',
  };
  const counts: Measures = { unit: rule.unit, unitLabel: worked.unitLabel };
  const { measure, formula: quantity } = amountOf(counts);
  const line = { ...playbookLine(worked), measure, quantity };
  return { line, text: rule.name, counts, unitLabel: worked.unitLabel, rule: { ...rule, lineKey: worked.key } };
}

/** A price of the line's own as the rule that it is. */
function ownPrice(line: StandardLine, rateMinor: number): PricingRule {
  return {
    id: line.id,
    name: line.description,
    serviceTypeId: line.serviceTypeId,
    lineKey: null,
    strategy: line.unit,
    costCategory: line.category,
    unit: line.unit,
    unitLabel: line.unitLabel,
    rateMinor,
    tiers: null,
    minimumMinor: null,
    markupPercent: null,
    taxRate: null,
    isActive: true,
  };
}

/** What a quantity that was written down is measured in: in the line's own unit, so nothing is converted. */
const measureOfUnit: Readonly<Record<PricingUnit, MeasureUnit>> = {
  hourly: 'h',
  daily: 'h',
  per_unit: 'unit',
  per_area: 'm2',
  fixed: 'unit',
};

function lineOfStandard(standard: StandardLine, work: OwnWork, hoursPerDay: number): OwnLine {
  const chosen = work.rules.find(({ id, isActive }) => isActive && id === standard.pricingRuleId);
  const price = standard.unitPriceMinor === null ? null : ownPrice(standard, standard.unitPriceMinor);
  const unit = chosen?.unit ?? standard.unit;
  const unitLabel = (chosen ? chosen.unitLabel : standard.unitLabel) ?? '';
  const isFixed = standard.quantity !== null;
  // Square feet that were written down are not turned into square metres and back; a rule so changed is the line's own.
  const isKept = isFixed && unit === 'per_area';
  const key = keyOf('line', standard.id);
  // A rule's minimum and tiers go by all that it prices: its lines share its key.
  const priceKey = chosen && !isKept ? keyOf('rule', chosen.id) : key;
  const rule = chosen ?? price;
  const counts: Measures = { unit, unitLabel };
  const { measure, formula } = amountOf(counts);
  const quantity = new Big(standard.quantity ?? 0).times(unit === 'daily' ? hoursPerDay : 1);
  const line: PlaybookLine = {
    ...playbookLine({ key, category: standard.category, unit, unitLabel }),
    ...(priceKey === key ? {} : { priced_as: priceKey }),
    measure: isFixed ? measureOfUnit[unit] : measure,
    quantity: isFixed ? decimalString(quantity) : formula,
  };
  return {
    line,
    text: standard.description,
    counts: isFixed ? null : counts,
    unitLabel,
    rule: rule && { ...rule, lineKey: priceKey, ...(isKept ? { unitLabel: null } : {}) },
  };
}

/** The lines that a provider's standard lines make in any quote for the service. */
export function standardLinesOf(work: OwnWork, hoursPerDay: number): OwnLine[] {
  return work.standardLines.map((standard) => lineOfStandard(standard, work, hoursPerDay));
}

/** The lines of a service that no playbook knows: standard lines, then a line for each rule that none of them uses; one without a price where there is neither. */
export function linesOfUnknownWork(work: OwnWork, hoursPerDay: number): OwnLine[] {
  const standard = standardLinesOf(work, hoursPerDay);
  const used = new Set(standard.flatMap(({ rule }) => rule?.id ?? []));
  const ruled = rulesOfService(work)
    .filter(({ id }) => !used.has(id))
    .map(lineOfRule);
  const lines = [...standard, ...ruled];
  return lines.length > 0 ? lines : [unpricedLine(work.title)];
}

function unpricedLine(title: string): OwnLine {
  const worked: Worked = { key: unpricedKey, category: 'labour', unit: 'fixed', unitLabel: '' };
  const line = { ...playbookLine(worked), measure: 'unit', quantity: '1' } as const;
  return { line, text: title, counts: null, unitLabel: '', rule: null };
}
