import { planQuestions } from '#domain/estimate/plan-questions.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { comfortableCount } from '#domain/estimate/questions/choose-questions.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteQuestion, insertQuestions, type QuestionRow, updateQuestion } from '#server/questions/question-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { LoadedAssessment } from './load-assessment.ts';
import { questionRows } from './question-rows.ts';

interface Change {
  readonly before: LoadedAssessment;
  readonly after: LoadedAssessment;
}

const plan = ({ knowledge }: LoadedAssessment): PlannedQuestion[] =>
  knowledge ? planQuestions({ ...knowledge, usual: comfortableCount }) : [];

const nameOf = (question: Pick<PlannedQuestion, 'section_key' | 'question_key'>): string =>
  `${question.section_key ?? ''}/${question.question_key}`;

/**
 * Takes out what nobody need be asked any more and, before the customer has the questions, puts in what is worth asking now.
 * What the provider took out, wrote or changed stays so: only the difference between the two plans counts.
 */
export async function followQuestions(
  scope: ProviderScope,
  { clock }: { readonly clock: Clock },
  { before, after }: Change,
): Promise<void> {
  const { quote, components, questions, answered } = after;
  const [was, is] = [plan(before), plan(after)];
  const [namesBefore, namesAfter] = [new Set(was.map(nameOf)), new Set(is.map(nameOf))];
  const sectionOf = ({ componentId }: QuestionRow) =>
    components.find(({ id }) => id === componentId)?.sectionKey ?? null;
  const rowName = (row: QuestionRow): string => `${sectionOf(row) ?? ''}/${row.questionKey}`;
  const isAnswered = ({ id }: QuestionRow): boolean => answered.some((one) => one.id === id && one.answer !== null);
  const gone = questions.filter((row) => {
    const isSettled = namesBefore.has(rowName(row)) && !namesAfter.has(rowName(row));
    return isSettled && row.engine !== 'provider' && !isAnswered(row);
  });
  for (const row of gone) await deleteQuestion(scope, quote, row.id);
  if (quote.status !== 'draft') return;
  const known = new Map(questions.map((row) => [rowName(row), row.id]));
  const target = { components, firstPosition: 0, engine: 'builtin', reviewedAt: null, now: clock() } as const;
  const rows = questionRows(is, { ...target, idFor: (name) => known.get(name) ?? crypto.randomUUID() });
  const fresh = rows.filter((_, index) => {
    const name = nameOf(is[index] ?? { section_key: null, question_key: '' });
    return !namesBefore.has(name) && !known.has(name);
  });
  await insertQuestions(scope, quote, fresh);
  await putInOrder(scope, after, rows, new Set(gone.map(({ id }) => id)));
}

/** As they are planned; those of the provider's own come last. */
async function putInOrder(
  scope: ProviderScope,
  { quote, questions }: LoadedAssessment,
  planned: readonly { readonly id: string }[],
  gone: ReadonlySet<string>,
): Promise<void> {
  const order = planned.map(({ id }) => id);
  const others = questions.filter(({ id }) => !gone.has(id) && !order.includes(id));
  for (const [index, row] of others.entries()) {
    const position = order.length + index;
    if (row.position !== position) await updateQuestion(scope, quote, row.id, { position });
  }
  for (const [position, id] of order.entries()) {
    const row = questions.find((one) => one.id === id);
    if (row && row.position !== position) await updateQuestion(scope, quote, id, { position });
  }
}
