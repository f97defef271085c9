import { Big } from 'big.js';
import { type Currency, minorDigits } from '../../currency.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import type { CountryLevel, LineMakeUp } from '../../playbooks/starter-prices.ts';
import { fasterPercent, type Pace, usualPace } from './pace.ts';

/** What is known of whoever charges: where they work, and their own two numbers, each in place of the usual one. */
export interface PriceBasis {
  /** Two letters; of another currency than the quote's it says nothing. */
  readonly country?: string | null | undefined;
  /** What an hour of theirs is charged, in minor units of the quote's currency. */
  readonly hourMinor?: number | null | undefined;
  readonly markupPercent?: number | null | undefined;
}

export interface BuildInput {
  readonly playbook: Playbook;
  readonly currency: Currency;
  readonly basis?: PriceBasis | undefined;
}

/** A unit price and what it is built up from. */
export interface BuiltUp {
  readonly unitMinor: number;
  readonly year: number;
  /** Hours of one unit at the pace of the job; null where nothing but material is charged. */
  readonly hours: Big | null;
  readonly fasterPercent: Big;
  readonly hourMinor: number;
  /** Before the markup, in whole minor units for people to read; null where there is none. */
  readonly materialMinor: number | null;
  readonly markupPercent: number;
  /** The quantity is money that was named, and nothing is built up. */
  readonly isMoney: boolean;
  /** Whether every number that it needs is the provider's. */
  readonly isOwn: boolean;
}

/** The one place where a built-up price becomes whole minor units. */
function toMinor(amount: Big): number {
  return amount.round(0, Big.roundHalfUp).toNumber();
}

/** The figures of the country, else of the currency's main one. */
function levelOf({ playbook, currency, basis }: BuildInput): CountryLevel | undefined {
  const all = playbook.starter_prices.countries.filter((one) => one.currency === currency);
  return all.find(({ country }) => country === basis?.country) ?? all[0];
}

/** What a line's unit costs: its hours at the trade's rate and its material with the markup. Undefined without figures. */
export function builtUp(input: BuildInput, key: string, pace: Pace = usualPace): BuiltUp | undefined {
  const { lines } = input.playbook.starter_prices;
  const makeUp = Object.hasOwn(lines, key) ? lines[key] : undefined;
  return makeUp && built(input, makeUp, pace);
}

/** What hours that no line counts cost: a visit, the least that is charged. */
export function builtUpHours(input: BuildInput, hours: number): BuiltUp | undefined {
  return built(input, { hours }, usualPace);
}

function built(input: BuildInput, makeUp: LineMakeUp, pace: Pace): BuiltUp | undefined {
  const { markup_percent, year } = input.playbook.starter_prices;
  const level = levelOf(input);
  if (!level) return undefined;
  const { basis } = input;
  const hourMinor = basis?.hourMinor ?? level.hour_minor;
  const markupPercent = basis?.markupPercent ?? markup_percent;
  const hours = new Big(makeUp.hours ?? 0);
  const paced = (amount: Big) => (pace.alone.gt(0) ? amount.times(pace.together).div(pace.alone) : amount);
  const material = new Big(makeUp.material ?? 0).times(level.material);
  return {
    unitMinor: makeUp.money
      ? 10 ** minorDigits(input.currency)
      : toMinor(paced(hours.times(hourMinor)).plus(material.times(new Big(markupPercent).plus(100)).div(100))),
    year: Math.max(year, level.year),
    hours: hours.gt(0) ? paced(hours) : null,
    fasterPercent: fasterPercent(pace),
    hourMinor,
    materialMinor: material.gt(0) ? toMinor(material) : null,
    markupPercent,
    isMoney: makeUp.money === true,
    isOwn: (hours.eq(0) || basis?.hourMinor != null) && (material.eq(0) || basis?.markupPercent != null),
  };
}
