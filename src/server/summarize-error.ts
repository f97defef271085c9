import pg from 'pg';

/**
 * What a log line may say of an error: name, code and place. Texts of PostgreSQL and of mail servers repeat what people
 * wrote (`invalid input syntax for type date: "…"`), so of those only codes and names of tables and columns are kept.
 */
export function summarize(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'not an error' };
  return { name: error.name, ...reasonOf(error), stack: framesOf(error) };
}

function reasonOf(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const refused = cause instanceof pg.DatabaseError ? cause : error;
  if (refused instanceof pg.DatabaseError) {
    const { code, table, column, constraint } = refused;
    return { message: 'refused by the database', code, table, column, constraint };
  }
  if ('command' in error && 'code' in error) {
    const answer = 'responseCode' in error ? error.responseCode : undefined;
    return { message: 'refused by the mail server', code: error.code, command: error.command, answer };
  }
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  const { code } = { ...error, ...cause } as { code?: unknown }; // Node's errors carry one, others do not
  return { message: isQuery ? (cause?.message ?? 'failed query') : error.message, code };
}

function framesOf({ stack }: Error): string[] | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
}
