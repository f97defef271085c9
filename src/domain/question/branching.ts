import type { DependsOn } from './answer.ts';
import type { ComponentType, QuestionStatus } from './component-type.ts';
import { field, isFilled, isPositive, listOf, recordOf } from './unknown-value.ts';

/** What the rules on a quote's questions need of each. */
export interface AskedQuestion {
  readonly id: string;
  readonly type: ComponentType;
  readonly config: unknown;
  readonly required: boolean;
  readonly position: number;
  readonly dependsOn: DependsOn | null;
}

export interface GivenResponse {
  readonly questionId: string;
  /** Null where the customer put the question off. */
  readonly value: unknown;
  readonly status: QuestionStatus;
}

/** The response that counts, by question. */
export type Answers = ReadonlyMap<string, GivenResponse>;

/** Of the responses, oldest first, the last one to each question. */
export function latestAnswers(responses: readonly GivenResponse[]): Answers {
  return new Map(responses.map((response) => [response.questionId, response]));
}

/** The options a value selects, whichever of the three kinds of choice it answers. */
export function selectedOptions(value: unknown): readonly string[] {
  const counted = listOf(field(value, 'selections')).filter((selection) => isPositive(field(selection, 'quantity')));
  return [
    ...listOf(field(value, 'selected')),
    ...counted.map((selection) => field(selection, 'value')),
    ...Object.values(recordOf(field(value, 'assignments'))),
  ].filter(isFilled);
}

/**
 * The questions a customer is shown, in their given order. A dependent question needs the other one's latest answer to
 * select one of its options, and the other one to be shown itself: an answer below a branch since left counts no more.
 */
export function shownQuestions<Question extends AskedQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const isShown = (question: AskedQuestion, above: ReadonlySet<string>): boolean => {
    if (question.dependsOn === null) return true;
    const parent = byId.get(question.dependsOn.question_id);
    if (!parent || above.has(parent.id)) return false;
    const selected = selectedOptions(answers.get(parent.id)?.value);
    const isChosen = question.dependsOn.any_of.some((option) => selected.includes(option));
    return isChosen && isShown(parent, new Set([...above, parent.id]));
  };
  return questions.filter((question) => isShown(question, new Set([question.id])));
}
