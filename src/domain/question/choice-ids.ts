import { field, isFilled, listOf } from './unknown-value.ts';

/** The ids of what a question offers: its options, or the things that they are chosen for. */
export function choiceIds(config: unknown, of: 'options' | 'items'): string[] {
  return listOf(field(config, of))
    .map((choice) => field(choice, 'id'))
    .filter(isFilled);
}

/** What a choice is called, as the question has it; its id where it is no longer among them. */
export function choiceLabel(config: unknown, of: 'options' | 'items', id: string): string {
  const label = field(
    listOf(field(config, of)).find((choice) => field(choice, 'id') === id),
    'label',
  );
  return isFilled(label) ? label : id;
}
