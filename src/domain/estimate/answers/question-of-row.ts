import type { Playbook, PlaybookRequirement } from '../../playbooks/playbook.ts';
import { choiceIds } from '../../question/choice-ids.ts';
import type { AnsweredQuestion } from '../fact.ts';
import { indexOf } from '../facts/playbook-index.ts';

/** The requirements a row's answer can speak of; of several flags only those that were offered. */
export function requirementsOfRow(playbook: Playbook, row: AnsweredQuestion): PlaybookRequirement[] {
  const index = indexOf(playbook);
  const own = row.requirementKey === null ? undefined : index.requirements.get(row.requirementKey);
  const question = row.questionKey === null ? undefined : index.questions.get(row.questionKey);
  // A correction of the playbook may have made it a question of another kind, whose requirements this answer says nothing of.
  const same = question && (question.component === row.type || question.for_each === row.type);
  if (!same) return own ? [own] : [];
  const offered = choiceIds(row.config, 'options');
  return question.satisfies
    .flatMap((key) => index.requirements.get(key) ?? [])
    .filter((one) => one.type !== 'flag' || offered.includes(one.key) || one.key === row.requirementKey);
}
