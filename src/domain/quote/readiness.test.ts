import { describe, expect, it } from 'vitest';
import { boundsOf, type PriceRisk, readinessLevel } from './readiness.ts';

const label = 'Room size';
const cases: readonly [PriceRisk['kind'], string][] = [
  ['service_unsure', 'visit'],
  ['hazard_stated', 'visit'],
  ['size_assumed', 'range'],
  ['doubt_open', 'range'],
];

describe('a price', () => {
  it('is firm where nothing speaks against it', () => {
    expect(readinessLevel([])).toBe('firm');
  });

  it.each(cases)('with %s is a %s', (kind, level) => {
    expect(readinessLevel([{ kind, label } as PriceRisk])).toBe(level); // each kind with the label that most of them have
  });

  it('needs a visit where one of its reasons does', () => {
    expect(
      readinessLevel([
        { kind: 'size_assumed', label },
        { kind: 'hazard_stated', label },
      ]),
    ).toBe('visit');
  });

  it('moves as far down as up, in whole pence', () => {
    expect(boundsOf(10_001, 250)).toEqual({ low: 7501, high: 12_501 });
    expect(boundsOf(500, 0)).toEqual({ low: 500, high: 500 });
  });
});
