import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';
import { quantitiesIn } from './quantities-in.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'no', 'fi'];
const metric = { languages, decimal: '.', usualUnit: 'meters' } as const;
const comma = { languages, decimal: ',', usualUnit: 'meters' } as const;

function read(text: string, options: Parameters<typeof quantitiesIn>[1] = metric): string[] {
  return quantitiesIn(text, options).map((found) => shown(found));
}

function shown(found: ParsedQuantity): string {
  if (found.kind === 'dimensions') return `${found.sides.map((side) => side.toFixed()).join(' x ')} m (${found.unit})`;
  if (found.kind === 'number') return found.value.toFixed();
  return `${found.value.toFixed()} ${found.kind === 'area' ? 'm2' : 'm'} (${found.unit})`;
}

describe('measures as people write them', () => {
  it.each([
    [`5' 6"`, '1.6764 m (feet)'],
    ['5ft 6in', '1.6764 m (feet)'],
    ['5 foot 6', '1.6764 m (feet)'],
    ['5 foot 6 high', '1.6764 m (feet)'],
    ['5.5 ft', '1.6764 m (feet)'],
    [`12'6"`, '3.81 m (feet)'],
    [`12'6`, '3.81 m (feet)'],
    ['12 feet 6 inches', '3.81 m (feet)'],
    ['12½ ft', '3.81 m (feet)'],
    ['6"', '0.1524 m (feet)'],
    ['250cm', '2.5 m (meters)'],
    ['2400 mm', '2.4 m (meters)'],
    ['2 metres', '2 m (meters)'],
    ['4m20', '4.2 m (meters)'],
    ['120 linear feet', '36.576 m (feet)'],
    ['25 lfm', '25 m (meters)'],
    ['25 laufende Meter', '25 m (meters)'],
    ['10 yards', '9.144 m (feet)'],
    ['36 m2', '36 m2 (meters)'],
    ['36m²', '36 m2 (meters)'],
    ['36 sq m', '36 m2 (meters)'],
    ['36 square metres', '36 m2 (meters)'],
    ['200 sqft', '18.580608 m2 (feet)'],
    ['1,200 sq ft', '111.483648 m2 (feet)'],
    ['4x3 m', '4 x 3 m (meters)'],
    ['4 by 3', '4 x 3 m (meters)'],
    ['4m x 3.5m', '4 x 3.5 m (meters)'],
    ['4 m × 3 m x 2.4 m', '4 x 3 x 2.4 m (meters)'],
    ['12 ft x 10 ft', '3.6576 x 3.048 m (feet)'],
    [`12' x 10'`, '3.6576 x 3.048 m (feet)'],
    [`6'x6' panels`, '1.8288 x 1.8288 m (feet)'],
    [`12'6" x 10'`, '3.81 x 3.048 m (feet)'],
    ['12ft 6 x 10ft', '3.81 x 3.048 m (feet)'],
    ['12x10ft', '3.6576 x 3.048 m (feet)'],
    ['12 by 12 ft room', '3.6576 x 3.6576 m (feet)'],
    ['250x300cm', '2.5 x 3 m (meters)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('a comma is a decimal sign where it is one', () => {
    expect(read('4,5 m', comma)).toEqual(['4.5 m (meters)']);
    expect(read('4,5 x 3,20 m', comma)).toEqual(['4.5 x 3.2 m (meters)']);
    expect(read('1.200 m²', comma)).toEqual(['1200 m2 (meters)']);
    expect(read('18 qm', comma)).toEqual(['18 m2 (meters)']);
  });

  it('a bare pair takes the usual unit', () => {
    expect(read('12 x 10', { ...metric, usualUnit: 'feet' })).toEqual(['3.6576 x 3.048 m (feet)']);
  });

  it('a number stays a number beside other words', () => {
    expect(read('2 coats in 3 rooms, built in 1935')).toEqual(['2', '3', '1935']);
    expect(read('3 months, 2 men')).toEqual(['3', '2']);
  });

  it('several measures keep their places', () => {
    const text = 'Living room 5x4m and a bedroom 3.2 m by 3 m, 2.4 m high';
    const places = quantitiesIn(text, metric).map((found) => text.slice(found.start, found.end));
    expect(places).toEqual(['5x4m', '3.2 m by 3 m', '2.4 m']);
  });

  it('no text makes it throw, and spans never overlap', () => {
    const pieces = fc.constantFrom(
      '4',
      '3.5',
      'x',
      ' ',
      'm',
      "'",
      '"',
      'ft',
      'by',
      '²',
      ',',
      '.',
      'é',
      '½',
      '😀',
      '12',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          let from = 0;
          for (const found of quantitiesIn(text, comma)) {
            expect(found.start).toBeGreaterThanOrEqual(from);
            expect(found.end).toBeGreaterThan(found.start);
            from = found.end;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
