import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import { addQuestion, changeQuestion, removeQuestion, reorderQuestions, reviewQuestions } from './change-questions.ts';
import { presentQuestion } from './present-question.ts';
import { latestResponses, listQuestions, listResponses, type QuestionRow } from './question-store.ts';

/** Questions with the status that their latest answers give them. */
async function present(scope: ProviderScope, quoteId: string, questions: readonly QuestionRow[]) {
  const latest = latestResponses(await listResponses(scope, quoteId));
  return questions.map((question) =>
    presentQuestion(
      question,
      latest.find(({ questionId }) => questionId === question.id),
    ),
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
    const changed = await changeQuestion(caller, params.id, params.qid, body);
    const response = latestResponses(await listResponses(caller, params.id)).find(
      ({ questionId }) => questionId === changed.id,
    );
    return presentQuestion(changed, response);
  });
  mount(mounting, endpoints.deleteQuestion, async ({ caller, params }) => {
    await removeQuestion(caller, params.id, params.qid);
    return null;
  });
  mount(mounting, endpoints.reorderQuestions, async ({ caller, params, body }) =>
    present(caller, params.id, await reorderQuestions(caller, params.id, body.question_ids)),
  );
  mount(mounting, endpoints.markQuestionsReviewed, async ({ caller, params, body }) =>
    present(caller, params.id, await reviewQuestions(caller, linkDeps, params.id, body?.question_ids ?? null)),
  );
}
