/** A part of a quote as choices see it. */
export interface Choosable {
  readonly id: string;
  readonly isOptional: boolean;
  readonly isVisible: boolean;
  /** All parts with the same one are answers to one question. */
  readonly choiceGroup: string | null;
}

/** The group that a part is chosen from; an optional part is chosen by itself. */
export const choiceGroupOf = ({ isOptional, choiceGroup }: Omit<Choosable, 'id' | 'isVisible'>): string | null =>
  isOptional ? null : choiceGroup;

interface ChoiceGroup<Part> {
  readonly name: string;
  readonly options: readonly Part[];
}

/** The groups of a quote in the order in which their first parts stand. */
export function choiceGroups<Part extends Omit<Choosable, 'id' | 'isVisible'>>(
  parts: readonly Part[],
): ChoiceGroup<Part>[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const name = choiceGroupOf(part);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
}

/** The parts with exactly one of each group in: the first that is, or where none is the first of all. */
export function settleChoices<Part extends Choosable>(parts: readonly Part[]): Part[] {
  const chosen = new Set(
    choiceGroups(parts).map(({ options }) => (options.find(({ isVisible }) => isVisible) ?? options[0])?.id),
  );
  return parts.map((part) => (choiceGroupOf(part) === null ? part : { ...part, isVisible: chosen.has(part.id) }));
}

/** The parts with this one chosen in place of the others of its group. */
export function withChoice<Part extends Choosable>(parts: readonly Part[], id: string): Part[] {
  const wanted = parts.find((part) => part.id === id);
  const group = wanted ? choiceGroupOf(wanted) : null;
  if (group === null) return [...parts];
  return parts.map((part) => (choiceGroupOf(part) === group ? { ...part, isVisible: part.id === id } : part));
}
