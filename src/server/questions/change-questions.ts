import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { configSchemas } from '#contract/question-shapes.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { reorder } from '#domain/question/ordering.ts';
import { removedBy } from '#domain/question/removed-choices.ts';
import type { LinkDeps } from '#server/links/deliver-link.ts';
import { sendQuestions } from '#server/links/send-link.ts';
import { staleRevision } from '#server/quotes/change-quote.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import { keepDeleted } from '#server/quotes/deletion-store.ts';
import { lockQuote, type OwnQuote, type QuoteRow, updateQuote } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { presentQuestion } from './present-question.ts';
import {
  deleteQuestion,
  findQuestion,
  insertQuestions,
  listLatestResponses,
  listQuestions,
  markReviewed,
  nextQuestionPosition,
  type QuestionRow,
  updateQuestion,
} from './question-store.ts';

type NewQuestion = z.output<(typeof endpoints)['createQuestion']['body']>;
type Review = NonNullable<z.output<(typeof endpoints)['markQuestionsReviewed']['body']>>;
type QuestionChange = z.output<(typeof endpoints)['updateQuestion']['body']>;

const open: readonly QuoteRow['status'][] = ['draft', 'awaiting_customer', 'provider_review'];

/** @throws Problem invalid_state */
function requireOpen(quote: QuoteRow): void {
  if (open.includes(quote.status)) return;
  throw new Problem('invalid_state', msg`The questions of this quote can no longer be changed.`);
}

/** Questions may change until the quote has gone out. */
export async function changeQuestions<T>(
  scope: ProviderScope,
  quoteId: string,
  work: (tx: ProviderScope, quote: QuoteRow) => Promise<T>,
): Promise<T> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    requireOpen(quote);
    const result = await work(tx, quote);
    await updateQuote(tx, quote, {});
    return result;
  });
}

/** A question of the provider's own is reviewed by having been written. @throws Problem */
export async function addQuestion(
  scope: ProviderScope,
  quoteId: string,
  input: NewQuestion,
  now: Date,
): Promise<QuestionRow> {
  return changeQuestions(scope, quoteId, async (tx, quote) => {
    await refuseForeign(tx, quote, input);
    const [row] = await insertQuestions(tx, quote, [
      {
        componentId: input.component_id ?? null,
        type: input.type,
        prompt: input.prompt,
        help: input.help || null,
        config: input.config,
        role: input.role,
        importance: input.importance,
        matchMode: input.match_mode,
        urgency: input.urgency,
        origin: 'initial',
        required: input.required,
        position: await nextQuestionPosition(tx, quote),
        reviewedAt: now,
        engine: 'provider',
        dependsOn: input.depends_on ?? null,
      },
    ]);
    if (!row) throw new Error('the question was not stored');
    return row;
  });
}

/** @throws Problem not_found, stale_revision, invalid_fields */
export async function changeQuestion(
  scope: ProviderScope,
  quoteId: string,
  questionId: string,
  input: QuestionChange,
): Promise<QuestionRow> {
  return changeQuestions(scope, quoteId, async (tx, quote) => {
    const current = await findQuestion(tx, quote, questionId);
    if (input.revision !== undefined && input.revision !== current.revision)
      throw staleRevision(
        presentQuestion(
          current,
          (await listLatestResponses(tx, quote)).find((response) => response.questionId === questionId),
        ),
      );
    if (input.config && !configSchemas[current.type].safeParse(input.config).success) {
      throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
        fields: { config: [msg`This does not fit the kind of question`] },
      });
    }
    await refuseForeign(tx, quote, input);
    return updateQuestion(tx, quote, questionId, {
      ...(input.component_id === undefined ? {} : { componentId: input.component_id }),
      ...(input.prompt === undefined ? {} : { prompt: input.prompt }),
      ...(input.help === undefined ? {} : { help: input.help || null }),
      // What was read before answers the question as it was.
      ...(input.config === undefined
        ? {}
        : { config: input.config, removedChoices: removedBy(current, input.config), prefill: null }),
      ...(input.role === undefined ? {} : { role: input.role }),
      ...(input.importance === undefined ? {} : { importance: input.importance }),
      ...(input.match_mode === undefined ? {} : { matchMode: input.match_mode }),
      ...(input.urgency === undefined ? {} : { urgency: input.urgency }),
      ...(input.required === undefined ? {} : { required: input.required }),
      ...(input.depends_on === undefined ? {} : { dependsOn: input.depends_on }),
    });
  });
}

async function refuseForeign(
  scope: ProviderScope,
  quote: OwnQuote,
  input: Pick<QuestionChange, 'component_id' | 'depends_on'>,
): Promise<void> {
  const fields: Record<string, Sentence[]> = {};
  if (input.component_id && !(await listComponents(scope, quote)).some(({ id }) => id === input.component_id)) {
    fields.component_id = [msg`This part is not in the quote`];
  }
  const parent = input.depends_on?.question_id;
  if (parent && !(await listQuestions(scope, quote)).some(({ id }) => id === parent))
    fields.depends_on = [msg`That question is not in the quote`];
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
}

export async function removeQuestion(scope: ProviderScope, quoteId: string, questionId: string): Promise<void> {
  await changeQuestions(scope, quoteId, async (tx, quote) =>
    keepDeleted(tx, quote, 'question', await deleteQuestion(tx, quote, questionId)),
  );
}

/** @throws Problem invalid_fields unless the ids are exactly the quote's questions */
export async function reorderQuestions(
  scope: ProviderScope,
  quoteId: string,
  ids: readonly string[],
): Promise<QuestionRow[]> {
  return changeQuestions(scope, quoteId, async (tx, quote) => {
    const result = reorder(await listQuestions(tx, quote), ids);
    if (!result.ok)
      throw new Problem('invalid_fields', msg`The new order has to name each question once.`, {
        fields: { question_ids: [msg`Name each question once`] },
      });
    for (const [position, id] of ids.entries()) await updateQuestion(tx, quote, id, { position });
    return listQuestions(tx, quote);
  });
}

/** Marks questions as looked at. With the last one the quote's link goes out, if that is asked for here or was at creation. @throws Problem */
export async function reviewQuestions(
  scope: ProviderScope,
  deps: LinkDeps,
  quoteId: string,
  { question_ids, send_link }: Review,
): Promise<QuestionRow[]> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    requireOpen(quote);
    const questions = await listQuestions(tx, quote);
    const known = new Set(questions.map(({ id }) => id));
    const chosen = question_ids ?? [...known];
    if (chosen.some((id) => !known.has(id)))
      throw new Problem('invalid_fields', msg`Some of these questions are not in the quote.`, {
        fields: { question_ids: [msg`Not in this quote`] },
      });
    const now = deps.clock();
    await markReviewed(tx, quote, chosen, now);
    const reviewed = await listQuestions(tx, quote);
    if (quote.status !== 'draft' || quote.questionsReviewedAt || reviewed.some(({ reviewedAt }) => reviewedAt === null))
      return reviewed;
    const changed = await changeStatus(tx, quote, 'mark_questions_reviewed', { questionsReviewedAt: now });
    // What is chosen now counts, not what was chosen when the quote was made.
    const order = send_link ?? quote.sendLinkWhenReviewed;
    if (order) await sendQuestions(tx, deps, changed, order);
    return reviewed;
  });
}
