import { type FieldWords, fieldWords, matchHeadings, wordKey } from '../../csv/match-headings.ts';
import { knownLanguages, ofLanguages, phrasesOf } from '../../language/installed-languages.ts';
import { emailProblem } from '../email-address.ts';
import { type CustomerKind, customerKinds } from '../kind.ts';
import { type ImportField, importFields } from './import-field.ts';

const wordsByField = ofLanguages<void, FieldWords<ImportField>[]>(() =>
  fieldWords(
    'customer_columns',
    importFields.map((field) => [field, field] as const),
  ),
);

/** What each column of a file of customers holds, by its heading. */
export function matchColumns(headings: readonly string[]): (ImportField | null)[] {
  return wholeName(matchHeadings(headings, wordsByField()));
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

const kinds = ofLanguages<void, readonly { kind: CustomerKind; words: ReadonlySet<string> }[]>(() =>
  customerKinds.map((kind) => ({
    kind,
    words: new Set(phrasesOf(knownLanguages(), 'customer_kinds', kind).map(wordKey)),
  })),
);

export function kindOf(cell: string): CustomerKind | undefined {
  return kinds().find(({ words }) => words.has(wordKey(cell)))?.kind;
}
