import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { firstQuestions } from '#tests/support/estimates.ts';

const showerInstallation = bundled('shower-installation');

describe('requests for a shower', () => {
  it('names old electrics, water damage and asbestos in one question', () => {
    const questions = firstQuestions(showerInstallation, 'We need a new shower');
    const hazards = questions.find((one) => one.question_key === 'q.hazards');
    expect(JSON.stringify(hazards?.config)).toMatch(/electrics\.old.*water\.damage.*asbestos/);
  });
});
