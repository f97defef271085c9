import { field, isFilled, listOf } from './unknown-value.ts';

/** The ids of what a question offers: its options, or the things that they are chosen for. */
export function choiceIds(config: unknown, of: 'options' | 'items'): string[] {
  return listOf(field(config, of))
    .map((choice) => field(choice, 'id'))
    .filter(isFilled);
}
