import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '#domain/currency.ts';
import { type EstimateInput, estimateQuote } from '#domain/estimate/estimate-quote.ts';
import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';
import type { Fact, Section } from '#domain/estimate/fact.ts';
import { factValueOf } from '#domain/estimate/facts/fact-value.ts';
import { workOf } from '#domain/estimate/pricing/work-item.ts';
import { locales } from '#domain/locale.ts';
import type { Playbook, PlaybookLine, PlaybookRequirement, PlaybookValue } from '#domain/playbooks/playbook.ts';
import { textsOf } from '#domain/playbooks/texts-of.ts';
import { costCategories, type PricingRule } from '#domain/pricing/rule.ts';
import { jobStrategies, strategyUnits, workStrategies } from '#domain/pricing/strategy.ts';
import { totalQuote } from '#domain/quote/totals.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import {
  type OracleItem,
  type OracleJob,
  type OracleLine,
  type OracleStarter,
  oracleLines,
  oracleTotal,
} from './price-oracle.ts';

const service = 'st-1';
const drafts = 10_000;

/** A value of a requirement: one of what is usual, or any in between. */
function usualOrBetween(requirement: PlaybookRequirement): fc.Arbitrary<PlaybookValue> {
  const [least, most] = requirement.bounds ?? [1, 60];
  const number = fc.integer({ min: Math.ceil(least * 100), max: Math.floor(Math.min(most, least + 300) * 100) });
  const usual = (requirement.prior ?? []).map((value) => fc.constant(value));
  const options = (requirement.options ?? []).map((option) => fc.constant<PlaybookValue>(option));
  const free: fc.Arbitrary<PlaybookValue>[] =
    requirement.type === 'number'
      ? [number.map((hundredths) => hundredths / 100)]
      : requirement.type === 'dimensions'
        ? [
            fc
              .tuple(fc.integer({ min: 80, max: 1500 }), fc.integer({ min: 80, max: 1500 }))
              .map(([a, b]) => [a / 100, b / 100]),
          ]
        : requirement.type === 'flag'
          ? [fc.boolean()]
          : requirement.type === 'choice'
            ? options
            : [];
  const all = [...usual, ...free];
  return all.length > 0 ? fc.oneof(...all) : fc.constant(true);
}

function factsOf(playbook: Playbook, scope: 'job' | 'section'): fc.Arbitrary<Fact[]> {
  const asked = playbook.requirements.filter((requirement) => requirement.scope === scope);
  const each = asked.map((requirement) => fc.option(usualOrBetween(requirement), { nil: undefined }));
  return fc.tuple(...each).map((values) =>
    values.flatMap((short, at): Fact[] => {
      const requirement = asked[at];
      const value = requirement && short !== undefined ? factValueOf(requirement, short) : null;
      if (!requirement || !value) return [];
      return [{ requirement: requirement.key, value, source: { kind: 'provider' }, confidence: 1 }];
    }),
  );
}

const rate = fc.integer({ min: 0, max: 500_000 });
const percent = fc.integer({ min: 0, max: 200_000 }).map((thousandths) => thousandths / 1000);
const base = {
  serviceTypeId: fc.constantFrom(service, null, 'another'),
  costCategory: fc.constantFrom(...costCategories),
  rateMinor: rate,
  tiers: fc.constant(null),
  minimumMinor: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  markupPercent: fc.option(percent),
  taxRate: fc.constant(null),
  isActive: fc.constantFrom(true, true, true, false),
};

function workRule(playbook: Playbook): fc.Arbitrary<Omit<PricingRule, 'id' | 'name'>> {
  const tier = fc.record({ fromQuantity: fc.integer({ min: 1, max: 90_000 }).map((n) => n / 1000), rateMinor: rate });
  const keys = playbook.lines.map(({ key, priced_as }) => priced_as ?? key);
  return fc.constantFrom(...workStrategies).chain((strategy) =>
    fc.record({
      ...base,
      strategy: fc.constant(strategy),
      unit: fc.constantFrom(...strategyUnits[strategy]),
      lineKey: fc.option(fc.constantFrom(...keys)),
      unitLabel: fc.constantFrom(null, 'm²', 'sq ft', 'ft', 'room'),
      tiers:
        strategy === 'tiered'
          ? fc
              .uniqueArray(tier, { maxLength: 4, selector: ({ fromQuantity }) => fromQuantity })
              .map((tiers) => tiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity))
          : fc.constant(null),
    }),
  );
}

const jobRuleOf: fc.Arbitrary<Omit<PricingRule, 'id' | 'name'>> = fc.constantFrom(...jobStrategies).chain((strategy) =>
  fc.record({
    ...base,
    strategy: fc.constant(strategy),
    unit: fc.constantFrom(...strategyUnits[strategy]),
    lineKey: fc.constant(strategy),
    unitLabel: fc.constant(null),
    minimumMinor: fc.constant(null),
  }),
);

