import { msg } from '@lingui/core/macro';
import { createPricingRule } from '#contract/pricing-rules.ts';
import { fieldsOf } from '#domain/csv/match-headings.ts';
import type { PriceField } from '#domain/pricing/import/price-field.ts';
import {
  isPriceHeading,
  matchPriceColumns,
  matchPriceContents,
  type PriceReading,
  readPrice,
  readUnit,
} from '#domain/pricing/import/read-price-row.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { Problem } from '#domain/problem.ts';
import { checkedRow, type ReadTable, readTable } from '#server/csv/read-table.ts';
import { parse } from '#server/http/parse.ts';

export interface PriceRow {
  readonly name: string;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  readonly rateMinor: number;
}

export type ReadPriceList = ReadTable<PriceField, PriceRow>;

/** A merchant's list has some thousands; what nobody can find by its name is no price list. */
const mostRows = 5000;

/** Reads a price list, row by row by the same rules as a price added by hand. @throws Problem invalid_fields */
export async function readPriceList(
  file: string,
  chosen: readonly (PriceField | null)[] | null,
  reading: PriceReading,
): Promise<ReadPriceList> {
  return readTable<PriceField, PriceRow>(file, {
    chosen,
    isHeading: (cells) => isPriceHeading(cells, reading),
    matchHeadings: matchPriceColumns,
    matchContents: (cells) => matchPriceContents(cells, reading),
    readRow: ({ line, cells }, fields) => checkedRow(line, () => rowOf(fieldsOf(cells, fields), reading)),
    mostRows,
  });
}

/** @throws Problem invalid_fields */
function rowOf(fields: Partial<Record<PriceField, string>>, reading: PriceReading): PriceRow {
  const rate = readPrice(fields.price ?? '', reading);
  const { unit, unitLabel } = readUnit(fields.unit ?? '');
  const { name, unit_label, rate_minor } = parse(createPricingRule.body, {
    name: fields.name ?? '',
    strategy: unit,
    cost_category: 'materials',
    unit,
    unit_label: unitLabel,
    rate_minor: rate ?? 0,
  });
  if (rate === null)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
      fields: { price: [msg`Please write an amount, such as 26.50`] },
    });
  return { name, unit, unitLabel: unit_label ?? null, rateMinor: rate_minor };
}
