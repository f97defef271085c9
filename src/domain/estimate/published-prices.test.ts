import { describe, expect, it } from 'vitest';
import { estimate, room, type Short, stated, total } from '#tests/support/estimates.ts';
import type { Currency } from '../currency.ts';
import type { Section } from './fact.ts';

const feet = 0.3048;

/** Published guide prices of 2025: what, facts, [low, high] in whole units. The playbook's rates are set to fit these. */
const guides: ReadonlyArray<{
  readonly id: string;
  readonly currency: Currency;
  readonly section: Section;
  readonly job: Readonly<Record<string, Short>>;
  readonly range: readonly [number, number];
}> = [
  {
    id: 'pain-01 standard bedroom, walls and ceiling',
    currency: 'GBP',
    section: room({ 'room.size': [4, 3] }),
    job: { surfaces: ['walls', 'ceiling'] },
    range: [300, 500],
  },
  {
    id: 'pain-03 large lounge with woodwork',
    currency: 'GBP',
    section: room({ 'room.size': [6, 4] }),
    job: { surfaces: ['walls', 'ceiling', 'woodwork'] },
    range: [450, 750],
  },
  {
    id: 'pain-05 medium room, walls',
    currency: 'GBP',
    section: room({ 'room.size': [4, 3.5] }),
    job: { surfaces: ['walls'] },
    range: [280, 400],
  },
  {
    id: 'pain-07 room of 15 m², everything',
    currency: 'GBP',
    section: room({ 'room.floor_area': 15 }),
    job: { surfaces: ['walls', 'ceiling', 'woodwork'] },
    range: [350, 650],
  },
  {
    id: 'pain-09 hall, stairs and landing',
    currency: 'GBP',
    section: room({ 'room.kind': 'stairs', 'work.high': true }),
    job: { surfaces: ['walls', 'ceiling', 'woodwork'] },
    range: [400, 900],
  },
  {
    id: 'pain-11 room of 12 by 12 ft',
    currency: 'USD',
    section: room({ 'room.size': [12 * feet, 12 * feet] }),
    job: { surfaces: ['walls'] },
    range: [300, 800],
  },
  {
    id: 'pain-13 three-bedroom house, walls and ceilings',
    currency: 'AUD',
    section: room({ 'room.kind': 'whole_home', 'home.bedrooms': 3 }),
    job: { surfaces: ['walls', 'ceiling'] },
    range: [5500, 9000],
  },
  {
    id: 'pain-19 flat with 220 m² to paint',
    currency: 'EUR',
    section: room({ 'walls.area': 220 }),
    job: { surfaces: ['walls'] },
    range: [1200, 2400],
  },
  {
    id: 'pain-21 80 m² of interior wall',
    currency: 'EUR',
    section: room({ 'walls.area': 80 }),
    job: { surfaces: ['walls'] },
    range: [320, 800],
  },
];

describe('starter rates give what guides publish', () => {
  it.each(guides)('$id', ({ currency, section, job, range }) => {
    const price = total(estimate({ currency, sections: [section], jobFacts: stated(job) })) / 100;
    expect(price).toBeGreaterThanOrEqual(range[0]);
    expect(price).toBeLessThanOrEqual(range[1]);
  });
});
