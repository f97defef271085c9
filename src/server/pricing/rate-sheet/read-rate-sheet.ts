import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { linesWithPrices, rulesFor } from '#domain/estimate/pricing/choose-rule.ts';
import { canCount } from '#domain/estimate/pricing/rule-quantity.ts';
import { unpricedLines } from '#domain/estimate/pricing/unpriced-lines.ts';
import type { Locale } from '#domain/locale.ts';
import { standardLinesOf } from '#domain/own-work/own-lines.ts';
import { rulesWithOwn } from '#domain/own-work/with-own-work.ts';
import type { Playbook, PlaybookLine } from '#domain/playbooks/playbook.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { costMinorFor, unitMinorFor } from '#domain/pricing/rule-rate.ts';
import { loadOwnWork, playbookWithOwn } from '#server/own-work/load-own-work.ts';
import { listStandardLines, type StandardLineRow } from '#server/own-work/standard-line-store.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { presentPriceLines } from '../present-price-line.ts';
import { priceBasisOf } from '../price-basis.ts';
import { listPricingRules, type PricingRuleRow } from '../pricing-rule-store.ts';
import { fieldsOf } from '../strategies.ts';

export type SheetView = z.input<(typeof endpoints)['getRateSheet']['response']>[number];

/** What a row of the sheet shows, and what a change of it is written to. */
export interface SheetRow {
  readonly view: SheetView;
  readonly rule: PricingRuleRow | null;
  readonly standardLine: StandardLineRow | null;
  /** The work of a playbook; null for what stands beside it. */
  readonly lineKey: string | null;
}

export interface SheetReader {
  readonly locale: Locale;
  readonly playbooks: InstalledPlaybooks;
}

interface Sheet {
  readonly playbook: Playbook;
  readonly serviceTypeId: string;
  readonly rules: readonly PricingRule[];
  readonly open: ReadonlySet<string>;
  readonly currency: string;
}

/** All work of a service: what its playbook knows, prices beside it, and what the provider puts into every quote. @throws Problem not_found */
export async function readRateSheet(
  scope: ProviderScope,
  serviceTypeId: string,
  { locale, playbooks }: SheetReader,
): Promise<SheetRow[]> {
  const type = await requireServiceType(scope.db, serviceTypeId);
  const base = playbooks.of(type.slug) ?? playbooks.general;
  const [work, stored, standardLines, provider] = await Promise.all([
    loadOwnWork(scope, { serviceTypeId, title: '', locale }),
    listPricingRules(scope),
    listStandardLines(scope, serviceTypeId),
    findProvider(scope),
  ]);
  const playbook = playbookWithOwn(base, playbooks, work);
  const rules = rulesWithOwn(base, work);
  const open = new Set(unpricedLines(playbook, rules, serviceTypeId).map(({ key }) => key));
  const sheet = { playbook, serviceTypeId, rules, open, currency: provider.currency };
  const ofService = stored.filter((rule) => rule.serviceTypeId === serviceTypeId);
  const known = linesWithPrices(base);
  const reader = { locale, currency: provider.currency, basis: priceBasisOf(provider) };
  const shown = presentPriceLines(base, known, reader);
  const lineRows = known.map((line, at) => {
    const rule = ofService.find((one) => one.isActive && one.lineKey === line.key && canCount(line, one)) ?? null;
    const { label = line.key, unit_label = '', usual_rate_minor = null } = shown[at] ?? {};
    return lineRow(sheet, { line, rule, label, unit_label, usual_rate_minor });
  });
  const used = new Set(lineRows.map(({ rule }) => rule));
  return [
    ...lineRows,
    ...ofService.filter((rule) => !used.has(rule)).map((rule) => ruleRow(sheet, rule)),
    ...standardLinesOf(work, base.hours_per_day).flatMap(({ line }, at) => {
      const standard = standardLines[at];
      return standard ? [standardRow(sheet, standard, { line, stored })] : [];
    }),
  ];
}

function markOf({ currency }: Sheet, parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([currency, ...parts]))
    .digest('hex')
    .slice(0, 16);
}

/** By everything that decides what is charged by it. */
function ruleMark(sheet: Sheet, rule: PricingRuleRow | null): string {
  if (!rule) return markOf(sheet, []);
  const { id, strategy, unit, unitLabel, rateMinor, tiers, minimumMinor, markupPercent, isActive } = rule;
  return markOf(sheet, [id, strategy, unit, unitLabel, rateMinor, tiers, minimumMinor, markupPercent, isActive]);
}

