import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule, total } from '#tests/support/estimates.ts';

const decking = bundled('decking');

const slug = 'decking';

describe('decks worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 });
    // 12 m² ÷ 0.75 an hour
    expect(figures(draft(slug, { 'deck.area': 12 }, {}, { rules: [hourly] }))).toContain('lay_softwood 16 × 3000');
  });

  it('costs what guides say for softwood and hardwood, in pounds and dollars', () => {
    const each = (boards: string, area: number, currency: 'GBP' | 'USD') =>
      total(draft(slug, { 'deck.area': area }, { boards }, { currency })) / 100 / area;
    // £80 to £110 and £130 to £170 a square metre; $25 to $35 and $35 to $50 a square foot
    expect(each('softwood', 20, 'GBP')).toBeGreaterThan(80);
    expect(each('softwood', 20, 'GBP')).toBeLessThan(110);
    expect(each('hardwood', 20, 'GBP')).toBeGreaterThan(130);
    expect(each('hardwood', 20, 'GBP')).toBeLessThan(170);
    expect(each('softwood', 18.58, 'USD') * 0.0929).toBeGreaterThan(25);
    expect(each('softwood', 18.58, 'USD') * 0.0929).toBeLessThan(35);
    expect(each('composite', 18.58, 'USD') * 0.0929).toBeGreaterThan(35);
    expect(each('composite', 18.58, 'USD') * 0.0929).toBeLessThan(50);
  });
});

describe('requests for a deck', () => {
  it('names height, buried services and leave in one question', () => {
    const questions = firstQuestions(decking, 'I would like decking in the garden');
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.high.*services\.buried.*permit\.needed/);
  });
});
