import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { valueSchemas } from '#contract/question-shapes.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { Answer } from '#domain/question/answer.ts';
import { type AnswerProblemCode, answerProblem } from '#domain/question/answer-problem.ts';
import {
  type Answers,
  type GivenResponse,
  givenResponses,
  latestAnswers,
  shownQuestions,
} from '#domain/question/branching.ts';
import { incompleteCode } from '#domain/question/completeness.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { isPutOff, missingRequired, progress } from '#domain/question/progress.ts';
import { statusOn } from '#domain/quote/expiry.ts';
import { say } from '#server/i18n.ts';
import { listMedia, type MediaRow } from '#server/media/media-store.ts';
import { continueAfterScope, isScopeOpen } from '#server/pipeline/clarify-scope.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import {
  insertResponses,
  listLatestResponses,
  type NewResponse,
  type QuestionRow,
} from '#server/questions/question-store.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { answerSentences } from './answer-sentences.ts';
import { isSubmitBeingChecked, listReviewedQuestions } from './customer-quote-store.ts';
import { keepAnswerToRemoved, keepRemovedChoices } from './keep-late-answers.ts';
import { nextPage } from './next-page.ts';

type Input = z.output<(typeof endpoints)['saveResponses']['body']>;
type Given = Input['responses'][number];
type Outcome = z.input<(typeof endpoints)['saveResponses']['response']>;

interface SaveDeps {
  readonly queue: JobQueue;
  readonly clock: Clock;
}

/**
 * Keeps answers as they are, complete or not; with submit, hands them in.
 * @throws Problem invalid_state once the quote is past its questions, invalid_fields with a sentence for each question
 */
export async function saveResponses(scope: CustomerScope, { queue, clock }: SaveDeps, input: Input): Promise<Outcome> {
  const result = await inTransaction(scope, async (tx): Promise<Outcome | Problem> => {
    const quote = await lockQuote(tx, tx.quote.id);
    if (await isSubmitBeingChecked(tx)) return alreadySubmitted(tx, quote, clock);
    if (quote.status !== 'awaiting_customer') {
      throw new Problem('invalid_state', msg`Your answers have been handed in; they can no longer be changed here.`);
    }
    const questions = await listReviewedQuestions(tx);
    const removed = await store(tx, { quote, questions, given: input.responses, now: clock() });
    const stored = givenResponses(questions, await listLatestResponses(tx, quote));
    const responses = withoutMissingMedia(stored, await listMedia(tx, quote));
    const refusal = input.submit ? await submit(tx, queue, { quote, questions, responses }) : null;
    // Returned, not thrown: what came with a refused submit is kept all the same.
    if (refusal) return refusal;
    const answers = latestAnswers(responses);
    const incomplete = questions.flatMap((question) => {
      const code = input.responses.some(({ question_id }) => question_id === question.id)
        ? shortcoming(question, answers)
        : null;
      return code ? [{ question_id: question.id, message: say(quote.locale, answerSentences[code]) }] : [];
    });
    const isDone = missingRequired(questions, answers).length === 0;
    return {
      saved: input.responses.map(({ question_id }) => question_id).filter((id) => !removed.has(id)),
      incomplete,
      removed: [...removed].map(([question_id, sentence]) => ({ question_id, message: say(quote.locale, sentence) })),
      progress: progress({ questions, responses }),
      status: quote.status,
      next: input.submit ? 'pending' : isDone ? 'customer-review' : 'flow',
    };
  });
  if (result instanceof Problem) throw result;
  return result;
}

/** A photo that was taken back answers nothing any more. */
function withoutMissingMedia(responses: readonly GivenResponse[], media: readonly MediaRow[]): GivenResponse[] {
  const known = new Set(media.map(({ id }) => id));
  return responses.map((response) => {
    const { answer } = response;
    if (answer?.type !== 'PhotoCapture' && answer?.type !== 'VideoCapture') return response;
    const media_ids = answer.value.media_ids.filter((id) => known.has(id));
    return { ...response, answer: { ...answer, value: { media_ids } } };
  });
}

/** A second submit, or a late draft save: the first stands and nothing is lost. */
async function alreadySubmitted(scope: CustomerScope, quote: QuoteRow, clock: Clock): Promise<Outcome> {
  const questions = await listReviewedQuestions(scope);
  const responses = givenResponses(questions, await listLatestResponses(scope, quote));
  const status = statusOn(quote, clock());
  return {
    saved: [],
    incomplete: [],
    removed: [],
    progress: progress({ questions, responses }),
    status,
    next: nextPage({ status, isSubmitBeingChecked: true, wasSent: quote.sentVersion !== null }),
  };
}

interface Save {
  readonly quote: QuoteRow;
  readonly questions: readonly QuestionRow[];
  readonly given: readonly Given[];
  readonly now: Date;
}