type RuleParts = Pick<
  SheetView,
  'mark' | 'rule_id' | 'strategy' | 'price_minor' | 'minimum_minor' | 'cost_minor' | 'markup_percent' | 'editable'
>;

function partsOf(sheet: Sheet, rule: PricingRuleRow): RuleParts {
  const fields = fieldsOf(rule.strategy);
  const main = rule.markupPercent === null ? ('price_minor' as const) : ('cost_minor' as const);
  return {
    mark: ruleMark(sheet, rule),
    rule_id: rule.id,
    strategy: rule.strategy,
    price_minor: fields.includes('rate_minor') ? unitMinorFor(rule, 0) : null,
    minimum_minor: rule.minimumMinor,
    cost_minor: fields.includes('rate_minor') ? costMinorFor(rule, 0) : null,
    markup_percent: rule.markupPercent,
    editable: [
      ...(fields.includes('rate_minor') ? [main] : []),
      ...(fields.includes('minimum_minor') ? (['minimum_minor'] as const) : []),
    ],
  };
}

/** Without a price of its own. */
function bareParts(sheet: Sheet, line: PlaybookLine): RuleParts {
  return {
    mark: ruleMark(sheet, null),
    rule_id: null,
    strategy: null,
    price_minor: null,
    minimum_minor: null,
    cost_minor: null,
    markup_percent: null,
    editable: fieldsOf(line.unit).includes('minimum_minor') ? ['price_minor', 'minimum_minor'] : ['price_minor'],
  };
}

/** The name of the price that the work is charged by meanwhile. */
function pricedBy({ playbook, rules, serviceTypeId }: Sheet, line: PlaybookLine): string | null {
  return rulesFor(playbook, line, rules, serviceTypeId).find((rule) => canCount(line, rule))?.name ?? null;
}

interface LineParts extends Pick<SheetView, 'label' | 'unit_label' | 'usual_rate_minor'> {
  readonly line: PlaybookLine;
  readonly rule: PricingRuleRow | null;
}

function lineRow(sheet: Sheet, { line, rule, ...shown }: LineParts): SheetRow {
  const view: SheetView = {
    key: `work:${line.key}`,
    kind: 'work',
    ...shown,
    category: line.category,
    unit: rule?.unit ?? line.unit,
    ...(rule && (rule.unitLabel !== null || rule.unit !== line.unit) && { unit_label: rule.unitLabel ?? '' }),
    ...(rule ? partsOf(sheet, rule) : bareParts(sheet, line)),
    priced_by: rule ? null : pricedBy(sheet, line),
    is_priced: !sheet.open.has(line.key),
    is_active: true,
  };
  return { view, rule, standardLine: null, lineKey: line.key };
}

function ruleRow(sheet: Sheet, rule: PricingRuleRow): SheetRow {
  const view: SheetView = {
    key: `price:${rule.id}`,
    kind: 'price',
    label: rule.name,
    category: rule.costCategory,
    unit: rule.unit,
    unit_label: rule.unitLabel ?? '',
    ...partsOf(sheet, rule),
    usual_rate_minor: null,
    priced_by: null,
    is_priced: true,
    is_active: rule.isActive,
  };
  return { view, rule, standardLine: null, lineKey: null };
}

interface StandardParts {
  readonly line: PlaybookLine;
  readonly stored: readonly PricingRuleRow[];
}

/** Charged by a price that is shown elsewhere, it is changed there. */
function standardRow(sheet: Sheet, standard: StandardLineRow, { line, stored }: StandardParts): SheetRow {
  const chosen = stored.find(({ id }) => id === standard.pricingRuleId);
  const { description, category, unit, unitLabel, pricingRuleId, unitPriceMinor } = standard;
  const view: SheetView = {
    ...bareParts(sheet, line),
    key: `standard_line:${standard.id}`,
    mark: markOf(sheet, [standard.id, unit, unitLabel, pricingRuleId, unitPriceMinor]),
    kind: 'standard_line',
    label: description,
    category,
    unit: line.unit,
    unit_label: (chosen ? chosen.unitLabel : unitLabel) ?? '',
    price_minor: chosen ? unitMinorFor(chosen, 0) : unitPriceMinor,
    usual_rate_minor: null,
    priced_by: chosen?.name ?? (unitPriceMinor === null ? pricedBy(sheet, line) : null),
    is_priced: !sheet.open.has(line.key),
    is_active: true,
    editable: chosen ? [] : ['price_minor'],
  };
  return { view, rule: null, standardLine: standard, lineKey: null };
}
