import pg from 'pg';

/** What is searched by any part of a word: each table with the text that its queries write the very same way. */
const indexes = {
  quote_search_by_part: 'quote_search using gin ((quote_text || customer_text) gin_trgm_ops)',
  customers_by_part: 'customers using gin (search_text gin_trgm_ops)',
} as const;

/**
 * Makes the indexes of the search, which need the extension pg_trgm. It comes with PostgreSQL, but a system may pack it apart and
 * a host may have to allow it: without it the search finds the same and reads the provider's rows one by one. So this is no
 * migration: it is tried at each start.
 * @returns why there are none
 */
export async function ensureSearchIndexes(client: pg.Client): Promise<string | undefined> {
  try {
    await client.query('create extension if not exists pg_trgm');
    // Few entries wait to be sorted in: every search reads them all.
    for (const [name, on] of Object.entries(indexes))
      await client.query(`create index if not exists ${name} on ${on} with (gin_pending_list_limit = 1024)`);
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.message;
  }
}
