import { describe, expect, it } from 'vitest';
import { draft, extrasOf, figures, read, total } from '../../estimate/testing.ts';

describe('tiled walls worked out by hand', () => {
  it('prices 20 m² of basic ceramic within 2 % of its published example (tili-01: £820)', () => {
    const result = draft(
      'wall-tiling',
      { 'wall.area': 20, wet: 'dry' },
      { 'old.tiles': 'none', 'tile.supply': 'tiler', 'tile.quality': 'basic' },
    );
    expect(figures(result)).toEqual(['tile 20 × 2300', 'tiles 22 × 1000', 'adhesive 20 × 650', 'trims 4 × 500']);
    // 460 + 220 + 130 + 20
    expect(total(result)).toBe(83_000);
  });

  it('takes off old tiles, levels, and leaves out tiles that the customer has', () => {
    const section = { 'wall.length': 4.8, 'wall.height': 2.4, wet: 'dry' };
    const result = draft('wall-tiling', section, { 'old.tiles': 'remove', 'tile.supply': 'customer' });
    // 4.8 × 2.4 = 11.52 m²; trims 11.52 ÷ 5 = 2.3 → 3.
    expect(figures(result).slice(0, 6)).toEqual([
      'remove_old 11.52 × 1200',
      'level 11.52 × 700',
      'tile 11.52 × 2300',
      'adhesive 11.52 × 650',
      'trims 3 × 500',
      'disposal 1 × 4500',
    ]);
  });

  it('makes a shower waterproof and offers a niche there', () => {
    const result = draft(
      'wall-tiling',
      { 'wall.size': [2.7, 2.1], wet: 'wet' },
      { 'tile.supply': 'customer', 'tile.format': 'mosaic' },
    );
    // 2.7 × 2.1 = 5.67 m²
    expect(figures(result)).toEqual(
      expect.arrayContaining(['waterproof 5.67 × 900', 'membrane 5.67 × 700', 'mosaic 5.67 × 1400']),
    );
    expect(extrasOf(result)).toContain('niche: niche 1 × 12000');
    expect(extrasOf(draft('wall-tiling', { 'wall.size': [2.7, 2.1], wet: 'dry' }))).not.toContain(
      'niche: niche 1 × 12000',
    );
  });
});

describe('requests for tiles', () => {
  it('reads bullet points and adds up the walls', () => {
    const { sections, job, asked } = read(
      'wall-tiling',
      'Hi,\n- bathroom\n- two walls, 2.4 m high, 3 m and 1.8 m long\n- old tiles off first\n- we have the tiles',
    );
    expect(sections).toEqual([['Bathroom', 'wall.kind bathroom', 'wall.length 4.8', 'wall.height 2.4']]);
    expect(job).toEqual(['old.tiles remove', 'tile.supply customer']);
    for (const key of ['wall.size', 'wall.height', 'old.tiles', 'tile.supply']) expect(asked).not.toContain(key);
    expect(asked).toContain('walls.asbestos');
  });

  it('knows that a shower gets wet and a splashback does not', () => {
    expect(read('wall-tiling', 'Tile the shower, 2.7 x 2.1 m').sections).toEqual([
      ['Shower', 'wall.kind shower', 'wet wet', 'wall.size 2.7 × 2.1'],
    ]);
    expect(read('wall-tiling', 'Küchenrückwand fliesen, 3 m lang, 60 cm hoch', 'de-DE').sections).toEqual([
      ['Küchenrückwand', 'wall.kind splashback', 'wet dry', 'wall.length 3', 'wall.height 0.6'],
    ]);
  });
});
