import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Knowledge } from '#domain/playbooks/playbook-source.ts';
import { createPrivateDisk } from '#server/adapters/disk-private.ts';
import { createPgBossQueue } from '#server/adapters/job-queue-pgboss.ts';
import { createMailboxMessenger } from '#server/adapters/messenger-mailbox.ts';
import { type AiInstallation, createEngines } from '#server/ai/provider-engine.ts';
import { type AuthSettings, defaultAuthSettings } from '#server/auth/auth-settings.ts';
import { createAuth } from '#server/auth/create-auth.ts';
import { createHostedAuth } from '#server/auth/hosted/create-hosted-auth.ts';
import type { HostedSettings } from '#server/auth/hosted/hosted-deps.ts';
import { createApp } from '#server/create-app.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { createLogger } from '#server/logger.ts';
import { openFileFolders } from '#server/media/file-folders.ts';
import { installedPlaybooks, keepVersions } from '#server/playbooks/installed-playbooks.ts';
import { syncCatalogue } from '#server/services/catalogue.ts';
import { startWorkers } from '#server/start-workers.ts';
import { bundledKnowledge, playbookList } from './bundled-playbooks.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: ReturnType<typeof createApp>;
  readonly deps: AppDeps;
  readonly databaseUrl: string;
  /** The app's own connections; those of its queue are others. */
  readonly pool: pg.Pool;
  /** Moves the app's clock, which otherwise shows the real time. */
  readonly moveClock: (milliseconds: number) => void;
  readonly stop: () => Promise<void>;
}

const noModels: AiInstallation = {
  addresses: { openai: undefined, anthropic: undefined, google: undefined, compatible: undefined },
  apiKey: null,
  prices: [],
  timeoutMs: 5000,
};

/** The whole app in this process, on a real database and queue, every answer checked against the contract. */
export async function startTestApp({
  ai = noModels,
  knowledge = bundledKnowledge,
  authSettings = {},
  hosted,
}: {
  readonly ai?: AiInstallation;
  readonly knowledge?: Knowledge;
  readonly authSettings?: Partial<AuthSettings>;
  /** A sign-in service elsewhere, in place of our own. */
  readonly hosted?: HostedSettings;
} = {}): Promise<TestApp> {
  const { connection, config, url, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'test-files-'));
  const folders = openFileFolders(folder);
  const logger = createLogger('silent');
  const queue = createPgBossQueue(config, logger);
  await syncCatalogue(connection.db, knowledge.catalogue);
  const playbooks = knowledge === bundledKnowledge ? playbookList : installedPlaybooks(knowledge);
  await keepVersions(connection.db, playbooks.compiled);
  await queue.start();
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const secret = 'a secret for tests only, of decent length';
  const publicUrl = 'http://localhost';
  const ownAuth = createAuth({
    db: connection.db,
    queue,
    clock,
    logger,
    secret,
    settings: {
      ...defaultAuthSettings,
      publicUrl,
      issuer: `${publicUrl}/auth/v1`,
      productName: 'Test product',
      rateLimitFactor: 1000,
      ...authSettings,
    },
  });
  const auth = hosted ? createHostedAuth({ db: connection.db, clock, logger, settings: hosted }) : ownAuth;
  const deps: AppDeps = {
    db: connection.db,
    auth,
    queue,
    disk: createPrivateDisk(folders.files),
    uploadFolder: folders.uploads,
    clock,
    engines: createEngines({ clock, secret, ai }),
    playbooks,
    catalogue: knowledge.catalogue,
    countries: knowledge.countries,
    logger,
    secret,
    settings: {
      publicUrl,
      productName: 'Test product',
      products: [],
      isDevelopment: true,
      mediaMaxBytes: 5 * 1_048_576,
      rateLimitFactor: 1000,
      trustedProxyHops: 0,
      checkAnswers: true,
    },
    ai,
  };
  await startWorkers(queue, {
    ...deps,
    engineFor: deps.engines.engineFor,
    messenger: createMailboxMessenger(connection.db),
  });
  return {
    app: createApp(deps),
    deps,
    databaseUrl: url,
    pool: connection.pool,
    moveClock: (milliseconds) => {
      offset += milliseconds;
    },
    stop: async () => {
      await queue.stop();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
