import { describe, expect, it } from 'vitest';
import { draft, extrasOf, figures, read, rule, total } from '../../estimate/testing.ts';

const none = { 'old.fence': 'none', gate: 'none' };

describe('fences worked out by hand', () => {
  it('prices 15 m of 1.2 m picket within its published range (fenc-01: £900 to £1,050)', () => {
    const result = draft('fencing', { 'run.length': 15, 'run.height': 1.2 }, { ...none, 'fence.type': 'picket' });
    // Bays 15 ÷ 1.83 = 8.2 → 9, so 10 posts and 20 bags.
    expect(figures(result)).toEqual([
      'fit 15 × 2600',
      'posts_timber 10 × 1800',
      'post_mix 20 × 700',
      'picket 15 × 1700',
    ]);
    // 390 + 180 + 140 + 255
    expect(total(result)).toBe(96_500);
  });

  it('replaces 13.72 m of closeboard on concrete posts, with a gate and the old fence taken away', () => {
    const job = { 'fence.type': 'closeboard', 'post.type': 'concrete', 'old.fence': 'remove', gate: 'single' };
    const result = draft('fencing', { 'run.length': 13.716, 'run.height': 1.8288 }, job);
    // Bays 13.716 ÷ 1.83 = 7.5 → 8, 9 posts, 18 bags; 13.716 × 1.8288 = 25.084 m²; one load of up to 15 m.
    expect(figures(result)).toEqual([
      'take_down 13.716 × 600',
      'fit 13.716 × 2600',
      'posts_concrete 9 × 2800',
      'post_mix 18 × 700',
      'closeboard 25.084 × 1550',
      'gate 1 × 13500',
      'gate_fit 1 × 9000',
      'disposal 1 × 9000',
    ]);
  });

  it('adds hard ground by the post and a slope by the metre', () => {
    const hard = draft(
      'fencing',
      { 'run.length': 6, 'run.height': 1.8 },
      { ...none, 'fence.type': 'lap_panel', ground: 'hard' },
    );
    // Bays 6 ÷ 1.83 = 3.3 → 4, 5 posts.
    expect(figures(hard)).toContain('dig_hard 5 × 1200');
    expect(figures(hard)).toContain('lap_panels 4 × 3600');
    const slope = draft('fencing', { 'run.length': 6, 'run.height': 1.8 }, { ...none, ground: 'slope' });
    expect(figures(slope)).toContain('slope 6 × 400');
  });

  it('prices 150 ft of 6 ft cedar within its published range (fenc-03: $4,500 to $7,500)', () => {
    const section = { 'run.length': 45.72, 'run.height': 1.8288 };
    const result = draft('fencing', section, { ...none, 'fence.type': 'closeboard' }, { currency: 'USD' });
    expect(total(result)).toBe(574_192);
  });

  it('takes the provider’s own price by the metre', () => {
    const own = rule({ unit: 'per_unit', strategy: 'per_unit', lineKey: 'fit', rateMinor: 3100 });
    expect(figures(draft('fencing', { 'run.length': 10 }, none, { rules: [own] }))).toContain('fit 10 × 3100');
  });

  it('offers a gate, stain and a trellis beside the price', () => {
    const result = draft('fencing', { 'run.length': 15, 'run.height': 1.2 }, none);
    // 2 sides × 15 × 1.2 = 36 m²; nine bays
    expect(extrasOf(result)).toEqual([
      'gate: gate_extra 1 × 13500',
      'gate: gate_fit_extra 1 × 9000',
      'stain: stain 36 × 450',
      'trellis: trellis 9 × 1800',
    ]);
  });
});

describe('requests for a fence', () => {
  it('reads feet, the kind of fence, what is rotten and the gate, and asks none of it again', () => {
    const { sections, job, asked } = read(
      'fencing',
      'Hi, about 45 ft of 6 ft closeboard at the back, two posts have rotted, need it replaced, and a gate at the side. Cheers Sam',
    );
    expect(sections).toEqual([['Fence', 'run.length 13.716', 'run.height 1.8288']]);
    expect(job).toEqual(['fence.type closeboard', 'old.fence remove', 'gate single']);
    for (const key of ['run.length', 'run.height', 'fence.type', 'old.fence', 'gate']) expect(asked).not.toContain(key);
    expect(asked).toContain('services.buried');
  });

  it('reads German', () => {
    const { sections, job } = read(
      'fencing',
      'Zaun 22 m, 1,5m hoch, Doppelstabmatten, am Hang. Der alte Zaun muss weg, kein Tor.',
      'de-DE',
    );
    expect(sections).toEqual([['Zaun', 'run.length 22', 'run.height 1.5']]);
    expect(job).toEqual(['fence.type wire', 'old.fence remove', 'gate none', 'ground slope']);
  });

  it('keeps two runs with a length each apart', () => {
    const { sections } = read('fencing', 'Left side is 12 m long and the right side is 8 m long, both 1.8 m high.');
    expect(sections.map(([title, , length]) => [title, length])).toEqual([
      ['Left side', 'run.length 12'],
      ['Right side', 'run.length 8'],
    ]);
  });
});
