import { settleChoices } from './choice.ts';

interface Part {
  readonly id: string;
  readonly isVisible: boolean;
  readonly isOptional?: boolean;
  readonly choiceGroup?: string | null;
}

/** The parts of the job that were taken out of the price for now; of a choice, all but one. */
export function hiddenComponentIds(components: readonly Part[]): ReadonlySet<string> {
  const settled = settleChoices(
    components.map(({ isOptional = false, choiceGroup = null, ...part }) => ({ ...part, isOptional, choiceGroup })),
  );
  return new Set(settled.filter(({ isVisible }) => !isVisible).map(({ id }) => id));
}

/** Totals count the lines whose component is visible, and those that have none. */
export function isCounted(
  line: { readonly componentId: string | null },
  hiddenComponents: ReadonlySet<string>,
): boolean {
  return line.componentId === null || !hiddenComponents.has(line.componentId);
}
