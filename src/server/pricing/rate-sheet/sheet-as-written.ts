import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { OwnWork } from '#domain/own-work/own-work.ts';
import type { PricingRule } from '#domain/pricing/rule.ts';
import type { SheetRow } from './read-rate-sheet.ts';
import { newRule, rateOf } from './save-rate-sheet.ts';

type Change = z.output<(typeof endpoints)['previewService']['body']>['rows'][number];

/** What the provider keeps for a service as it would be with prices that are only being written. What the sheet does not have changes nothing. */
export function workAsWritten(
  work: OwnWork,
  {
    serviceTypeId,
    sheet,
    changes,
  }: {
    readonly serviceTypeId: string;
    readonly sheet: readonly SheetRow[];
    readonly changes: readonly Change[];
  },
): OwnWork {
  const rows = new Map(sheet.map((row) => [row.view.key, row]));
  return changes.reduce((changed, change) => {
    const row = rows.get(change.key);
    return row ? withChange(changed, serviceTypeId, row, change) : changed;
  }, work);
}

function withChange(work: OwnWork, serviceTypeId: string, row: SheetRow, change: Change): OwnWork {
  const { rule, standardLine } = row;
  if (standardLine) {
    const { price_minor: unitPriceMinor } = change;
    if (unitPriceMinor === undefined) return work;
    return {
      ...work,
      standardLines: work.standardLines.map((line) =>
        line.id === standardLine.id ? { ...line, unitPriceMinor } : line,
      ),
    };
  }
  const rate = rateOf(row, change);
  if (rule === null) {
    if (rate == null) return work;
    return {
      ...work,
      rules: [
        ...work.rules,
        unstored(change.key, newRule(serviceTypeId, row, { rate, minimum: change.minimum_minor })),
      ],
    };
  }
  if (rate === null) return { ...work, rules: work.rules.filter(({ id }) => id !== rule.id) };
  return {
    ...work,
    rules: work.rules.map((one) =>
      one.id === rule.id
        ? {
            ...one,
            ...(rate === undefined ? {} : { rateMinor: rate }),
            ...(change.minimum_minor === undefined ? {} : { minimumMinor: change.minimum_minor }),
          }
        : one,
    ),
  };
}

const unstored = (id: string, rule: ReturnType<typeof newRule>): PricingRule => ({
  ...rule,
  id,
  tiers: null,
  markupPercent: null,
  taxRate: null,
  isActive: true,
});
