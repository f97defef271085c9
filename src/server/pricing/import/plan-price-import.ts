import { wordKey } from '#domain/csv/match-headings.ts';
import { canCount } from '#domain/estimate/pricing/rule-quantity.ts';
import type { PlaybookLine } from '#domain/playbooks/playbook.ts';
import { type CostCategory, listedKey } from '#domain/pricing/rule.ts';
import { isJobStrategy } from '#domain/pricing/strategy.ts';
import type { NewPricingRule, PricingRuleRow } from '../pricing-rule-store.ts';
import type { PriceRow } from './read-price-list.ts';

export type PriceOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'repeated';

/** A kind of work of the chosen service by the name that its estimates give it. */
export interface NamedWork {
  readonly line: PlaybookLine;
  readonly label: string;
}

export interface PlannedRow {
  readonly outcome: PriceOutcome;
  readonly work: string | null;
}

export interface PricePlan {
  readonly created: readonly NewPricingRule[];
  readonly updated: readonly { readonly id: string; readonly rateMinor: number }[];
  /** Of each row, in their order; a row is `repeated` where one above it has the same name and unit. */
  readonly rows: readonly PlannedRow[];
}

export interface PlanRules {
  readonly isUpdating: boolean;
  readonly serviceTypeId: string | null;
  readonly category: CostCategory;
  readonly works: readonly NamedWork[];
}

/** A row is about the price of the same name and unit for the same service, or about the work that it is called like. */
export function planPriceImport(
  rows: readonly PriceRow[],
  known: readonly PricingRuleRow[],
  rules: PlanRules,
): PricePlan {
  const ofService = known.filter(
    ({ serviceTypeId, strategy }) => serviceTypeId === rules.serviceTypeId && !isJobStrategy(strategy),
  );
  const standing = new Map(ofService.toReversed().map((rule) => [keyOf(rule), rule]));
  const created: NewPricingRule[] = [];
  const updated: { id: string; rateMinor: number }[] = [];
  const taken = new Set<string>();
  const planned = rows.map((row): PlannedRow => {
    const work = workOf(row, rules.works);
    const label = work?.label ?? null;
    const before =
      standing.get(keyOf(row)) ??
      (work && ofService.find(({ lineKey, isActive }) => isActive && lineKey === work.line.key));
    const about = before?.id ?? keyOf(row);
    if (taken.has(about)) return { outcome: 'repeated', work: label };
    taken.add(about);
    if (!before) {
      created.push(newRule(row, work, rules));
      return { outcome: 'created', work: label };
    }
    // A price that hangs on a cost or on quantities is more than a row can say.
    const isPlain = before.markupPercent === null && before.tiers === null && before.unit === row.unit;
    if (!isPlain || (!rules.isUpdating && before.rateMinor !== row.rateMinor))
      return { outcome: 'skipped', work: label };
    if (before.rateMinor === row.rateMinor) return { outcome: 'unchanged', work: label };
    updated.push({ id: before.id, rateMinor: row.rateMinor });
    return { outcome: 'updated', work: label };
  });
  return { created, updated, rows: planned };
}

const keyOf = ({ name, unit, unitLabel }: Pick<PriceRow, 'name' | 'unit' | 'unitLabel'>): string =>
  JSON.stringify([wordKey(name), unit, wordKey(unitLabel ?? '')]);

function workOf({ name, unit }: PriceRow, works: readonly NamedWork[]): NamedWork | undefined {
  const [called, ...others] = works.filter(({ label }) => wordKey(label) === wordKey(name));
  return called && others.length === 0 && canCount(called.line, { unit }) ? called : undefined;
}

function newRule(
  { name, unit, unitLabel, rateMinor }: PriceRow,
  work: NamedWork | undefined,
  { serviceTypeId, category }: PlanRules,
): NewPricingRule {
  return {
    name,
    serviceTypeId,
    lineKey: work?.line.key ?? listedKey,
    strategy: unit,
    costCategory: work?.line.category ?? category,
    unit,
    unitLabel,
    rateMinor,
  };
}
