import type { Option } from './answer.ts';
import { selectedOptions } from './branching.ts';
import { field, isFilled, listOf, recordOf } from './unknown-value.ts';

/** What can be chosen in an answer: options, and the things that they are chosen for. */
export function choicesOf(config: unknown): Option[] {
  return [...listOf(field(config, 'options')), ...listOf(field(config, 'items'))].flatMap((choice) => {
    const id = field(choice, 'id');
    const label = field(choice, 'label');
    return isFilled(id) && isFilled(label) ? [{ id, label }] : [];
  });
}

interface Change {
  readonly config: unknown;
  readonly removedChoices: readonly Option[];
}

/** The choices taken out so far, once the question has its new choices. */
export function removedBy({ config, removedChoices }: Change, changed: unknown): Option[] {
  const kept = new Set(choicesOf(changed).map(({ id }) => id));
  const past = new Map([...removedChoices, ...choicesOf(config)].map((choice) => [choice.id, choice]));
  return [...past.values()].filter(({ id }) => !kept.has(id));
}

/** What an answer chooses and is no longer offered. */
export function removedIn(value: unknown, removedChoices: readonly Option[]): Option[] {
  const chosen = new Set([...selectedOptions(value), ...Object.keys(recordOf(field(value, 'assignments')))]);
  return removedChoices.filter(({ id }) => chosen.has(id));
}

/** The rest of an answer, which may be nothing. */
export function withoutChoices(value: Record<string, unknown>, gone: readonly Option[]): Record<string, unknown> {
  const ids = new Set<unknown>(gone.map(({ id }) => id));
  return {
    ...value,
    ...(Array.isArray(value.selected) && { selected: value.selected.filter((id) => !ids.has(id)) }),
    ...(Array.isArray(value.selections) && {
      selections: value.selections.filter((selection) => !ids.has(field(selection, 'value'))),
    }),
    ...(value.assignments !== undefined && {
      assignments: Object.fromEntries(
        Object.entries(recordOf(value.assignments)).filter(([item, option]) => !ids.has(item) && !ids.has(option)),
      ),
    }),
  };
}
