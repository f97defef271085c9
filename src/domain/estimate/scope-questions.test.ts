import { describe, expect, it } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { parseAnswer } from '../question/parse-answer.ts';
import type { Classification } from './classify-request.ts';
import { classifyRequest } from './classify-request.ts';
import type { AnsweredQuestion } from './fact.ts';
import {
  classificationFrom,
  otherScope,
  planScopeQuestions,
  scopeAnswer,
  scopeRequirement,
} from './scope-questions.ts';

function classified(scores: Readonly<Record<string, number>>, confident = false): Classification {
  const candidates = Object.entries(scores).map(([service_type, score]) => ({ service_type, score, probability: 0.4 }));
  return { candidates, confident };
}

const unsure = classified({ 'end-of-tenancy-cleaning': 3, 'interior-painting': 2.5 });

function answered(value: unknown, status: AnsweredQuestion['status'] = 'completed'): AnsweredQuestion[] {
  const [planned] = planScopeQuestions({ classification: unsure, playbooks, locale: 'en-GB' });
  if (!planned) throw new Error('nothing asked');
  const { question_key: questionKey, requirement_key: requirementKey, type, config } = planned;
  const answer = parseAnswer(type, value);
  return [{ id: 'q-1', sectionKey: null, questionKey, requirementKey, type, config, answer, status }];
}

describe('the question that tells services apart', () => {
  it('offers the candidates by name, best first, and something else', () => {
    const [question, ...more] = planScopeQuestions({ classification: unsure, playbooks, locale: 'en-GB' });
    expect(more).toEqual([]);
    expect(question).toMatchObject({ type: 'MultipleChoice', required: true, requirement_key: scopeRequirement });
    expect(question?.config.options).toEqual([
      { id: 'end-of-tenancy-cleaning', label: 'End of tenancy cleaning' },
      { id: 'interior-painting', label: 'Interior painting' },
      { id: otherScope, label: 'Something else' },
    ]);
  });

  it('speaks the language of the quote', () => {
    const [question] = planScopeQuestions({ classification: unsure, playbooks, locale: 'de-AT' });
    expect(question?.prompt).toBe('Worum geht es?');
    expect(question?.config.options).toMatchObject([
      { label: 'Endreinigung beim Auszug' },
      { label: 'Malerarbeiten innen' },
      { label: 'Etwas anderes' },
    ]);
  });

  it('is not asked when the service is clear or nothing fits', () => {
    const sure = classified({ 'interior-painting': 6 }, true);
    expect(planScopeQuestions({ classification: sure, playbooks, locale: 'en-GB' })).toEqual([]);
    expect(planScopeQuestions({ classification: classified({}), playbooks, locale: 'en-GB' })).toEqual([]);
    const unknown = classified({ 'church-organ-tuning': 2 });
    expect(planScopeQuestions({ classification: unknown, playbooks, locale: 'en-GB' })).toEqual([]);
  });

  it('a bare hint of one service is confirmed with one tap', () => {
    const classification = classifyRequest({ text: 'I need something painted', locale: 'en-GB', playbooks });
    const [question] = planScopeQuestions({ classification, playbooks, locale: 'en-GB' });
    expect(question?.config.options).toContainEqual({ id: 'interior-painting', label: 'Interior painting' });
    expect(question?.config.options).toContainEqual({ id: otherScope, label: 'Something else' });
  });

  it('offers at most four services', () => {
    const [playbook] = playbooks;
    if (!playbook) throw new Error('no playbook');
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((service_type) => ({ ...playbook, service_type }));
    const scores = Object.fromEntries(many.map(({ service_type }) => [service_type, 2]));
    const [question] = planScopeQuestions({ classification: classified(scores), playbooks: many, locale: 'en-GB' });
    expect(question?.config.options).toHaveLength(5);
  });
});

describe('the answer', () => {
  it('is the service chosen', () => {
    expect(scopeAnswer(answered({ selected: ['interior-painting'] }))).toBe('interior-painting');
    expect(classificationFrom('interior-painting')).toMatchObject({
      candidates: [{ service_type: 'interior-painting' }],
      confident: true,
    });
  });

  it('something else, or passing over it, is none of the services', () => {
    expect(scopeAnswer(answered({ selected: [otherScope] }))).toBe(otherScope);
    expect(scopeAnswer(answered(null, 'skipped'))).toBe(otherScope);
    expect(scopeAnswer(answered(null, 'deferred'))).toBe(otherScope);
    expect(classificationFrom(otherScope)).toEqual({ candidates: [], confident: false });
  });

  it('is nothing while unanswered, and never a service that was not offered', () => {
    expect(scopeAnswer([])).toBeNull();
    expect(scopeAnswer(answered(null, 'active'))).toBeNull();
    expect(scopeAnswer(answered({ selected: ['church-organ-tuning'] }))).toBeNull();
  });
});
