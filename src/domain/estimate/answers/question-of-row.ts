import type { Playbook, PlaybookQuestion, PlaybookRequirement } from '../../playbooks/playbook.ts';
import { choiceIds } from '../../question/choice-ids.ts';
import type { AnsweredQuestion } from '../fact.ts';
import { indexOf } from '../facts/playbook-index.ts';

/** The playbook's question a stored row came from: by its requirement and component. */
function questionOfRow(playbook: Playbook, row: AnsweredQuestion): PlaybookQuestion | undefined {
  const alike = playbook.questions.filter(
    (one) => row.requirementKey !== null && one.satisfies.includes(row.requirementKey),
  );
  return alike.find((one) => one.component === row.type || one.for_each === row.type) ?? alike[0];
}

/** The requirements a row's answer can speak of; of several flags only those that were offered. */
export function requirementsOfRow(playbook: Playbook, row: AnsweredQuestion): PlaybookRequirement[] {
  const index = indexOf(playbook);
  const own = row.requirementKey === null ? undefined : index.requirements.get(row.requirementKey);
  const question = questionOfRow(playbook, row);
  const same = question && (question.component === row.type || question.for_each === row.type);
  if (!question || !same) return own ? [own] : [];
  const offered = choiceIds(row.config, 'options');
  return question.satisfies
    .flatMap((key) => index.requirements.get(key) ?? [])
    .filter((one) => one.type !== 'flag' || offered.includes(one.key) || one.key === row.requirementKey);
}
