import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { ownerRole, runtimeRole, separateManagedRoles } from '#server/db/roles/managed-roles.ts';
import { knowledgeVariable, readRepositoryKnowledge } from './bundled-playbooks.ts';
import { databaseName, runOn, serverUrlVariable, templateVariable, urlOf } from './test-database.ts';
import { startTestPostgres } from './test-postgres.ts';

const hoursToKeepLeftovers = 6;

/** Before any test, for Vitest and Playwright alike: a PostgreSQL server (TEST_DATABASE_URL, else a private one) with a migrated template. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startTestPostgres();
  const template = databaseName();
  try {
    if (given) await dropLeftovers(server.url);
    await runOn(server.url, `create database "${template}"`);
    const config = { connectionString: urlOf(server.url, template) };
    await separateManagedRoles(config);
    await migrate({ ...config, options: `-c role=${ownerRole}` }, runtimeRole);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const folder = mkdtempSync(join(tmpdir(), 'qp-knowledge-'));
  const knowledge = join(folder, 'playbooks.json');
  writeFileSync(knowledge, JSON.stringify(readRepositoryKnowledge()));
  process.env[knowledgeVariable] = knowledge;
  process.env[serverUrlVariable] = server.url;
  process.env[templateVariable] = template;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (given) await runOn(server.url, `drop database if exists "${template}" with (force)`);
    await server.stop();
  };
}

async function dropLeftovers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
      where datname ~ '^qp_test_[0-9]+_' and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - $1`,
    [hoursToKeepLeftovers * 3600],
  );
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  await client.end();
}