/** Without its playbook, which would fill pages of a failure's report. */
function jobOf(playbook: Playbook): fc.Arbitrary<Omit<EstimateInput, 'playbook'>> {
  const section = factsOf(playbook, 'section');
  const rules = fc.tuple(fc.array(workRule(playbook), { maxLength: 6 }), fc.array(jobRuleOf, { maxLength: 3 }));
  return fc.record({
    sections: fc
      .array(section, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((facts, at): Section => ({ key: `part-${at}`, title: `Part ${at}`, facts }))),
    jobFacts: factsOf(playbook, 'job'),
    rules: rules.map((both) => both.flat().map((rule, at): PricingRule => ({ ...rule, id: `r${at}`, name: `R${at}` }))),
    serviceTypeId: fc.constant(service),
    currency: fc.constantFrom(...currencies),
    locale: fc.constantFrom(...locales),
    taxRate: fc.constantFrom(0, 5.5, 7, 8.875, 19, 20, 25.5),
    urgency: fc.constantFrom(null, 'urgent'),
    basis: fc.record({
      country: fc.constantFrom(null, 'FR', 'IT', 'US'),
      hourMinor: fc.option(rate),
      markupPercent: fc.option(percent),
    }),
  });
}

function isMain(playbook: Playbook, line: PlaybookLine): boolean {
  const alike = playbook.lines.filter(
    (one) => one.extra === undefined && one.unit === line.unit && one.category === line.category,
  );
  const main = alike.find((one) => one.main === true) ?? (alike.length === 1 ? alike[0] : undefined);
  return main !== undefined && main.key === (line.priced_as ?? line.key);
}

function starterOf({ playbook, currency, basis }: EstimateInput): OracleStarter | null {
  const { countries, markup_percent, visit_hours, minimum_hours, large_job, lines } = playbook.starter_prices;
  const known = countries.filter((one) => one.currency === currency);
  const level = known.find(({ country }) => country === basis?.country) ?? known[0];
  return (
    (level && {
      lines,
      hour: basis?.hourMinor ?? level.hour_minor,
      level: level.material,
      markup: basis?.markupPercent ?? markup_percent,
      visitHours: visit_hours,
      minimumHours: minimum_hours,
      large: large_job ? { from: large_job.from_hours, faster: large_job.faster_percent } : null,
      unit: currency === 'JPY' ? 1 : 100,
    }) ??
    null
  );
}

function forOracle(input: EstimateInput): OracleJob {
  const { playbook } = input;
  const items = workOf({ ...input, texts: textsOf(playbook, input.locale) }).items.map(
    ({ line, section, quantity }): OracleItem => ({
      line: line.key,
      section: section?.key ?? null,
      category: line.category,
      unit: line.unit,
      measure: line.measure,
      hours: line.hours ?? null,
      priceKey: line.priced_as ?? line.key,
      isMain: isMain(playbook, line),
      isExtra: line.extra !== undefined,
      quantity: quantity.toFixed(),
    }),
  );
  return {
    items,
    rules: input.rules.map((rule) => ({
      id: rule.id,
      service: rule.serviceTypeId,
      strategy: rule.strategy,
      lineKey: rule.lineKey,
      category: rule.costCategory,
      unit: rule.unit,
      unitLabel: rule.unitLabel,
      rate: rule.rateMinor,
      tiers: (rule.tiers ?? []).map((tier) => ({ from: tier.fromQuantity, rate: tier.rateMinor })),
      minimum: rule.minimumMinor,
      markup: rule.markupPercent,
      isActive: rule.isActive,
    })),
    service,
    starter: starterOf(input),
    hoursPerDay: playbook.hours_per_day,
    isUrgent: input.urgency !== null,
  };
}

const byOracle = (line: OracleLine): string =>
  `${line.section}/${line.line} by ${line.rule}: ${Number(line.thousandths) / 1000} × ${line.unitPrice}, cost ${line.cost}`;
const byEngine = (line: EstimatedLine): string =>
  `${line.section_key}/${line.playbook_line} by ${line.pricing_rule_id}: ${line.quantity} × ${line.unit_price_minor}, cost ${line.unit_cost_minor}`;

function checkTotals(input: EstimateInput, lines: readonly EstimatedLine[], expected: readonly OracleLine[]): void {
  for (const taxMode of ['exclusive', 'inclusive'] as const) {
    const result = totalQuote({
      taxMode,
      discountPercent: 0,
      lines: lines.map((line, at) => ({
        id: String(at),
        quantity: line.quantity,
        unitPriceMinor: line.unit_price_minor,
        taxRate: line.tax_rate,
        isCounted: true,
      })),
    });
    const total = oracleTotal(expected, input.taxRate, taxMode === 'inclusive');
    expect(result.ok ? String(result.totals.totalMinor) : result.code).toBe(String(total));
  }
}

it.each(playbooks.map((playbook) => [playbook.key, playbook] as const))(
  'every draft of %s costs what a second reckoning in whole fractions says',
  (_, playbook) => {
    fc.assert(
      fc.property(jobOf(playbook), (job) => {
        const input = { ...job, playbook };
        const expected = oracleLines(forOracle(input));
        const { lines } = estimateQuote(input);
        expect(lines.map(byEngine).toSorted()).toEqual(expected.map(byOracle).toSorted());
        checkTotals(input, lines, expected);
      }),
      { numRuns: Math.ceil(drafts / playbooks.length) },
    );
  },
  120_000,
);
