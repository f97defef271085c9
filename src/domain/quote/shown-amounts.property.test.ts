import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencies, minorDigits } from '../currency.ts';
import { customerKinds } from '../customer/kind.ts';
import { withChoice } from './choice.ts';
import { type AmountsToShow, type PartToShow, type ShownPart, shownAmounts } from './shown-amounts.ts';
import { taxModes, totalQuote } from './totals.ts';
import { hiddenComponentIds } from './visibility.ts';

const numRuns = Number(process.env.PROPERTY_RUNS) || 300;
vi.setConfig({ testTimeout: 30_000 + 20 * numRuns });

const partIds = ['hall', 'stairs', 'gate', 'trellis', 'stain'] as const;

const anyAmounts = (digits: number): fc.Arbitrary<AmountsToShow> =>
  fc.record({
    lines: fc
      .array(
        fc.record({
          componentId: fc.constantFrom(null, ...partIds, 'gone'),
          quantity: fc.integer({ min: -5_000, max: 60_000 }).map((value) => value / 1000),
          unitPriceMinor: fc.oneof(
            { weight: 9, arbitrary: fc.integer({ min: -300, max: 2_000 * 10 ** digits }) },
            { weight: 1, arbitrary: fc.constant(null) },
          ),
          taxRate: fc.constantFrom(0, 5.5, 7, 8.1, 19, 20, 25.5),
        }),
        { maxLength: 14 },
      )
      .map((lines) => lines.map((line, index) => ({ id: `line ${index}`, ...line }))),
    components: fc.tuple(
      ...partIds.map(
        (id): fc.Arbitrary<PartToShow> =>
          fc.record({
            id: fc.constant(id),
            isOptional: fc.boolean(),
            isVisible: fc.boolean(),
            choiceGroup: fc.constantFrom(null, null, 'Which wood?', 'Which coat?'),
          }),
      ),
    ),
    taxMode: fc.constantFrom(...taxModes),
    audience: fc.constantFrom(...customerKinds),
  });

/** What the customer would be asked for, by the totals' own arithmetic; a deduction may take it below nothing. */
function sumOf({ lines, taxMode, audience, components }: AmountsToShow): bigint {
  const hidden = hiddenComponentIds(components);
  const lift = { id: 'lift', componentId: null, quantity: 1, unitPriceMinor: 10 ** 9, taxRate: 99 };
  const total = totalQuote({
    lines: [...lines, lift].map((line) => ({ ...line, isCounted: !hidden.has(line.componentId ?? '') })),
    taxMode,
    discountPercent: 0,
  });
  if (!total.ok) throw new Error(total.code);
  if (taxMode === 'none') return BigInt(total.totals.netMinor - lift.unitPriceMinor);
  const rows = total.totals.tax.filter((row) => row.rate !== 99);
  return rows.reduce(
    (sum, row) => sum + BigInt(row.netMinor) + (audience === 'person' ? BigInt(row.taxMinor) : 0n),
    0n,
  );
}

const adding = (parts: readonly ShownPart[]): bigint => parts.reduce((sum, part) => sum + BigInt(part.amountMinor), 0n);

const isAmong = (parts: readonly ShownPart[], id: string): boolean => parts.some((part) => part.componentId === id);

const withVisible = (quote: AmountsToShow, id: string, isVisible: boolean): AmountsToShow => ({
  ...quote,
  components: quote.components.map((part) => (part.id === id ? { ...part, isVisible } : part)),
});

