import { knownLanguages, phrasesOf } from '../language/installed-languages.ts';
import type { ListedPart, WordList } from '../language/word-lists.ts';
import { fold } from '../text/fold.ts';

/** A heading or word of a table without case, accents and signs. */
export const wordKey = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people and programs write over a column that holds a field, with how likely each is: 0 is the likeliest. */
export interface FieldWords<Field> {
  readonly field: Field;
  readonly ranks: ReadonlyMap<string, number>;
}

/** By the words that all languages have for each field, in the order in which they choose; each the likelier first. */
export function fieldWords<Field extends string, Part extends ListedPart>(
  part: Part,
  fields: readonly (readonly [Field, ...WordList<Part>[]])[],
): FieldWords<Field>[] {
  return fields.map(([field, ...lists]) => {
    const ranks = new Map<string, number>();
    for (const language of knownLanguages())
      for (const [rank, word] of lists.flatMap((list) => phrasesOf([language], part, list)).entries())
        ranks.set(wordKey(word), Math.min(rank, ranks.get(wordKey(word)) ?? rank));
    return { field, ranks };
  });
}

/**
 * What each column holds, by its heading. A field is taken once, by the column whose heading is the likelier one: of
 * "Mobile" and "Phone" the second. A word of two fields, such as "Nome", goes to the one that comes first.
 */
export function matchHeadings<Field>(
  headings: readonly string[],
  wordsByField: readonly FieldWords<Field>[],
): (Field | null)[] {
  const keys = headings.map(wordKey);
  const found: (Field | null)[] = headings.map(() => null);
  for (const { field, ranks } of wordsByField) {
    const [best] = keys
      .map((key, column) => ({ column, rank: ranks.get(key) ?? -1 }))
      .filter(({ column, rank }) => rank >= 0 && found[column] === null)
      .toSorted((a, b) => a.rank - b.rank);
    if (best) found[best.column] = field;
  }
  return found;
}

/** The cells of a record by what their columns hold; two columns for one field stand one after the other. */
export function fieldsOf<Field extends string>(
  cells: readonly string[],
  columns: readonly (Field | null)[],
): Partial<Record<Field, string>> {
  const fields: Partial<Record<Field, string>> = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at];
    if (field && cell) fields[field] = fields[field] ? `${fields[field]} ${cell}` : cell;
  }
  return fields;
}
