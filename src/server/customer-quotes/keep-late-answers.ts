import { msg } from '@lingui/core/macro';
import type { Sentence } from '#domain/problem.ts';
import type { Answer } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import { choicesOf, removedIn, withoutChoices } from '#domain/question/removed-choices.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import { keepLateAnswer } from '#server/questions/late-answer-store.ts';
import type { QuestionRow } from '#server/questions/question-store.ts';
import { logActivity } from '#server/quotes/activity-store.ts';
import { findDeleted } from '#server/quotes/deletion-store.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';

type Asked = Pick<QuestionRow, 'id' | 'type' | 'prompt' | 'config' | 'removedChoices'>;

interface Late {
  readonly quote: OwnQuote;
  readonly answer: Answer;
  readonly now: Date;
}

/** An answer to a question that was taken out while the customer's page was open. @returns what to tell; null for one that never was */
export async function keepAnswerToRemoved(
  scope: CustomerScope,
  questionId: string,
  { read, ...late }: Omit<Late, 'answer'> & { readonly read: (type: ComponentType) => Answer | null },
): Promise<Sentence | null> {
  const kept = await findDeleted(scope, late.quote, 'question', questionId);
  if (!kept) return null;
  const question = kept as unknown as Asked; // only removeQuestion keeps rows of this kind
  const name = senderName(await findProvider(scope));
  const answer = read(question.type);
  if (answer === null) return msg`${name} does not ask this any more.`;
  await keep(scope, question, { ...late, answer });
  return msg`${name} does not ask this any more. Your answer was passed on all the same.`;
}

/** Parts an answer into what is still offered and what was taken out meanwhile, which is kept for the provider. */
export async function keepRemovedChoices(
  scope: CustomerScope,
  question: QuestionRow,
  late: Late,
): Promise<{ readonly answer: Answer; readonly message: Sentence | null }> {
  const gone = removedIn(late.answer, question.removedChoices);
  if (gone.length === 0) return { answer: late.answer, message: null };
  await keep(scope, question, late);
  const name = senderName(await findProvider(scope));
  const labels = gone.map(({ label }) => label).join(', ');
  return {
    answer: withoutChoices(late.answer, gone),
    message: msg`${name} does not offer “${labels}” any more. Your choice was passed on all the same; please look at the question again.`,
  };
}

async function keep(scope: CustomerScope, question: Asked, late: Late): Promise<void> {
  const isFirst = await keepLateAnswer(scope, late.quote, {
    questionId: question.id,
    type: question.type,
    prompt: question.prompt,
    config: withRemoved(question),
    value: late.answer.value,
    answeredAt: late.now,
  });
  if (isFirst) await logActivity(scope, late.quote, { action: 'late_answer', detail: { note: question.prompt } });
}

/** The question with everything that it ever offered, so that each choice of the answer has its name. */
function withRemoved({ config, removedChoices }: Asked): Record<string, unknown> {
  if (removedChoices.length === 0) return config;
  const offered = new Set(choicesOf(config).map(({ id }) => id));
  const removed = removedChoices.filter(({ id }) => !offered.has(id));
  const added = (key: 'options' | 'items') =>
    Array.isArray(config[key]) ? { [key]: [...config[key], ...removed] } : {};
  return { ...config, ...added('options'), ...added('items') };
}
