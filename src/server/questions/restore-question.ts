import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import { takeDeleted } from '#server/quotes/deletion-store.ts';
import type { Json } from '#server/quotes/version-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeQuestions } from './change-questions.ts';
import { insertQuestions, listQuestions, type QuestionRow, updateQuestion } from './question-store.ts';

/**
 * Brings a removed question back as it was, at its place; answers to it are not brought back.
 * @throws Problem not_found when it was not removed or too long ago, invalid_state
 */
export async function restoreQuestion(scope: ProviderScope, quoteId: string, id: string): Promise<QuestionRow> {
  return changeQuestions(scope, quoteId, async (tx, quote) => {
    const kept = await takeDeleted(tx, quote, 'question', id);
    if (!kept) throw new Problem('not_found', msg`This question can no longer be brought back.`);
    const question = kept as unknown as Json<QuestionRow>; // only removeQuestion keeps rows of this kind
    const others = await listQuestions(tx, quote);
    if (others.some(({ position }) => position === question.position)) {
      for (const other of others.filter(({ position }) => position >= question.position))
        await updateQuestion(tx, quote, other.id, { position: other.position + 1 });
    }
    const components = await listComponents(tx, quote);
    const [row] = await insertQuestions(tx, quote, [
      {
        ...question,
        // What it pointed at may have gone meanwhile.
        componentId: components.some((component) => component.id === question.componentId)
          ? question.componentId
          : null,
        dependsOn: others.some((other) => other.id === question.dependsOn?.question_id) ? question.dependsOn : null,
        reviewedAt: question.reviewedAt === null ? null : new Date(question.reviewedAt),
        createdAt: new Date(question.createdAt),
        revision: question.revision + 1,
      },
    ]);
    if (!row) throw new Error('the question was not stored');
    return row;
  });
}
