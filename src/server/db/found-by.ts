import { and, or, type SQL, sql } from 'drizzle-orm';
import { searchTerms } from '#domain/customer/search-terms.ts';

/** That a folded text holds what was typed; nothing typed finds everything. The database folds both, by one function. */
export function foundBy(text: SQL, search: string | undefined): SQL | undefined {
  const { words, digits } = searchTerms(search ?? '');
  const holds = (part: string) => sql`${text} like search_pattern(${part})`;
  const all = and(...words.map(holds));
  return digits ? or(all, holds(digits)) : all;
}

/** Whether a folded text begins with what was typed. */
export const beginsWith = (text: SQL, typed: string): SQL<boolean> =>
  sql<boolean>`${text} like substr(search_pattern(${typed}), 2)`;
