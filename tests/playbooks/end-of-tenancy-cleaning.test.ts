import { describe, expect, it } from 'vitest';
import { draft, figures } from '#tests/support/estimates.ts';

const slug = 'end-of-tenancy-cleaning';
describe('requests for a moving-out clean', () => {
  it('two rooms as Germans count them are one bedroom to clean', () => {
    // 4 + (2 − 1) × 2.3 = 6.3 h
    expect(figures(draft(slug, { 'home.rooms': 2, 'home.type': 'flat' }))[0]).toBe('clean 6.3 × 2200');
  });
});