/** @returns what the customer is to hear of answers to something that is not asked any more, by question */
async function store(scope: CustomerScope, { quote, questions, given, now }: Save): Promise<Map<string, Sentence>> {
  const removed = new Map<string, Sentence>();
  const media = await listMedia(scope, quote);
  const fields: Record<string, Sentence[]> = {};
  const rows: NewResponse[] = [];
  for (const response of given) {
    const question = questions.find(({ id }) => id === response.question_id);
    if (!question) {
      const value = 'value' in response ? response.value : null;
      const read = (type: ComponentType) => readSent(type, value);
      const sentence = await keepAnswerToRemoved(scope, response.question_id, { quote, read, now });
      if (sentence) removed.set(response.question_id, sentence);
      else fields[response.question_id] = [msg`This question does not exist any more`];
      continue;
    }
    if ('status' in response) {
      rows.push({ questionId: question.id, value: null, status: response.status, answeredAt: now });
      continue;
    }
    const sent = readSent(question.type, response.value);
    if (!sent) {
      fields[question.id] = [answerSentences.wrong_shape];
      continue;
    }
    const { answer, message } = await keepRemovedChoices(scope, question, { quote, answer: sent, now });
    if (message) removed.set(question.id, message);
    const problem = draftProblem(question, answer, media);
    if (problem) fields[question.id] = [answerSentences[problem]];
    const status = incompleteCode(question, answer) ? 'active' : 'completed';
    rows.push({ questionId: question.id, value: answer.value, status, answeredAt: now });
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid_fields', msg`Please check your answers.`, { fields });
  await insertResponses(scope, quote, rows);
  return removed;
}

/** What was sent as an answer to a question of this type; the wire's limits are narrower than what can be read. */
function readSent(type: ComponentType, value: unknown): Answer | null {
  return valueSchemas[type].safeParse(value).success ? parseAnswer(type, value) : null;
}

/** What no draft may hold. Anything else is kept as typed and named when the answers are handed in. */
const unstorable: readonly AnswerProblemCode[] = [
  'unknown_option',
  'unknown_item',
  'unknown_shape',
  'too_many_selected',
  'too_many_media',
  'not_a_date',
];

function draftProblem(question: QuestionRow, answer: Answer, media: readonly MediaRow[]): AnswerProblemCode | null {
  if (mediaIn(answer).some((id) => !media.some((item) => item.id === id))) return 'wrong_shape';
  const code = answerProblem(question, answer);
  return code && unstorable.includes(code) ? code : null;
}

function mediaIn({ type, value }: Answer): readonly string[] {
  if (type === 'PhotoCapture' || type === 'VideoCapture') return value.media_ids;
  return type === 'AudioNote' && value.media_id !== undefined ? [value.media_id] : [];
}

/** Why an answer does not do yet: something is missing, or what is there cannot be meant. */
function shortcoming(question: QuestionRow, answers: Answers) {
  const answer = answers.get(question.id)?.answer ?? null;
  if (isPutOff(question, answers) || answer === null) return null;
  return incompleteCode(question, answer) ?? answerProblem(question, answer);
}

/** What keeps answers from being handed in. Half an answer to a question that may stay open does not. */
function obstacle(question: QuestionRow, answers: Answers) {
  const isHalf = incompleteCode(question, answers.get(question.id)?.answer ?? null) !== null;
  return isHalf && !question.required ? null : shortcoming(question, answers);
}

interface Submission {
  readonly quote: QuoteRow;
  readonly questions: readonly QuestionRow[];
  readonly responses: Parameters<typeof latestAnswers>[0];
}

async function submit(
  scope: CustomerScope,
  queue: JobQueue,
  { quote, questions, responses }: Submission,
): Promise<Problem | null> {
  const answers = latestAnswers(responses);
  const missing = missingRequired(questions, answers).map(
    (question) =>
      [question, incompleteCode(question, answers.get(question.id)?.answer ?? null) ?? 'write_something'] as const,
  );
  const unfit = shownQuestions(questions, answers).flatMap((question) => {
    const code = obstacle(question, answers);
    return code ? [[question, code] as const] : [];
  });
  const fields = Object.fromEntries(
    [...missing, ...unfit].map(([question, code]) => [question.id, [answerSentences[code]]]),
  );
  if (Object.keys(fields).length > 0)
    return new Problem('invalid_fields', msg`A few answers are still missing.`, { fields, keepsWork: true });
  if (await isScopeOpen(scope, quote, questions)) {
    await continueAfterScope(scope, queue, quote);
    return null;
  }
  const stage = quote.conversationStage === 'initial_intake' ? 'response_received' : 'post_detail_responses';
  await changeStatus(scope, quote, 'submit_answers', { conversationStage: stage });
  await startRun(scope, queue, quote, { kind: 'quote_estimation', trigger: 'submit' });
  return null;
}
