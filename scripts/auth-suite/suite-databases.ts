import { migrate } from '../../src/server/db/migrate.ts';
import { databaseName, runOn, urlOf } from '../../tests/support/test-database.ts';
import { startTestPostgres } from '../../tests/support/test-postgres.ts';

export interface SuiteDatabases {
  readonly urls: readonly string[];
  /** Removes them. */
  readonly stop: () => Promise<void>;
}

/** One for each name, on the given server or a private one. */
export async function openSuiteDatabases(given: string | undefined, names: readonly string[]): Promise<SuiteDatabases> {
  const postgres = given ? { url: given, stop: async () => {} } : await startTestPostgres();
  const made: string[] = [];
  const stop = async () => {
    for (const name of made.splice(0)) await runOn(postgres.url, `drop database if exists "${name}" with (force)`);
    await postgres.stop();
  };
  try {
    const template = `${databaseName()}_template`;
    const databases = names.map((name) => `${databaseName()}_${name}`);
    made.push(...databases, template);
    await runOn(postgres.url, `create database "${template}"`);
    await migrate({ connectionString: urlOf(postgres.url, template) });
    for (const name of databases) await runOn(postgres.url, `create database "${name}" template "${template}"`);
    return { urls: databases.map((name) => urlOf(postgres.url, name)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
