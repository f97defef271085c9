import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import type { PartialRates } from '#domain/playbooks/overlay-folder.ts';
import {
  figureSources,
  type HourlyRates,
  type MaterialLevels,
  type RatesEntry,
} from '#domain/playbooks/starter-prices.ts';
import { key } from './playbook-files.ts';

// What starter prices are built up from: `rates.yaml` of a service, and what an hour and material cost by country.

const year = z.int().min(2000).max(2100);
const hours = z.number().min(0).max(1000).multipleOf(0.0001);

const material = z.int().min(0).max(100_000_000);
const makeUp = z.union([
  z.strictObject({ hours, material: material.exactOptional() }),
  z.strictObject({ material }),
  z.strictObject({ money: z.literal(true) }),
]);

/** `rates.yaml` */
export const ratesFile = z.strictObject({
  year,
  trade: key,
  visit_hours: hours,
  minimum_hours: hours,
  large_job: z
    .strictObject({ from_hours: z.number().positive().max(1000), faster_percent: z.number().min(0).max(60) })
    .exactOptional(),
  lines: z.record(z.string(), makeUp),
}) satisfies z.ZodType<RatesEntry>;

/** `rates.yaml` of an overlay */
export const partialRatesFile = z.strictObject({
  year: year.exactOptional(),
  trade: key.exactOptional(),
  visit_hours: hours.exactOptional(),
  minimum_hours: hours.exactOptional(),
  large_job: ratesFile.shape.large_job,
  lines: ratesFile.shape.lines.exactOptional(),
}) satisfies z.ZodType<PartialRates>;

const country = z.string().regex(/^[A-Z]{2}$/);
const sourced = { year, source: z.enum(figureSources), from: z.string().min(1).max(300) };

/** `catalogue/hourly-rates.yaml` */
export const hourlyRatesFile = z.record(
  country,
  z.strictObject({ ...sourced, currency: z.enum(currencies), trades: z.record(key, z.int().positive()) }),
) satisfies z.ZodType<HourlyRates>;

/** `catalogue/material-levels.yaml` */
export const materialLevelsFile = z.strictObject({
  markup_percent: z.number().min(0).max(200),
  countries: z.record(country, z.strictObject({ ...sourced, level: z.string().regex(/^\d+(\.\d+)?$/) })),
}) satisfies z.ZodType<MaterialLevels>;
