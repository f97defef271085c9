import type { Question, Quote, QuoteComponent } from '#web/api/quote-types.ts';

export interface QuestionGroup {
  /** Null for questions about the job as a whole. */
  readonly component: QuoteComponent | null;
  readonly questions: readonly Question[];
}

/** The questions of each part of the job, in the order in which the customer meets them. */
export function groupQuestions({ questions, components }: Pick<Quote, 'questions' | 'components'>): QuestionGroup[] {
  const inOrder = questions.toSorted((a, b) => a.position - b.position);
  const parts = components.toSorted((a, b) => a.position - b.position);
  const known = new Set(parts.map(({ id }) => id));
  const ofPart = (id: string) => inOrder.filter(({ component_id }) => component_id === id);
  const ofJob = inOrder.filter(({ component_id }) => component_id === null || !known.has(component_id));
  return [
    ...parts.map((component) => ({ component, questions: ofPart(component.id) })),
    { component: null, questions: ofJob },
  ].filter((group) => group.questions.length > 0);
}

/** The whole order after one question has changed places with its neighbour on the page; null at either end. */
export function movedOrder(groups: readonly QuestionGroup[], questionId: string, by: -1 | 1): string[] | null {
  const group = groups.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const at = group?.questions.findIndex(({ id }) => id === questionId) ?? -1;
  const neighbour = group?.questions[at + by];
  if (!neighbour) return null;
  const order = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const swap: Record<string, string> = { [questionId]: neighbour.id, [neighbour.id]: questionId };
  return order.map((id) => swap[id] ?? id);
}

/** The whole order after one question was let go over another of its part; null when nothing would change. */
export function orderAfterDrop(groups: readonly QuestionGroup[], questionId: string, overId: string): string[] | null {
  const ids = groups.map(({ questions }) => questions.map(({ id }) => id));
  const group = ids.find((own) => own.includes(questionId));
  if (!group?.includes(overId) || questionId === overId) return null;
  const at = group.indexOf(overId);
  group.splice(group.indexOf(questionId), 1);
  group.splice(at, 0, questionId);
  return ids.flat();
}
