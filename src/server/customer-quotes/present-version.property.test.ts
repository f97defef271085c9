import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencies, minorDigits } from '#domain/currency.ts';
import { customerKinds } from '#domain/customer/kind.ts';
import { withChoice } from '#domain/quote/choice.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { taxModeOf, totalQuote } from '#domain/quote/totals.ts';
import type { VersionSnapshot } from '#server/quotes/version-store.ts';
import { presentVersion } from './present-version.ts';

const numRuns = Number(process.env.PROPERTY_RUNS) || 100;
vi.setConfig({ testTimeout: 30_000 + 40 * numRuns });

const partIds = ['b3a1c0de-0000-4000-8000-000000000001', 'b3a1c0de-0000-4000-8000-000000000002'];
const optionIds = [
  'b3a1c0de-0000-4000-8000-000000000005',
  'b3a1c0de-0000-4000-8000-000000000006',
  'b3a1c0de-0000-4000-8000-000000000007',
];
const extraIds = ['b3a1c0de-0000-4000-8000-000000000003', 'b3a1c0de-0000-4000-8000-000000000004'];

type Line = VersionSnapshot['lines'][number];
type Part = VersionSnapshot['components'][number];

const part = (id: string, position: number, isOptional: boolean, isVisible: boolean): Part => ({
  id,
  quoteId: id,
  title: `Part ${position}`,
  description: null,
  serviceTypeId: null,
  playbookKey: null,
  playbookVersion: null,
  sectionKey: null,
  extraKey: null,
  isOptional,
  isVisible,
  choiceGroup: null,
  position,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const provider = {
  name: 'Muster & Daughters',
  person: null,
  phoneNumber: null,
  email: null,
  address: null,
  taxCountry: 'GB',
  tax: {
    is_registered: true,
    name: 'VAT',
    number: null,
    number_name: 'VAT number',
    note: null,
    company_number: null,
    company_number_name: null,
  },
};

const anySnapshot = (digits: number): fc.Arbitrary<VersionSnapshot> =>
  fc
    .record({
      pricesIncludeTax: fc.boolean(),
      chargesTax: fc.boolean(),
      detail: fc.constantFrom(...quoteDetails),
      kind: fc.constantFrom(...customerKinds),
      discountPercent: fc.constantFrom(0, 0, 7.5, 10, 33.333),
      chosen: fc.tuple(fc.boolean(), fc.boolean()),
      taken: fc.constantFrom(...optionIds),
      lines: fc.array(
        fc.record({
          componentId: fc.constantFrom(null, ...partIds, ...optionIds, ...extraIds),
          quantity: fc.integer({ min: 1, max: 60_000 }).map((value) => value / 1000),
          unitPriceMinor: fc.integer({ min: 0, max: 900 * 10 ** digits }),
          taxRate: fc.constantFrom(0, 5.5, 7, 19, 20),
        }),
        { minLength: 1, maxLength: 10 },
      ),
    })
    .map(({ kind, chosen, taken, lines, ...quote }): VersionSnapshot => {
      const written: Pick<
        Line,
        'quoteId' | 'category' | 'unit' | 'unitLabel' | 'origin' | 'pricingRuleId' | 'confidence'
      > = {
        quoteId: partIds[0] ?? '',
        category: 'labour',
        unit: 'per_unit',
        unitLabel: 'piece',
        origin: 'provider',
        pricingRuleId: null,
        confidence: null,
      };
      return {
        ...quote,
        title: 'A fence',
        currency: 'GBP',
        validUntil: null,
        terms: null,
        message: null,
        starts: null,
        duration: null,
        depositPercent: null,
        guarantee: null,
        assumptions: [],
        checkedAt: null,
        estimate: null,
        photoIds: [],
        parties: { provider, customer: { name: 'Mara Muster', address: null, kind } },
        lines: lines.map((line, position) => ({
          ...written,
          ...line,
          id: `b3a1c0de-0000-4000-9000-${String(position).padStart(12, '0')}`,
          description: `Work ${position}`,
          position,
          evidence: [],
          playbookLine: null,
          revision: 1,
          createdAt: '2026-01-01T00:00:00.000Z',
        })),
        components: [
          ...partIds.map((id, index) => part(id, index, false, true)),
          ...optionIds.map((id, index) => ({
            ...part(id, index + 4, false, id === taken),
            choiceGroup: 'Which finish?',
          })),
          ...extraIds.map((id, index) => part(id, index + 2, true, chosen[index] ?? false)),
        ],
      };
    });

type Shown = ReturnType<typeof presentVersion>;

const present = (snapshot: VersionSnapshot, components = snapshot.components): Shown =>
  presentVersion({
    version: { number: 1, snapshot },
    components,
    acceptance: undefined,
    photos: [],
    locale: 'en-GB',
    pdfUrl: null,
  });

/** By the rules of the totals alone. */
function totalsOf(snapshot: VersionSnapshot) {
  const hidden = new Set(snapshot.components.filter((one) => !one.isVisible).map(({ id }) => id));
  const result = totalQuote({
    lines: snapshot.lines.map((line) => ({ ...line, isCounted: !hidden.has(line.componentId ?? '') })),
    taxMode: taxModeOf(snapshot),
    discountPercent: snapshot.discountPercent,
  });
  if (!result.ok) throw new Error(result.code);
  return result.totals;
}

const sum = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

describe.each(currencies)('a version in %s', (currency) => {
  const any = anySnapshot(minorDigits(currency));

  test('its parts, chosen extras, discount and tax add up to its total, in every level of detail, for person and business', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(any, (snapshot) => {
        const shown = present(snapshot);
        const totals = totalsOf(snapshot);
        const isBusiness = snapshot.parties?.customer?.kind === 'business';
        const tax = sum(shown.totals.tax.map((row) => row.tax_minor));
        expect(shown.totals.total_minor).toBe(totals.totalMinor);
        expect(shown.sum_minor - shown.discount_minor + (isBusiness ? tax : 0)).toBe(totals.totalMinor);
        expect(shown.amounts_include_tax).toBe(!isBusiness);
        const extras = sum(shown.extras.filter((extra) => extra.is_chosen).map((extra) => extra.amount_minor));
        if (shown.detail !== 'total')
          expect(sum(shown.parts.map((one) => one.amount_minor)) + extras).toBe(shown.sum_minor);
        for (const one of [...shown.parts, ...shown.extras])
          if (one.lines.length > 0) expect(sum(one.lines.map((line) => line.amount_minor))).toBe(one.amount_minor);
        seen.add(`${shown.detail} ${isBusiness} ${snapshot.chargesTax}`);
      }),
      { numRuns },
    );
    // Enough of the sixteen kinds, or the property has proved less than it says.
    expect(seen.size).toBeGreaterThan(10);
  });

  test('the flat list holds the same amounts', () => {
    fc.assert(
      fc.property(any, (snapshot) => {
        const { detail, line_items, extras, sum_minor } = present(snapshot);
        const isLeftOut = (id: string | null) => extras.some((one) => one.component_id === id && !one.is_chosen);
        const counted = line_items.filter((line) => !isLeftOut(line.component_id));
        if (detail !== 'total') expect(sum(counted.map((line) => line.amount_minor))).toBe(sum_minor);
      }),
      { numRuns },
    );
  });

  test('nothing below the level of detail leaves the server, and no tax where none is charged', () => {
    fc.assert(
      fc.property(any, (snapshot) => {
        const { detail, parts, extras, line_items, totals } = present(snapshot);
        const lines = [...[...parts, ...extras].flatMap((one) => one.lines), ...line_items];
        if (detail === 'total') expect(parts.every((one) => one.amount_minor === null)).toBe(true);
        if (detail === 'total' || detail === 'parts')
          expect([...parts, ...extras].flatMap((one) => one.lines)).toEqual([]);
        if (detail !== 'rates')
          expect(lines.every((line) => line.quantity === null && line.unit_price_minor === null)).toBe(true);
        if (!snapshot.chargesTax) expect([totals.tax, lines.filter((line) => line.tax_rate)]).toEqual([[], []]);
      }),
      { numRuns },
    );
  });

  test('an option says what the whole comes to once it is taken, and exactly one is', () => {
    fc.assert(
      fc.property(any, (snapshot) => {
        const [choice] = present(snapshot).choices;
        expect(choice?.options.map(({ component_id }) => component_id)).toEqual(optionIds);
        expect(choice?.options.filter(({ is_chosen }) => is_chosen)).toHaveLength(1);
        for (const option of choice?.options ?? []) {
          const components = withChoice(snapshot.components, option.component_id);
          expect(option.total_if_switched_minor).toBe(totalsOf({ ...snapshot, components }).totalMinor);
          const taken = present({ ...snapshot, components });
          expect(taken.totals.total_minor).toBe(option.total_if_switched_minor);
          expect(taken.choices[0]?.options.map(({ amount_minor }) => amount_minor)).toEqual(
            choice?.options.map(({ amount_minor }) => amount_minor),
          );
        }
      }),
      { numRuns: numRuns / 2 },
    );
  });

  test('an extra says what the whole comes to once it is switched', () => {
    fc.assert(
      fc.property(any, (snapshot) => {
        for (const extra of present(snapshot).extras) {
          const switched = snapshot.components.map((one) =>
            one.id === extra.component_id ? { ...one, isVisible: !one.isVisible } : one,
          );
          expect(extra.total_if_switched_minor).toBe(totalsOf({ ...snapshot, components: switched }).totalMinor);
        }
      }),
      { numRuns: numRuns / 2 },
    );
  });
});
