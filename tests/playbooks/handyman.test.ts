import { describe, expect, it } from 'vitest';
import { draft, figures, read, rule } from '#tests/support/estimates.ts';

describe('small jobs worked out by hand', () => {
  it('takes the provider’s hourly rate', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 4500 });
    expect(figures(draft('handyman', {}, { 'session.hours': 2 }, { rules: [hourly] }))).toContain('work 2 × 4500');
  });
});

const list =
  'Hi, we have a list of odd jobs: 3 shelves to put up in the study, 2 curtain poles, a squeaky door and a dripping tap. Walls are plasterboard. I have the shelves already. Parking outside is free.';

describe('requests for small jobs as people write them', () => {
  it('counts shelves and poles of one list', () => {
    const { job } = read('handyman', list);
    expect(job.join()).toMatch(/tasks shelf 3, rail 2/);
  });
});
