import { describe, expect, it } from 'vitest';
import { draft, extrasOf, figures, read, total } from '../../estimate/testing.ts';

describe('gardens worked out by hand', () => {
  it('clears 15 × 7 m of brambles with the roots and takes all of it away through a narrow alley', () => {
    const job = { growth: 'dense', roots: 'out', rubbish: 'some', waste: 'take', access: 'narrow' };
    // 105 m²; a load takes 25 m² of dense growth: 4.2 → 5.
    expect(figures(draft('garden-clearance', { 'plot.length': 15, 'plot.width': 7 }, job))).toEqual([
      'clear_dense 105 × 700',
      'roots 105 × 500',
      'green_waste 5 × 9500',
      'rubbish 1 × 14000',
      'carry 5 × 3000',
    ]);
  });

  it('brings a small weeding job up to the minimum charge', () => {
    const result = draft('garden-clearance', { 'plot.size': [5, 4] }, { growth: 'light', waste: 'stays' });
    // 20 × 2.20 = 44.00; minimum 75.00
    expect(figures(result)).toEqual(['clear_light 20 × 220', 'minimum_charge 1 × 3100']);
  });

  it('prices a session of three hours at what is published for it (gard-01: £80)', () => {
    const result = draft('garden-clearance', {}, { 'session.hours': 3 });
    const lines = result.lines.filter((one) => one.playbook_line === 'session');
    expect(figures(result)).toEqual(['session 3 × 2700']);
    expect(total({ ...result, lines })).toBe(8100);
  });

  it('offers membrane with bark, and a second visit where roots stay', () => {
    const extras = extrasOf(draft('garden-clearance', { 'plot.size': [5, 4] }, { roots: 'cut' }));
    expect(extras).toEqual([
      'membrane: membrane 20 × 450',
      'membrane: membrane_lay 20 × 350',
      'second_visit: weedkill 20 × 80',
    ]);
    expect(extrasOf(draft('garden-clearance', { 'plot.size': [5, 4] }, { roots: 'out' })).join()).not.toContain(
      'weedkill',
    );
  });
});

describe('requests for a clearance', () => {
  const rambling =
    "Bought a house at auction and the back is solid bramble and nettles, maybe 15 metres long. There's some old carpet and bricks in there as well. Want it back to bare ground, not fussed about the front";

  it('reads the one length that is stated and asks only for the width', () => {
    const { sections, job, asked } = read('garden-clearance', rambling);
    expect(sections).toEqual([['Garden', 'plot.length 15']]);
    expect(job).toEqual(['growth dense', 'rubbish some']);
    expect(asked).toContain('plot.width');
    for (const key of ['plot.size', 'plot.length', 'growth', 'rubbish']) expect(asked).not.toContain(key);
  });

  it('asks for photos, roots, dangers, the way in and where to load', () => {
    const { asked } = read('garden-clearance', rambling);
    expect(asked).toEqual(expect.arrayContaining(['photos', 'roots', 'plants.invasive', 'access', 'loading']));
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it('reads German', () => {
    const { sections, job } = read(
      'garden-clearance',
      'Garten völlig zugewachsen, 8 x 12 m, alles samt Wurzeln raus und abfahren, 2 Baumstümpfe',
      'de-DE',
    );
    expect(sections).toEqual([['Garten', 'plot.size 8 x 12']]);
    expect(job).toEqual(['growth dense', 'roots out', 'items stump 2', 'waste take']);
  });
});
