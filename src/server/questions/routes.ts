import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { findQuote, type OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { addQuestion, changeQuestion, removeQuestion, reorderQuestions, reviewQuestions } from './change-questions.ts';
import { presentQuestion, presentQuestions } from './present-question.ts';
import { listLatestResponses, listQuestions, type QuestionRow } from './question-store.ts';
import { restoreQuestion } from './restore-question.ts';

async function present(scope: ProviderScope, quote: OwnQuote, questions: readonly QuestionRow[]) {
  return presentQuestions(questions, await listLatestResponses(scope, quote));
}

async function presentOne(scope: ProviderScope, quote: OwnQuote, question: QuestionRow) {
  const latest = await listLatestResponses(scope, quote);
  return presentQuestion(
    question,
    latest.find(({ questionId }) => questionId === question.id),
  );
}

export function mountQuestions(mounting: Mounting): void {
  const { deps, tokens } = mounting;
  const linkDeps = { ...deps, tokens };

  mount(mounting, endpoints.listQuestions, async ({ caller, params }) => {
    const quote = await findQuote(caller, params.id);
    return present(caller, quote, await listQuestions(caller, quote));
  });
  mount(mounting, endpoints.createQuestion, async ({ caller, params, body }) =>
    presentQuestion(await addQuestion(caller, params.id, body, deps.clock()), undefined),
  );
  mount(mounting, endpoints.updateQuestion, async ({ caller, params, body }) => {
    const question = await changeQuestion(caller, params.id, params.qid, body);
    return presentOne(caller, await findQuote(caller, params.id), question);
  });
  mount(mounting, endpoints.deleteQuestion, async ({ caller, params }) => {
    await removeQuestion(caller, params.id, params.qid);
    return null;
  });
  mount(mounting, endpoints.restoreQuestion, async ({ caller, params }) => {
    const question = await restoreQuestion(caller, params.id, params.qid);
    return presentOne(caller, await findQuote(caller, params.id), question);
  });
  mount(mounting, endpoints.reorderQuestions, async ({ caller, params, body }) => {
    const questions = await reorderQuestions(caller, params.id, body.question_ids);
    return present(caller, await findQuote(caller, params.id), questions);
  });
  mount(mounting, endpoints.markQuestionsReviewed, async ({ caller, params, body }) => {
    const questions = await reviewQuestions(caller, linkDeps, params.id, body ?? {});
    return present(caller, await findQuote(caller, params.id), questions);
  });
}
