import type { PlannedQuestion } from '../estimate/planned-question.ts';
import { closingKey } from '../estimate/questions/closing-question.ts';
import { askedAs, measuredRequirement } from './amount.ts';
import type { OwnQuestion } from './own-work.ts';

/** What a standing question of the provider's states where it is no quantity: nothing that a playbook knows. */
export const standingRequirement = 'own.question';

function planned(question: OwnQuestion): PlannedQuestion {
  const measured = measuredRequirement(question.measures, question.type);
  return {
    section_key: null,
    requirement_key: measured ?? standingRequirement,
    question_key: `own.${question.id}`,
    type: question.type,
    prompt: question.prompt,
    help: question.help,
    config: question.config,
    role: measured === null ? 'supplementary' : 'primary',
    importance: measured === null ? 'medium' : 'high',
    match_mode: 'any',
    urgency: 'medium',
    origin: 'initial',
    required: question.required,
    depends_on: null,
    author: 'provider',
    prefill: null,
  };
}

/** The provider's own questions after the engine's and before its last one; what they ask for is not asked twice. */
export function withOwnQuestions(
  asked: readonly PlannedQuestion[],
  questions: readonly OwnQuestion[],
): PlannedQuestion[] {
  const own = questions.map(planned);
  const measured = new Set(own.flatMap(({ requirement_key: key }) => (key === null ? [] : [key, askedAs(key)])));
  const kept = asked.filter(({ requirement_key: key }) => key === null || !measured.has(key));
  const isClosing = ({ question_key }: PlannedQuestion) => question_key === closingKey;
  return [...kept.filter((one) => !isClosing(one)), ...own, ...kept.filter(isClosing)];
}
