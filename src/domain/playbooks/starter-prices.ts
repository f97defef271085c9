import type { Currency } from '../currency.ts';

/** What one unit of a line takes; its price follows from that. */
export interface LineMakeUp {
  /** Hours of the trade: of work for two, those of both. */
  readonly hours?: number;
  /** British pence without tax that one unit costs the provider where it is bought, hired or left. */
  readonly material?: number;
  /** The line's quantity is money that the customer named: one of it costs one, and nothing is built up. */
  readonly money?: boolean;
}

/** `rates.yaml`: what the lines of a service take, so that prices can be built up from it. */
export interface RatesEntry {
  readonly year: number;
  /** Whose hour it is; a trade of `catalogue/hourly-rates.yaml`. */
  readonly trade: string;
  /** Setting up and clearing away, for each visit. */
  readonly visit_hours: number;
  /** What the smallest job is charged, in hours. */
  readonly minimum_hours: number;
  /** Much work in one go is quicker: hours beyond `from_hours` are fewer by a percentage. */
  readonly large_job?: LargeJob;
  readonly lines: Readonly<Record<string, LineMakeUp>>;
}

export interface LargeJob {
  readonly from_hours: number;
  readonly faster_percent: number;
}

/** Where a figure is from: a published list, worked out from another country's, or what people of the trade would say. */
export const figureSources = ['published', 'derived', 'judgement'] as const;
export type FigureSource = (typeof figureSources)[number];

interface Sourced {
  readonly year: number;
  readonly source: FigureSource;
  readonly from: string;
}

/** `catalogue/hourly-rates.yaml`: by country, what an hour of a trade is charged, in minor units without tax. */
export type HourlyRates = Readonly<
  Record<string, Sourced & { readonly currency: Currency; readonly trades: Readonly<Record<string, number>> }>
>;

/** `catalogue/material-levels.yaml`: by country, minor units that stand for one British penny of material. */
export interface MaterialLevels {
  readonly markup_percent: number;
  readonly countries: Readonly<Record<string, Sourced & { readonly level: string }>>;
}

export interface PriceLevels {
  readonly hourly: HourlyRates;
  readonly materials: MaterialLevels;
}

/** One country's figures for the trade of a playbook. */
export interface CountryLevel {
  readonly country: string;
  readonly currency: Currency;
  readonly year: number;
  readonly hour_minor: number;
  /** A decimal: minor units for one British penny. */
  readonly material: string;
}

/** What a playbook's prices are built up from; the first country of a currency is its main one. */
export interface StarterPrices extends RatesEntry {
  readonly markup_percent: number;
  readonly countries: readonly CountryLevel[];
}

/** A service's make-ups with the figures of its trade in every country. */
export function starterPricesOf(
  rates: RatesEntry,
  { hourly, materials }: PriceLevels,
  tell: (problem: string) => void,
): StarterPrices {
  const countries = Object.entries(hourly).flatMap(([country, { currency, year, trades }]): CountryLevel[] => {
    const hour_minor = Object.hasOwn(trades, rates.trade) ? trades[rates.trade] : undefined;
    const level = Object.hasOwn(materials.countries, country) ? materials.countries[country] : undefined;
    if (hour_minor === undefined) tell(`rates: ${country} has no hour of "${rates.trade}"`);
    if (!level) tell(`rates: ${country} has no level of material`);
    return hour_minor === undefined || !level ? [] : [{ country, currency, year, hour_minor, material: level.level }];
  });
  return { ...rates, markup_percent: materials.markup_percent, countries };
}

interface PricedLine {
  readonly key: string;
  readonly priced_as?: string;
}

/** Lines with the hours of their make-up: an extra that repeats another line's work takes as long. */
export function withHours<Line extends PricedLine>(
  lines: readonly Line[],
  rates: RatesEntry,
): (Line & { readonly hours?: number })[] {
  return lines.map((line) => {
    const key = line.priced_as ?? line.key;
    const hours = Object.hasOwn(rates.lines, key) ? rates.lines[key]?.hours : undefined;
    return hours === undefined ? line : { ...line, hours };
  });
}
