import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import { addQuestion, changeQuestion, removeQuestion, reorderQuestions, reviewQuestions } from './change-questions.ts';
import { presentQuestion, presentQuestions } from './present-question.ts';
import { listLatestResponses, listQuestions, type QuestionRow } from './question-store.ts';
import { restoreQuestion } from './restore-question.ts';

async function present(scope: ProviderScope, quoteId: string, questions: readonly QuestionRow[]) {
  return presentQuestions(questions, await listLatestResponses(scope, quoteId));
}

async function presentOne(scope: ProviderScope, question: QuestionRow) {
  const latest = await listLatestResponses(scope, question.quoteId);
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
    return present(caller, quote.id, await listQuestions(caller, quote.id));
  });
  mount(mounting, endpoints.createQuestion, async ({ caller, params, body }) =>
    presentQuestion(await addQuestion(caller, params.id, body, deps.clock()), undefined),
  );
  mount(mounting, endpoints.updateQuestion, async ({ caller, params, body }) => {
    return presentOne(caller, await changeQuestion(caller, params.id, params.qid, body));
  });
  mount(mounting, endpoints.deleteQuestion, async ({ caller, params }) => {
    await removeQuestion(caller, params.id, params.qid);
    return null;
  });
  mount(mounting, endpoints.restoreQuestion, async ({ caller, params }) =>
    presentOne(caller, await restoreQuestion(caller, params.id, params.qid)),
  );
  mount(mounting, endpoints.reorderQuestions, async ({ caller, params, body }) =>
    present(caller, params.id, await reorderQuestions(caller, params.id, body.question_ids)),
  );
  mount(mounting, endpoints.markQuestionsReviewed, async ({ caller, params, body }) =>
    present(caller, params.id, await reviewQuestions(caller, linkDeps, params.id, body ?? {})),
  );
}
