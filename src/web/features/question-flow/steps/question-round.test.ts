import { expect, test } from 'vitest';
import type { CustomerQuote } from '../customer-quote.ts';
import { firstOpen, questionsOfRound } from './question-round.ts';

type Question = CustomerQuote['questions'][number];

const question = (id: string, position: number, fields: Partial<Question> = {}) =>
  ({
    id,
    position,
    type: 'TextQuestion',
    config: {},
    required: false,
    origin: 'initial',
    depends_on: null,
    response: null,
    ...fields,
  }) as Question; // nothing else of a question is read
const answered = (id: string): Question['response'] => ({
  question_id: id,
  value: { text: 'Yes' },
  status: 'completed',
  answered_at: '2026-11-28T10:00:00Z',
});
const quote = (stage: CustomerQuote['stage'], questions: Question[]) =>
  ({ stage, questions }) as unknown as CustomerQuote; // nothing else of a quote is read

const kind = question('kind', 0, { response: answered('kind') });
const leftOut = question('left-out', 1);
const followUp = question('follow-up', 2, { origin: 'partial_resolution' });
const photo = question('photo', 3, { origin: 'media_discovery' });

test('the first round starts at what is open and has every question', () => {
  const first = quote('initial_intake', [kind, leftOut]);
  expect(firstOpen(first)?.id).toBe('left-out');
  expect([...questionsOfRound(first)]).toEqual(['kind', 'left-out']);
});

test('a follow-up round starts at its first question, whatever was left out before', () => {
  const second = quote('post_detail_responses', [kind, leftOut, followUp, photo]);
  expect(firstOpen(second)?.id).toBe('follow-up');
  expect([...questionsOfRound(second)]).toEqual(['follow-up', 'photo']);
});

test('a follow-up round goes on at its next question, and then at what was left out', () => {
  const done = { ...followUp, response: answered('follow-up') };
  expect(firstOpen(quote('post_detail_responses', [kind, leftOut, done, photo]))?.id).toBe('photo');
  expect(firstOpen(quote('post_detail_responses', [kind, leftOut, done]))?.id).toBe('left-out');
});

test('a follow-up that hangs on an answer of the first round is open like any other', () => {
  const response = { question_id: 'wood', value: { selected: ['oak'] }, status: 'completed', answered_at: '' } as const;
  const wood = question('wood', 0, { type: 'MultipleChoice', response });
  const oak = { ...followUp, depends_on: { question_id: 'wood', any_of: ['oak'] } };
  expect(firstOpen(quote('post_detail_responses', [wood, oak, photo]))?.id).toBe('follow-up');
});

test('what a provider asks after the draft is a round of its own', () => {
  const more = question('more', 4);
  expect([...questionsOfRound(quote('quote_estimation', [kind, more]))]).toEqual(['more']);
});
