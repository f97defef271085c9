import { expect, test } from 'vitest';
import { type GivenResponse, givenResponses, latestAnswers } from '#domain/question/branching.ts';
import type { FlowQuestion } from '../customer-quote.ts';
import { openPrefill } from './open-prefill.ts';

const question: FlowQuestion = {
  id: 'length',
  component_id: null,
  requirement_key: null,
  type: 'NumberInput',
  prompt: 'How long is it?',
  help: null,
  config: { min: 1, max: 100, unit: 'm' },
  role: 'primary',
  importance: 'medium',
  match_mode: 'any',
  urgency: 'medium',
  origin: 'initial',
  status: 'active',
  required: true,
  position: 0,
  reviewed_at: null,
  engine: 'builtin',
  depends_on: null,
  dependsOn: null,
  revision: 1,
  prefill: { number: 12 },
  prefill_source: 'request',
  response: null,
};
const given = (status: GivenResponse['status']) => {
  const value = status === 'completed' ? { number: 9 } : null;
  return latestAnswers(givenResponses([question], [{ questionId: 'length', value, status }]));
};

test('what a request seems to say is offered until the customer says anything to it', () => {
  expect(openPrefill(question, new Map())).toEqual({ type: 'NumberInput', value: { number: 12 } });
  for (const status of ['completed', 'active', 'skipped'] as const)
    expect(openPrefill(question, given(status)), status).toBeNull();
});

test.each([
  ['nothing', null],
  ['an empty value', {}],
  ['a value out of bounds', { number: 500 }],
  ['a value of another kind', { text: 'long' }],
])('%s is not offered', (_, prefill) => {
  expect(openPrefill({ ...question, prefill }, new Map())).toBeNull();
});
