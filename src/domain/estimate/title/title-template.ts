/**
 * A title as playbooks write it: `Paint {parts}[, {size}]`. A slot that nothing is known for leaves the whole title out, or the
 * `[…]` around it. `{trees|tree|trees}` is a number with the word for one and the word for several, `{hedge.length}` a measure.
 */
export interface TitleTemplate {
  readonly groups: readonly TitleGroup[];
}

interface TitleGroup {
  readonly isOptional: boolean;
  readonly pieces: readonly (string | TitleSlot)[];
}

export interface TitleSlot {
  /** `parts`, `size`, a requirement, or `requirement.option` of counts. */
  readonly key: string;
  readonly one?: string | undefined;
  readonly many?: string | undefined;
}

const slotShape = /\{([a-z0-9_.-]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

function piecesOf(text: string): (string | TitleSlot)[] {
  const pieces: (string | TitleSlot)[] = [];
  let at = 0;
  for (const found of text.matchAll(slotShape)) {
    const [written, key = '', one, many] = found;
    pieces.push(text.slice(at, found.index), { key, one, many });
    at = found.index + written.length;
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}

export function parseTitle(template: string): TitleTemplate {
  const groups = template.split(/(\[[^\]]*\])/).filter((group) => group !== '');
  return {
    groups: groups.map((group) => {
      const isOptional = group.startsWith('[');
      return { isOptional, pieces: piecesOf(isOptional ? group.slice(1, -1) : group) };
    }),
  };
}

export function slotsOf({ groups }: TitleTemplate): TitleSlot[] {
  return groups.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
}

/** The title with its slots filled, with or without what may be left out; null where something it needs is not known. */
export function fillTitle(
  { groups }: TitleTemplate,
  { fill, isWhole }: { readonly fill: (slot: TitleSlot) => string | null; readonly isWhole: boolean },
): string | null {
  const filled = groups
    .filter(({ isOptional }) => isWhole || !isOptional)
    .map(({ isOptional, pieces }) => {
      const values = pieces.map((piece) => (typeof piece === 'string' ? piece : fill(piece)));
      if (values.every((value) => value !== null)) return values.join('');
      return isOptional ? '' : null;
    });
  return filled.every((group) => group !== null) ? filled.join('') : null;
}
