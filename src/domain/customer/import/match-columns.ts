import { fold } from '../../text/fold.ts';
import { emailProblem } from '../email-address.ts';
import type { CustomerKind } from '../kind.ts';
import { columnWords, kindWords } from './column-words.ts';
import { type ImportField, importFields } from './import-field.ts';

const keyOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const keysOf = (words: readonly string[]): readonly string[] => words.map(keyOf);

const wordsByField = importFields.map((field) => ({ field, words: keysOf(columnWords[field]) }));

/**
 * What each column holds, by its heading. A field is taken once, by the column whose heading is the likelier one: of
 * "Mobile" and "Phone" the second. A word of two fields, such as "Nome", goes to the one that is still needed.
 */
export function matchColumns(headings: readonly string[]): (ImportField | null)[] {
  const keys = headings.map(keyOf);
  const found: (ImportField | null)[] = headings.map(() => null);
  for (const { field, words } of wordsByField) {
    const [best] = keys
      .map((key, column) => ({ column, rank: words.indexOf(key) }))
      .filter(({ column, rank }) => rank >= 0 && found[column] === null)
      .toSorted((a, b) => a.rank - b.rank);
    if (best) found[best.column] = field;
  }
  return wholeName(found);
}

/** One of two halves alone is the whole: "Nome" without "Cognome", "Nom" without "Prénom". */
function wholeName(found: readonly (ImportField | null)[]): (ImportField | null)[] {
  const has = (field: ImportField) => found.includes(field);
  if (has('name') || has('first_name') === has('last_name')) return [...found];
  return found.map((field) => (field === 'first_name' || field === 'last_name' ? 'name' : field));
}

/** A first row in which somebody's address stands is no heading. */
export const isHeading = (cells: readonly string[]): boolean => cells.every((cell) => emailProblem(cell) !== null);

/** Without headings only mail addresses show by themselves what they are. */
export function matchContents(cells: readonly string[]): (ImportField | null)[] {
  const column = cells.findIndex((cell) => emailProblem(cell) === null);
  return cells.map((_, at) => (at === column ? 'email' : null));
}

const kinds = Object.entries(kindWords).map(([kind, words]) => [kind as CustomerKind, new Set(keysOf(words))] as const); // the record's own keys

export function kindOf(cell: string): CustomerKind | undefined {
  return kinds.find(([, words]) => words.has(keyOf(cell)))?.[0];
}
