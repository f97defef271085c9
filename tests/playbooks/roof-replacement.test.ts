import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { firstQuestions } from '#tests/support/estimates.ts';

const roofReplacement = bundled('roof-replacement');

describe('requests for a new roof', () => {
  it('asks for size, covering, height, what is on the roof and the dangers', () => {
    const questions = firstQuestions(roofReplacement, 'How much to reroof my house?');
    expect(questions.map((one) => one.question_key).toSorted()).toEqual(
      ['q.size', 'q.photos', 'q.covering', 'q.storeys', 'q.features', 'q.hazards', 'q.start', 'closing'].toSorted(),
    );
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/structure\.weak.*asbestos.*access\.blocked/);
  });
});
