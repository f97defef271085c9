import { answerProblem } from '../../question/answer-problem.ts';
import { isComplete } from '../../question/completeness.ts';
import type { ComponentType } from '../../question/component-type.ts';
import { parseAnswer } from '../../question/parse-answer.ts';
import type { PlacedFact } from '../facts/with-photo-facts.ts';
import { prefillOf } from './prefill.ts';

/** What the latest photo shows as an answer to a question, for one tap to confirm; null where it would be none. */
export function photoPrefill(
  question: {
    readonly type: ComponentType;
    readonly config: unknown;
    readonly requirementKey: string | null;
    readonly sectionKey: string | null;
  },
  photoFacts: readonly PlacedFact[],
): Record<string, unknown> | null {
  const { type, requirementKey, sectionKey } = question;
  const seen = photoFacts.findLast(
    ({ section_key, fact }) => fact.requirement === requirementKey && section_key === sectionKey,
  );
  const answer = parseAnswer(type, seen && prefillOf(seen.fact.value));
  return answer && isComplete(question, answer) && !answerProblem(question, answer) ? answer.value : null;
}
