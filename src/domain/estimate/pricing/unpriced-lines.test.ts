import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { painting, rule } from '#tests/support/estimates.ts';
import { linesWithPrices } from './choose-rule.ts';
import { unpricedLines } from './unpriced-lines.ts';

const hourly = rule({ serviceTypeId: null, strategy: 'hourly', unit: 'hourly' });
const keysOf = (...given: Parameters<typeof unpricedLines>) => unpricedLines(...given).map(({ key }) => key);

describe('a service’s lines without an own price', () => {
  it('are all of them before there is a rule, and after one for another service', () => {
    const all = linesWithPrices(painting()).map(({ key }) => key);
    const elsewhere = rule({ serviceTypeId: 'st-2', lineKey: 'walls' });
    const switchedOff = rule({ lineKey: 'walls', isActive: false });
    expect(keysOf(painting(), [], 'st-1')).toEqual(all);
    expect(keysOf(painting(), [elsewhere, switchedOff], 'st-1')).toEqual(all);
    expect(keysOf(painting(), [rule({ lineKey: 'walls' })], 'st-1')).toEqual(all.filter((key) => key !== 'walls'));
  });

  it('are, beside one rate by the hour, materials and the labour whose hours nobody knows', () => {
    const left = unpricedLines(bundled('tap-replacement'), [hourly], 'st-1');
    expect(left.filter(({ category }) => category === 'labour').map(({ key }) => key)).toEqual(['agreed_days']);
    expect(left.some(({ category }) => category === 'materials')).toBe(true);
  });

  it('include one whose rule counts in a unit that cannot count it', () => {
    const byArea = rule({ lineKey: 'agreed_days', strategy: 'per_area', unit: 'per_area' });
    expect(keysOf(bundled('tap-replacement'), [byArea], 'st-1')).toContain('agreed_days');
  });
});
