import { expect, test } from 'vitest';
import { bundledKnowledge } from '#tests/support/bundled-playbooks.ts';
import { locales } from '../locale.ts';
import { guessCountry, textFor } from './country.ts';
import { defaultRate, type TaxIdentity, taxProblems } from './tax-identity.ts';

const { countries } = bundledKnowledge;

test('every locale’s country says what it needs to, and every example number has the country’s form', () => {
  const regions = locales.map((locale) => locale.slice(3));
  expect(Object.keys(countries)).toEqual(expect.arrayContaining([...regions, 'IE', 'NZ', 'LU', 'JP', 'CN']));
  for (const [country, { number }] of Object.entries(countries)) {
    expect(taxProblems(identity({ country, number: number.example }), countries), country).toEqual({});
  }
});

test.each([
  [{ country: 'DE', locale: 'en-GB' }, 'DE'],
  [{ country: 'Deutschland', phone: '+44 20 7946 0000', locale: 'en-GB' }, 'DE'],
  [{ country: 'Österreich ', locale: 'de-DE' }, 'AT'],
  [{ country: 'Allemagne', locale: 'fr-FR' }, 'DE'],
  [{ country: 'England', locale: 'en-US' }, 'GB'],
  [{ country: 'Atlantis', phone: '0043 1 234', locale: 'de-DE' }, 'AT'],
  [{ phone: '+353 1 234 5678', locale: 'en-GB' }, 'IE'],
  [{ phone: '+1 (416) 555-0100', locale: 'en-CA' }, 'CA'],
  [{ phone: '+1 212 555 0100', locale: 'en-GB' }, 'US'],
  [{ phone: '030 1234', locale: 'de-CH' }, 'CH'],
  [{ locale: 'nl-BE' }, 'BE'],
] as const)('of %j the country is guessed as %s: address, else phone, else language', (where, country) => {
  expect(guessCountry(where, countries)).toBe(country);
});

test('a text is in the reader’s language, else in the country’s own', () => {
  expect(textFor(countries.BE?.tax, 'fr-BE')).toBe('TVA');
  expect(textFor(countries.BE?.tax, 'pl-PL')).toBe('btw');
  expect(textFor(countries.DE?.unregistered, 'fr-FR')).toBe('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.');
  expect(textFor(countries.GB?.unregistered, 'en-GB')).toBeNull();
});

const rate = (percent: number, over: object = {}) => ({
  id: `r${percent}`,
  label: '',
  percent,
  is_default: false,
  ...over,
});
const usual = rate(19, { is_default: true });

function identity(over: Partial<TaxIdentity>): TaxIdentity {
  return { country: 'DE', isRegistered: true, number: null, note: null, companyNumber: null, rates: [usual], ...over };
}

test.each([
  [{ country: 'XX' }, { country: 'country_unknown' }],
  [{ country: 'toString' }, { country: 'country_unknown' }],
  [{ number: 'GB 123' }, { number: 'tax_number_form' }],
  [{ number: 'de 123.456-789' }, {}],
  [{ rates: [rate(7), rate(19)] }, { rates: 'one_default_rate' }],
  [{ rates: [usual, rate(7, { is_default: true })] }, { rates: 'one_default_rate' }],
  [{ rates: [usual, rate(7, { id: usual.id })] }, { rates: 'rate_ids_differ' }],
  [{ rates: [usual, rate(101)] }, { rates: 'rate_out_of_range' }],
  [{ rates: [usual, rate(7), rate(0)] }, {}],
])('an identity with %j has the problems %j', (over, problems) => {
  expect(taxProblems(identity(over), countries)).toEqual(problems);
});

test('the usual rate is the marked one; without rates a line is free of tax', () => {
  expect(defaultRate([rate(7), usual])).toBe(19);
  expect(defaultRate([])).toBe(0);
});
