import type { Answer, DependsOn } from './answer.ts';
import type { ComponentType, QuestionStatus } from './component-type.ts';
import { parseAnswer } from './parse-answer.ts';
import { isFilled } from './unknown-value.ts';

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
  readonly answer: Answer | null;
  readonly status: QuestionStatus;
}

/** The response that counts, by question. */
export type Answers = ReadonlyMap<string, GivenResponse>;

/** A response as it is stored or sent: its value means nothing without the question. */
interface StoredResponse {
  readonly questionId: string;
  readonly value: unknown;
  readonly status: QuestionStatus;
}

/** The responses to these questions, read by the type of each; those to other questions are left out. */
export function givenResponses(
  questions: ReadonlyArray<{ readonly id: string; readonly type: ComponentType }>,
  responses: readonly StoredResponse[],
): GivenResponse[] {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  return responses.flatMap(({ questionId, value, status }) => {
    const type = types.get(questionId);
    return type ? [{ questionId, answer: parseAnswer(type, value), status }] : [];
  });
}

/** Of the responses, oldest first, the last one to each question. */
export function latestAnswers(responses: readonly GivenResponse[]): Answers {
  return new Map(responses.map((response) => [response.questionId, response]));
}

/** The options an answer selects, whichever of the three kinds of choice it is. */
export function selectedOptions(answer: Answer | null): readonly string[] {
  switch (answer?.type) {
    case 'MultipleChoice':
      return answer.value.selected.filter(isFilled);
    case 'MultipleChoiceWithQuantity':
      return answer.value.selections.flatMap(({ value, quantity }) => (quantity > 0 && isFilled(value) ? [value] : []));
    case 'SelectForEach':
      return Object.values(answer.value.assignments).filter(isFilled);
    default:
      return [];
  }
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
    const selected = selectedOptions(answers.get(parent.id)?.answer ?? null);
    const isChosen = question.dependsOn.any_of.some((option) => selected.includes(option));
    return isChosen && isShown(parent, new Set([...above, parent.id]));
  };
  return questions.filter((question) => isShown(question, new Set([question.id])));
}
