/** Option ids that the engine adds itself: "none of these" and "not sure", whatever they are called. */
export const noneOption = 'none';
export const unsureOption = 'unsure';

const isReserved = (id: string): boolean => id === noneOption || id === unsureOption;

/** The choices after one of them was taken or left out. "Not sure" and "none of these" stand alone. */
export function afterChoice(selected: readonly string[], id: string, isChosen: boolean): string[] {
  const others = selected.filter((known) => known !== id);
  if (!isChosen) return others;
  return isReserved(id) ? [id] : [...others.filter((known) => !isReserved(known)), id];
}

/** Whether "not sure" or "none of these" was taken together with something else. */
export function contradictsItself(selected: readonly string[]): boolean {
  return selected.length > 1 && selected.some(isReserved);
}
