/** The parts of the job that were taken out of the price for now. */
export function hiddenComponentIds(
  components: ReadonlyArray<{ readonly id: string; readonly isVisible: boolean }>,
): ReadonlySet<string> {
  return new Set(components.filter((component) => !component.isVisible).map((component) => component.id));
}

/** Totals count the lines whose component is visible, and those that have none. */
export function isCounted(
  line: { readonly componentId: string | null },
  hiddenComponents: ReadonlySet<string>,
): boolean {
  return line.componentId === null || !hiddenComponents.has(line.componentId);
}
