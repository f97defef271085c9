import type { Locale } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { Fact, Section } from './fact.ts';
import type { PlannedQuestion } from './planned-question.ts';
import { candidatesFor } from './questions/candidates.ts';
import { chooseQuestions, orderQuestions } from './questions/choose-questions.ts';
import { effectInputOf } from './questions/effect-input.ts';
import { plannedFrom } from './questions/planned-from.ts';

/** The fewest questions that matter most, best first. Nothing that a fact states already is asked. */
export function planQuestions(input: {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
  readonly limit?: number | undefined;
}): PlannedQuestion[] {
  const effects = effectInputOf(input);
  const chosen = chooseQuestions(candidatesFor(effects), Math.max(input.limit ?? 8, 0));
  return orderQuestions(chosen).map((candidate) => plannedFrom(candidate, effects, 'initial'));
}
