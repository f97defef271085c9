import type { Locale } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { textsOf } from '../playbooks/texts-of.ts';
import { selectedOptions } from '../question/branching.ts';
import { choiceIds } from '../question/choice-ids.ts';
import type { Classification } from './classify-request.ts';
import type { AnsweredQuestion } from './fact.ts';
import type { PlannedQuestion } from './planned-question.ts';
import { engineText } from './texts/engine-text.ts';

/** The requirement key of the question that tells services apart; no playbook may use it. */
export const scopeRequirement = 'scope.service_type';
/** The option for work that none of the candidates is. */
export const otherScope = 'something_else';

/** More than this is a catalogue to search, not a question to answer. */
const mostCandidates = 4;

/**
 * What is asked before anything else when a request could be several services, or only perhaps one: a choice of the
 * candidates by name, best first. Empty when the service is clear, and when there is nothing to choose from.
 */
export function planScopeQuestions(input: {
  readonly classification: Classification;
  readonly playbooks: readonly Playbook[];
  readonly locale: Locale;
}): PlannedQuestion[] {
  const { classification, playbooks, locale } = input;
  if (classification.confident) return [];
  const candidates = classification.candidates
    .flatMap(({ service_type }) => playbooks.find((playbook) => playbook.service_type === service_type) ?? [])
    .slice(0, mostCandidates);
  if (!candidates.length) return [];
  const options = [
    ...candidates.map((playbook) => ({ id: playbook.service_type, label: textsOf(playbook, locale).name })),
    { id: otherScope, label: engineText(locale, 'scope.other') },
  ];
  return [
    {
      section_key: null,
      requirement_key: scopeRequirement,
      question_key: 'scope.service_type',
      type: 'MultipleChoice',
      prompt: engineText(locale, 'scope.prompt'),
      help: engineText(locale, 'scope.help'),
      config: { options },
      role: 'primary',
      importance: 'high',
      match_mode: 'any',
      urgency: 'high',
      origin: 'initial',
      required: true,
      depends_on: null,
      prefill: null,
    },
  ];
}

/** What the customer chose: a service type of those offered, something else, or null while nobody has answered. */
export function scopeAnswer(questions: readonly AnsweredQuestion[]): string | null {
  const asked = questions.find(({ requirementKey }) => requirementKey === scopeRequirement);
  if (!asked) return null;
  // Whoever passes over the question leaves it to the questions that help with any job.
  if (asked.status === 'skipped' || asked.status === 'deferred') return otherScope;
  const offered = choiceIds(asked.config, 'options');
  return selectedOptions(asked.answer).find((id) => offered.includes(id)) ?? null;
}

/** The answer as the classification it amounts to: sure of one service, or that it is none of them. */
export function classificationFrom(answer: string): Classification {
  return answer === otherScope
    ? { candidates: [], confident: false }
    : { candidates: [{ service_type: answer, score: 1, probability: 1 }], confident: true };
}
