import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  customers,
  photoPins,
  pipelineRuns,
  pipelineStepResults,
  quoteAcceptances,
  quoteAssumptions,
  quoteComponents,
  quoteLineItems,
  quoteLinks,
  quoteMedia,
  quoteQuestions,
  quoteResponses,
  quotes,
} from '#server/db/schema.ts';
import type { QuoteRow } from './quote-store.ts';

const partTables = [
  quoteComponents,
  quoteLineItems,
  quoteQuestions,
  quoteResponses,
  quoteLinks,
  quoteMedia,
  quoteAssumptions,
  quoteAcceptances,
  photoPins,
  pipelineRuns,
] as const;

/**
 * The transactions that wrote the rows: a row written anew, added or gone makes another text. PostgreSQL keeps the number
 * in each row (`xmin`), so that no use case can forget to say that it changed something.
 */
const writersOf = (rows: SQL): SQL => sql`(select string_agg(xmin::text, ',' order by xmin::text) from ${rows})`;

const partsOf = (table: PgTable & { readonly quoteId: unknown }): SQL =>
  writersOf(sql`${table} where ${table.quoteId} = ${quotes.id}`);

/** What was seen in photos; the other steps' results are not shown with the quote. */
const photoLooks = writersOf(sql`(
  select ${pipelineStepResults}.xmin from ${pipelineStepResults}
  join ${pipelineRuns} on ${pipelineRuns.id} = ${pipelineStepResults.runId}
  where ${pipelineRuns.quoteId} = ${quotes.id} and ${pipelineRuns.kind} = 'media_analysis'
) looks`);

const customer = writersOf(sql`${customers} where ${customers.id} = ${quotes.customerId}`);

/** Another text whenever something that hangs on the quote is another; for a query on `quotes`. */
export const partsMark: SQL<string> = sql<string>`md5(concat_ws('|', ${sql.join(
  [...partTables.map(partsOf), photoLooks, customer].map((part) => sql`coalesce(${part}, '')`),
  sql`, `,
)}))`;

/** The same for the quote as a whole. */
export const markOf = (
  { revision, updatedAt, archivedAt }: Pick<QuoteRow, 'revision' | 'updatedAt' | 'archivedAt'>,
  parts: string,
): string => [revision, updatedAt.getTime(), archivedAt?.getTime() ?? '', parts].join('-');
