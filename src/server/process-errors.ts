import { databaseTroubleOf } from './db/database-trouble.ts';
import { createLogger } from './logger.ts';
import { summarize } from './summarize-error.ts';

/**
 * Node would print the whole error past every stream: a failed query with its values, an address with its token. It does
 * not end for a connection of a library's that broke while nobody listened: the next query gets another one.
 */
export function dieInOwnWords(): void {
  const logger = createLogger('error');
  process.on('uncaughtException', (error, origin) => {
    if (origin === 'uncaughtException' && databaseTroubleOf(error)) {
      logger.error({ error: summarize(error) }, 'a connection broke while nobody listened');
      return;
    }
    logger.fatal({ error: summarize(error) }, 'the server ends on an error that nothing caught');
    process.exit(1);
  });
}

/**
 * Whoever read what is printed may be gone, such as a log program that ended. The server goes on without: to tell of it
 * would be the next line that nobody reads, without end.
 */
export function outliveReaders(...outputs: readonly Pick<NodeJS.WriteStream, 'on'>[]): void {
  for (const output of outputs) output.on('error', () => undefined);
}
