import type { FieldProblemCode } from '../problem.ts';
import { isPercent } from '../quote/quantity.ts';
import type { Countries, Country } from './country.ts';

/** One of the rates that a provider's lines can have. */
export interface TaxRate {
  readonly id: string;
  readonly label: string;
  /** 0 to 100 with at most three decimals; 0 is a line free of tax. */
  readonly percent: number;
  readonly is_default: boolean;
}

/** Who a provider is for the tax office. */
export interface TaxIdentity {
  readonly country: string;
  readonly isRegistered: boolean;
  readonly number: string | null;
  /** The provider's own sentence instead of the country's, for whoever is not registered. */
  readonly note: string | null;
  readonly companyNumber: string | null;
  readonly rates: readonly TaxRate[];
}

/** Percent put on a line that names no other. */
export function defaultRate(rates: readonly TaxRate[]): number {
  return (rates.find(({ is_default }) => is_default) ?? rates[0])?.percent ?? 0;
}

export type TaxProblems = Partial<Record<'country' | 'number' | 'rates', FieldProblemCode>>;

/** What is wrong with an identity, by field; empty when nothing is. */
export function taxProblems({ country: code, number, rates }: TaxIdentity, countries: Countries): TaxProblems {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined;
  if (!country) return { country: 'country_unknown' };
  const ratesProblem = problemOfRates(rates);
  return {
    ...(number && !isTaxNumber(number, country) ? { number: 'tax_number_form' } : {}),
    ...(ratesProblem ? { rates: ratesProblem } : {}),
  };
}

function problemOfRates(rates: readonly TaxRate[]): FieldProblemCode | undefined {
  if (rates.some(({ percent }) => !isPercent(percent))) return 'rate_out_of_range';
  if (rates.filter(({ is_default }) => is_default).length !== 1) return 'one_default_rate';
  if (new Set(rates.map(({ id }) => id)).size < rates.length) return 'rate_ids_differ';
  return undefined;
}

/** Whether a number has the loose form that the country's have; spaces, dots, dashes and case do not count. */
function isTaxNumber(number: string, { number: { form } }: Country): boolean {
  return new RegExp(`^(?:${form})$`, 'u').test(number.toUpperCase().replace(/[\s./-]/g, ''));
}