describe.each(currencies)('what is shown in %s', (currency) => {
  const anyQuote = anyAmounts(minorDigits(currency));

  test('the parts and the chosen extras add up to the sum that the totals give', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { parts, extras, sumMinor } = shownAmounts(quote);
        const isChosen = (id: string | null) => quote.components.some((part) => part.id === id && part.isVisible);
        const shown = adding(parts) + adding(extras.filter(({ componentId }) => isChosen(componentId)));
        expect(shown).toBe(sumOf(quote));
        expect(BigInt(sumMinor)).toBe(shown);
      }),
      { numRuns },
    );
  });

  test('an extra shows by how much the sum rises when it is added', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { extras } = shownAmounts(quote);
        for (const { id } of quote.components.filter((part) => part.isOptional && !part.isVisible)) {
          const rise = sumOf(withVisible(quote, id, true)) - sumOf(quote);
          expect(adding(extras.filter((extra) => extra.componentId === id))).toBe(rise);
        }
      }),
      { numRuns },
    );
  });

  test('no choice of extras moves an amount of the included work', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const before = shownAmounts(quote).parts;
        for (const { id, isVisible } of quote.components.filter((part) => part.isOptional))
          expect(shownAmounts(withVisible(quote, id, !isVisible)).parts).toEqual(before);
      }),
      { numRuns: numRuns / 3 },
    );
  });

  test('of each choice exactly one part stands among the parts, whatever was kept as chosen', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { parts, choices } = shownAmounts(quote);
        const hidden = hiddenComponentIds(quote.components);
        for (const { options } of choices) {
          expect(options.filter(({ componentId }) => !hidden.has(componentId))).toHaveLength(1);
          for (const { componentId, lines } of options.filter((option) => option.lines.length > 0)) {
            expect(isAmong(parts, componentId)).toBe(!hidden.has(componentId));
            expect(parts.find((part) => part.componentId === componentId)?.lines ?? lines).toEqual(lines);
          }
        }
      }),
      { numRuns },
    );
  });

  test('what an option shows is the same whichever of its choice is taken, and so is the work that is always done', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const before = shownAmounts(quote);
        const choosable = before.choices.flatMap(({ options }) => options.map(({ componentId }) => componentId));
        for (const { name, options } of before.choices)
          for (const { componentId } of options) {
            const after = shownAmounts({ ...quote, components: withChoice(quote.components, componentId) });
            expect(after.choices.find((choice) => choice.name === name)).toEqual({ name, options });
            const always = (parts: readonly ShownPart[]) =>
              parts.filter((part) => !choosable.some((id) => id === part.componentId));
            expect(always(after.parts)).toEqual(always(before.parts));
          }
      }),
      { numRuns: numRuns / 3 },
    );
  });

  test('each line shows its own share, to less than three of the currency’s smallest units', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { parts, extras, choices } = shownAmounts(quote);
        const options = choices.flatMap((choice) => choice.options);
        for (const shown of [...parts, ...options, ...extras].flatMap(({ lines }) => lines)) {
          const line = quote.lines.find(({ id }) => id === shown.id);
          const own = (line?.quantity ?? 0) * (line?.unitPriceMinor ?? 0);
          const taxed = 1 + (line?.taxRate ?? 0) / 100;
          const exact = {
            exclusive: own * (quote.audience === 'person' ? taxed : 1),
            inclusive: own / (quote.audience === 'person' ? 1 : taxed),
            none: own,
          }[quote.taxMode];
          expect(Math.abs(shown.amountMinor - exact)).toBeLessThan(3);
        }
      }),
      { numRuns },
    );
  });

  test('amounts that already are as they are shown stay what they are', () => {
    fc.assert(
      fc.property(anyQuote, (given) => {
        const quote = { ...given, audience: given.taxMode === 'exclusive' ? 'business' : 'person' } as const;
        const own = totalQuote({
          lines: quote.lines.map((line) => ({ ...line, isCounted: false })),
          taxMode: quote.taxMode,
          discountPercent: 0,
        });
        const { parts, extras } = shownAmounts(quote);
        for (const { id, amountMinor } of [...parts, ...extras].flatMap(({ lines }) => lines))
          expect(own.ok && own.lines.find((line) => line.id === id)?.amountMinor).toBe(amountMinor);
      }),
      { numRuns },
    );
  });
});
