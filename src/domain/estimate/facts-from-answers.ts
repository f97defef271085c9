import type { Playbook, PlaybookRequirement } from '../playbooks/playbook.ts';
import type { AnswerValues } from '../question/answer.ts';
import { requirementsOfRow } from './answers/question-of-row.ts';
import { readAnswer, readOption } from './answers/read-answer.ts';
import type { AnsweredQuestion, Fact, FactValue } from './fact.ts';
import { answeredConfidence, assumedConfidence, factValueOf, suits } from './facts/fact-value.ts';

export interface AnsweredFacts {
  /** Only sections that an answer speaks of. */
  readonly sections: ReadonlyArray<{ readonly key: string; readonly facts: readonly Fact[] }>;
  readonly job_facts: readonly Fact[];
}

interface Placed {
  readonly sectionKey: string | null;
  readonly fact: Fact;
}

function answeredFact(row: AnsweredQuestion, requirement: PlaybookRequirement, value: FactValue | null): Fact[] {
  if (!value || !suits(requirement, value)) return [];
  const source = { kind: 'response', question_id: row.id } as const;
  return [
    { requirement: requirement.key, value, source, confidence: row.type === 'RangeSlider' ? 0.85 : answeredConfidence },
  ];
}

/** Skipped, deferred or "not sure": what the playbook assumes, said to be an assumption. */
function assumedFact(requirement: PlaybookRequirement): Fact[] {
  const value = requirement.default_per_section ? null : factValueOf(requirement, requirement.default);
  return value
    ? [{ requirement: requirement.key, value, source: { kind: 'default' }, confidence: assumedConfidence }]
    : [];
}

/** One question for several sections: its items are the sections. */
function assignedFacts(
  row: AnsweredQuestion,
  requirement: PlaybookRequirement,
  { assignments }: AnswerValues['SelectForEach'],
): Placed[] {
  return Object.entries(assignments).flatMap(([sectionKey, option]) => {
    const facts = answeredFact(row, requirement, readOption(requirement, option));
    return facts.map((fact) => ({ sectionKey, fact }));
  });
}

function factsOfRow(playbook: Playbook, row: AnsweredQuestion): Placed[] {
  const requirements = requirementsOfRow(playbook, row);
  if (row.status === 'skipped' || row.status === 'deferred') {
    return requirements.flatMap(assumedFact).map((fact) => ({ sectionKey: row.sectionKey, fact }));
  }
  const { answer } = row;
  if (answer === null) return [];
  const [first] = requirements;
  if (answer.type === 'SelectForEach') return first ? assignedFacts(row, first, answer.value) : [];
  return requirements.flatMap((requirement) => {
    const read = answeredFact(row, requirement, readAnswer(requirement, answer, row.config));
    return read.map((fact) => ({ sectionKey: row.sectionKey, fact }));
  });
}

/** What the answers state, by section and for the whole job. Incomplete answers state nothing. */
export function factsFromAnswers(input: {
  readonly playbook: Playbook;
  readonly questions: readonly AnsweredQuestion[];
}): AnsweredFacts {
  const placed = input.questions.flatMap((row) => factsOfRow(input.playbook, row));
  const keys = [...new Set(placed.map((one) => one.sectionKey).filter((key) => key !== null))];
  const factsOf = (key: string | null): Fact[] => placed.filter((one) => one.sectionKey === key).map((one) => one.fact);
  return { sections: keys.map((key) => ({ key, facts: factsOf(key) })), job_facts: factsOf(null) };
}
