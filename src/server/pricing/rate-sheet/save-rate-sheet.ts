import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { updateStandardLine } from '#server/own-work/standard-line-store.ts';
import { lockProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { deletePricingRule, insertPricingRule, updatePricingRule } from '../pricing-rule-store.ts';
import { readRateSheet, type SheetReader, type SheetRow } from './read-rate-sheet.ts';

type Body = z.output<(typeof endpoints)['updateRateSheet']['body']>;
type Change = Body['rows'][number];
type Faults = Record<string, Sentence[]>;
type Found = readonly [change: Change, row: SheetRow];

const amounts = ['price_minor', 'minimum_minor', 'cost_minor'] as const;

/**
 * Writes all changed prices of a service, or none of them.
 * @throws Problem not_found where a row is gone or another's, stale_revision where one was changed meanwhile, invalid_fields;
 * each says at which rows
 */
export async function saveRateSheet(
  scope: ProviderScope,
  serviceTypeId: string,
  { rows: changes }: Body,
  reader: SheetReader,
): Promise<SheetRow[]> {
  return inTransaction(scope, async (tx) => {
    // Two sheets of the same firm one after the other: both would find work without a price and add one.
    await lockProvider(tx);
    const found = findRows(changes, await readRateSheet(tx, serviceTypeId, reader));
    refuseStale(found);
    refuseFaults(found);
    for (const [change, row] of found) await write(tx, serviceTypeId, change, row);
    return readRateSheet(tx, serviceTypeId, reader);
  });
}

function findRows(changes: readonly Change[], sheet: readonly SheetRow[]): Found[] {
  const rows = new Map(sheet.map((row) => [row.view.key, row]));
  const faults: Faults = {};
  const found = changes.flatMap((change, at): Found[] => {
    const row = rows.get(change.key);
    if (row) return [[change, row]];
    faults[`rows.${at}`] = [msg`This work does not exist any more`];
    return [];
  });
  refuse(faults, 'not_found', msg`Some of this work does not exist any more. Nothing was saved.`);
  return found;
}

function refuseStale(found: readonly Found[]): void {
  const faults: Faults = {};
  for (const [at, [change, { view }]] of found.entries())
    if (change.mark !== view.mark) faults[`rows.${at}`] = [msg`This price was changed meanwhile`];
  refuse(faults, 'stale_revision', msg`Some prices were changed meanwhile. Nothing was saved.`);
}

function refuseFaults(found: readonly Found[]): void {
  const faults: Faults = {};
  const seen = new Set<string>();
  for (const [at, [change, row]] of found.entries()) {
    if (seen.has(change.key)) faults[`rows.${at}`] = [msg`Name each one once`];
    seen.add(change.key);
    for (const name of amounts)
      if (change[name] !== undefined && !row.view.editable.includes(name))
        faults[`rows.${at}.${name}`] = [msg`This is not written here`];
    if (isMinimumAlone(change, row)) faults[`rows.${at}.price_minor`] = [msg`Write a price as well as the minimum`];
  }
  refuse(faults, 'invalid_fields', msg`Please check the marked fields.`);
}

const isMinimumAlone = ({ price_minor, minimum_minor }: Change, { rule }: SheetRow): boolean =>
  rule === null && minimum_minor != null && price_minor == null;

function refuse(faults: Faults, code: 'not_found' | 'stale_revision' | 'invalid_fields', sentence: Sentence): void {
  if (Object.keys(faults).length > 0) throw new Problem(code, sentence, { fields: faults });
}

async function write(scope: ProviderScope, serviceTypeId: string, change: Change, row: SheetRow): Promise<void> {
  const { rule, standardLine } = row;
  const { price_minor, minimum_minor } = change;
  if (standardLine) {
    if (price_minor !== undefined)
      await updateStandardLine(scope, serviceTypeId, standardLine.id, { unitPriceMinor: price_minor });
    return;
  }
  const rate = rateOf(row, change);
  if (rule === null) {
    if (rate != null) await insertPricingRule(scope, newRule(serviceTypeId, row, { rate, minimum: minimum_minor }));
    return;
  }
  if (rate === null) {
    await deletePricingRule(scope, rule.id);
    return;
  }
  await updatePricingRule(scope, rule.id, {
    ...(rate === undefined ? {} : { rateMinor: rate }),
    ...(minimum_minor === undefined ? {} : { minimumMinor: minimum_minor }),
  });
}

/** A price says one of the two: what is charged, or what it costs before the markup. */
export function rateOf(
  { rule }: SheetRow,
  { price_minor, cost_minor }: Pick<Change, 'price_minor' | 'cost_minor'>,
): number | null | undefined {
  return rule !== null && rule.markupPercent !== null ? cost_minor : price_minor;
}

interface NewAmounts {
  readonly rate: number;
  readonly minimum: number | null | undefined;
}

/** Charged the way the work is counted. */
export function newRule(serviceTypeId: string, { view, lineKey }: SheetRow, { rate, minimum }: NewAmounts) {
  return {
    name: view.label,
    serviceTypeId,
    lineKey,
    strategy: view.unit,
    costCategory: view.category,
    unit: view.unit,
    unitLabel: view.unit_label || null,
    rateMinor: rate,
    minimumMinor: minimum ?? null,
  };
}
