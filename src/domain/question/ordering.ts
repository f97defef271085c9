import type { DependsOn } from './answer.ts';

/** By position; questions on the same one keep the order they came in. */
export function inOrder<Question extends { readonly position: number }>(questions: readonly Question[]): Question[] {
  return questions.toSorted((a, b) => a.position - b.position);
}

export type Reordering =
  | { readonly ok: true; readonly positions: ReadonlyMap<string, number> }
  | {
      readonly ok: false;
      /** `not_the_same_questions`: something is missing, twice or foreign. `asked_before_its_condition`: see DependsOn. */
      readonly code: 'not_the_same_questions' | 'asked_before_its_condition';
      readonly questionIds: readonly string[];
    };

/** New positions from 0 for a wished order, which has to name every question once and keep conditions first. */
export function reorder(
  questions: ReadonlyArray<{ readonly id: string; readonly dependsOn: DependsOn | null }>,
  wantedIds: readonly string[],
): Reordering {
  const positions = new Map(wantedIds.map((id, position) => [id, position]));
  const known = new Set(questions.map((question) => question.id));
  const strange = [
    ...wantedIds.filter((id, position) => !known.has(id) || positions.get(id) !== position),
    ...[...known].filter((id) => !positions.has(id)),
  ];
  if (strange.length > 0) return { ok: false, code: 'not_the_same_questions', questionIds: strange };

  const tooEarly = questions.filter(({ id, dependsOn }) => {
    const condition = dependsOn && positions.get(dependsOn.question_id);
    return typeof condition === 'number' && condition > (positions.get(id) ?? 0);
  });
  if (tooEarly.length === 0) return { ok: true, positions };
  return { ok: false, code: 'asked_before_its_condition', questionIds: tooEarly.map((question) => question.id) };
}
