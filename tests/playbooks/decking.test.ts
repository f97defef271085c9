import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule } from '#tests/support/estimates.ts';

const decking = bundled('decking');

const slug = 'decking';

describe('decks worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3000 });
    // 12 m² × 1.333 h
    expect(figures(draft(slug, { 'deck.area': 12 }, {}, { rules: [hourly] }))).toContain('lay_softwood 16 × 3000');
  });
});

describe('requests for a deck', () => {
  it('names height, buried services and leave in one question', () => {
    const questions = firstQuestions(decking, 'I would like decking in the garden');
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.high.*services\.buried.*permit\.needed/);
  });
});
