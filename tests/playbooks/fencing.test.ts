import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, figures, firstQuestions, rule, traceOf } from '#tests/support/estimates.ts';

const fencing = bundled('fencing');

const none = { 'old.fence': 'none', gate: 'none' };

describe('fences worked out by hand', () => {
  it('panels between posts that stay show how much of the labour is left', () => {
    const job = { ...none, 'fence.type': 'lap_panel', 'post.type': 'keep', 'gravel.boards': 'wanted' };
    const result = draft('fencing', { 'run.panels': 5, 'run.height': 1.8 }, job);
    expect(traceOf(result, 'fit')).toContain('× 0.45');
  });

  it('a size comes to the same whichever side comes first', () => {
    const way = (size: readonly [number, number]) =>
      figures(draft('fencing', { 'run.size': size }, { ...none, 'fence.type': 'closeboard' }));
    expect(way([1.8, 15])).toEqual(way([15, 1.8]));
  });

  it('takes the provider’s own price by the metre, and an hourly rate by its pace', () => {
    const own = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 3100 });
    expect(figures(draft('fencing', { 'run.length': 10 }, none, { rules: [own] }))).toContain('fit 10 × 3100');
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4000 });
    // 16 m × 0.625 h
    expect(figures(draft('fencing', { 'run.length': 16 }, none, { rules: [hourly] }))).toContain('fit 10 × 4000');
  });
});

describe('requests for a fence', () => {
  it('asks for length and height in one question, cables and the boundary in another', () => {
    const questions = firstQuestions(fencing, 'I need a new fence');
    expect(questions.find((one) => one.question_key === 'q.size')).toMatchObject({
      type: 'Dimensions',
      config: { shapes: ['linear'], width_label: 'Height' },
    });
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/services\.buried.*boundary\.unclear/);
  });
});
