import type { QuestionOrigin, Urgency } from '../../question/component-type.ts';
import { type Fact, prefillConfidence, statedConfidence } from '../fact.ts';
import { indexOf } from '../facts/playbook-index.ts';
import { pickFact, resolve } from '../facts/resolve-fact.ts';
import type { PlannedQuestion } from '../planned-question.ts';
import type { EffectInput } from '../pricing/price-effects.ts';
import type { Candidate } from './candidates.ts';
import { prefillOf } from './prefill.ts';
import { configOf, type FormInput, promptOf } from './question-form.ts';

function urgencyOf(candidate: Candidate): Urgency {
  if (candidate.hazard || candidate.always) return 'high';
  return candidate.importance === 'high' ? 'medium' : 'low';
}

/** Photos may come and go after the question is stored: what they show is added when it is shown. */
const fromWords = (facts: readonly Fact[]): Fact[] => facts.filter(({ source }) => source.kind !== 'media');

function prefillFor(candidate: Candidate, input: EffectInput): Record<string, unknown> | null {
  const [main] = candidate.open;
  if (!main || main.type === 'flag' || candidate.items.length > 1) return null;
  const fact =
    resolve(indexOf(input.playbook), main, candidate.section, input).fact ??
    pickFact(main, fromWords(candidate.section?.facts ?? [])) ??
    pickFact(main, fromWords(input.jobFacts));
  if (!fact || fact.confidence < prefillConfidence || fact.confidence >= statedConfidence) return null;
  return prefillOf(fact.value);
}

/** A chosen candidate as the question the customer will see. */
export function plannedFrom(candidate: Candidate, input: EffectInput, origin: QuestionOrigin): PlannedQuestion {
  const { question, section } = candidate;
  const form: FormInput = { ...candidate, ...input, severalSections: input.sections.length > 1 };
  const primary = question.role === 'primary';
  const depends = candidate.dependsOn === null ? undefined : question.depends_on;
  return {
    section_key: section?.key ?? null,
    requirement_key: candidate.open[0]?.key ?? null,
    question_key: question.key,
    type: candidate.type,
    ...promptOf(form),
    config: configOf(form),
    role: question.role,
    importance: candidate.importance,
    match_mode: question.match,
    urgency: urgencyOf(candidate),
    origin,
    required: primary && (candidate.always || candidate.importance === 'high'),
    depends_on: depends ? { question_key: depends.question, section_key: null, any_of: depends.any_of } : null,
    prefill: prefillFor(candidate, input),
  };
}
