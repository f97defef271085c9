import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { aiLogs, authAuditLog, quoteActivity, quoteVersions } from './schema.ts';

const appendOnly: readonly PgTable[] = [quoteActivity, aiLogs, quoteVersions, authAuditLog];

/** What tells what happened: written once, and gone only together with its quote. As SQL names them. */
export const appendOnlyTables: readonly string[] = appendOnly.map((table) => {
  const { schema = 'public', name } = getTableConfig(table);
  return `"${schema}"."${name}"`;
});
