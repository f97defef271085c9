import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { draft, estimate, figures, firstQuestions, room, rule, stated } from '#tests/support/estimates.ts';

const tapReplacement = bundled('tap-replacement');
describe('taps worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const rules = [rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 6000 })];
    // 2 basins × 1 h
    const result = draft('tap-replacement', {}, { taps: { basin: 2 }, work: 'replace' }, { rules });
    expect(figures(result)).toContain('fit_basin 2 × 6000');
  });

  it('half a day at an agreed rate costs just that whatever is fitted, and in every currency', () => {
    const job = { work: 'replace', 'booked.days': 0.5, 'day.rate': 150, 'parts.amount': 10 } as const;
    const result = draft('tap-replacement', {}, job);
    expect(figures(draft('tap-replacement', {}, { ...job, taps: { bath: 1, basin: 1 } }))).toEqual(figures(result));
    const inYen = estimate({
      playbook: tapReplacement,
      sections: [room({})],
      jobFacts: stated({ ...job, 'day.rate': 40000 }),
      currency: 'JPY',
    });
    expect(figures(inYen)[0]).toBe('agreed_days 20000 × 1');
  });
});

describe('what a tap request is asked', () => {
  it('water damage is always asked, less what is stated', () => {
    const hazards = firstQuestions(tapReplacement, 'kitchen tap leaking, the worktop is swollen').find(
      (one) => one.question_key === 'q.hazards',
    );
    expect(hazards?.config.options).toMatchObject([{ id: 'water.escaping' }, { id: 'none' }, { id: 'unsure' }]);
  });
});
