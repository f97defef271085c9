import type { Answer, Option } from './answer.ts';
import { selectedOptions } from './branching.ts';
import { field, isFilled, listOf } from './unknown-value.ts';

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
export function removedIn(answer: Answer, removedChoices: readonly Option[]): Option[] {
  const items = answer.type === 'SelectForEach' ? Object.keys(answer.value.assignments) : [];
  const chosen = new Set([...selectedOptions(answer), ...items]);
  return removedChoices.filter(({ id }) => chosen.has(id));
}

/** The rest of an answer, which may be nothing. */
export function withoutChoices(answer: Answer, gone: readonly Option[]): Answer {
  const isGone = (id: string): boolean => gone.some((choice) => choice.id === id);
  switch (answer.type) {
    case 'MultipleChoice':
      return { ...answer, value: { ...answer.value, selected: answer.value.selected.filter((id) => !isGone(id)) } };
    case 'MultipleChoiceWithQuantity':
      return { ...answer, value: { selections: answer.value.selections.filter(({ value }) => !isGone(value)) } };
    case 'SelectForEach': {
      const kept = Object.entries(answer.value.assignments).filter(
        ([item, option]) => !isGone(item) && !isGone(option),
      );
      return { ...answer, value: { assignments: Object.fromEntries(kept) } };
    }
    default:
      return answer;
  }
}
