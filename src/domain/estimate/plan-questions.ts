import type { Locale } from '../locale.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { Fact, Section } from './fact.ts';
import type { PlannedQuestion } from './planned-question.ts';
import { candidatesFor } from './questions/candidates.ts';
import { chooseQuestions, orderQuestions } from './questions/choose-questions.ts';
import { closingQuestion } from './questions/closing-question.ts';
import { effectInputOf } from './questions/effect-input.ts';
import { plannedFrom } from './questions/planned-from.ts';

/** The fewest questions that matter most, best first, and room for the rest. Nothing that a fact states already is asked. */
export function planQuestions(input: {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
  /** At most so many in all (8). */
  readonly limit?: number | undefined;
  /** Only hazards and what is mandatory are asked beyond this (the limit). */
  readonly usual?: number | undefined;
}): PlannedQuestion[] {
  const effects = effectInputOf(input);
  const most = Math.max(input.limit ?? 8, 0);
  const candidates = candidatesFor(effects);
  const chosen = chooseQuestions(candidates, { usual: Math.min(input.usual ?? most, most), most });
  const planned = orderQuestions(chosen).map((candidate) => plannedFrom(candidate, effects, 'initial'));
  return planned.length < most ? [...planned, closingQuestion(candidates, chosen, effects)] : planned;
}
