import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type { ServerBuild } from 'react-router';
import { type RelatedProduct, relatedProducts } from '#contract/request-context.ts';
import type { Knowledge } from '#domain/playbooks/playbook-source.ts';
import { createPrivateDisk } from './adapters/disk-private.ts';
import { createPgBossQueue, type PgBossQueue } from './adapters/job-queue-pgboss.ts';
import { createMessengerByChannel } from './adapters/messenger-by-channel.ts';
import { createMailboxMessenger } from './adapters/messenger-mailbox.ts';
import { createSmtpMessenger } from './adapters/messenger-smtp.ts';
import { aiAddressesOf } from './ai/language-models.ts';
import { type AiInstallation, createEngines } from './ai/provider-engine.ts';
import { createApp } from './create-app.ts';
import { type Connection, connect } from './db/connection.ts';
import { openDatabase } from './db/open-database.ts';
import { type Env, SettingsError } from './env.ts';
import type { AppDeps, AppSettings } from './http/app-deps.ts';
import { loopbackHostOnly } from './http/loopback-host.ts';
import { localeOfLinkIn } from './links/locale-of-link.ts';
import { close, listen } from './listen.ts';
import { createLogger, type Logger } from './logger.ts';
import { openFileFolders, removeAbandonedUploads } from './media/file-folders.ts';
import { openAuth } from './open-auth.ts';
import { mountPages } from './pages.ts';
import { installedPlaybooks, keepVersions } from './playbooks/installed-playbooks.ts';
import { withFoldersOf } from './playbooks/take-up-folders.ts';
import type { Messenger } from './ports/messenger.ts';
import { fillSentTotals } from './quotes/fill-sent-totals.ts';
import { installationSecret } from './secrets.ts';
import { serveAssets } from './serve-assets.ts';
import { serveServiceCalls } from './serve-service-calls.ts';
import { syncCatalogue } from './services/catalogue.ts';
import { startWorkers } from './start-workers.ts';

export interface StartOptions {
  readonly env: Env;
  /** The pages; a function while developing, so that each request gets the newest. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** What is delivered of `playbooks/`. */
  readonly knowledge: Knowledge;
  /** Development with reload: Vite answers first and hears of the server, for its socket. */
  readonly hotReload?: (next: RequestListener, server: Server) => RequestListener;
}

export interface RunningServer {
  readonly url: string;
  /** Where operators' programs may call; undefined where nowhere. */
  readonly serviceUrl: string | undefined;
  readonly app: ReturnType<typeof createApp>;
  readonly deps: AppDeps;
  /** As the owner of the tables, who can do what no call can. */
  readonly ownerConfig: pg.PoolConfig;
  /** Stops taking requests, lets running ones and jobs end, then lets go of the database. */
  readonly stop: () => Promise<void>;
}

/** From settings to a listening server. The port comes first: if it is taken, nothing else has been started. @throws SettingsError, DatabaseStartError */
export async function startServer({ env, build, knowledge, hotReload }: StartOptions): Promise<RunningServer> {
  const logger = createLogger(env.LOG_LEVEL ?? (env.APP_ENV === 'production' ? 'info' : 'warn'));
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2' }).end('Starting');
  };
  const server = createServer((request, response) => answer(request, response));
  const url = await listen(server, { host: env.HOST, port: env.PORT, settings: { host: 'HOST', port: 'PORT' } });
  const stops: (() => Promise<void>)[] = [() => close(server)];
  const stop = async () => {
    const problems: unknown[] = [];
    // One step that fails must not keep the database server running.
    for (const step of stops.splice(0)) await step().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw problems[0];
  };
  try {
    const { deps, queue, connection, ownerConfig } = await assemble(env, { logger, url, knowledge, stops });
    const app = createApp(deps);
    if (env.APP_ENV === 'development') app.use('/dev/*', loopbackHostOnly);
    if (!hotReload) serveAssets(app, join(import.meta.dirname, '..', 'client'));
    mountPages(app, {
      build,
      settings: deps.settings,
      authElsewhere: deps.auth.elsewhere,
      waysIn: deps.auth.waysIn,
      localeOfLink: localeOfLinkIn(deps),
      isHotReloading: hotReload !== undefined,
    });
    const listener: RequestListener = getRequestListener(app.fetch);
    answer = hotReload ? hotReload(listener, server) : listener;
    const serviceUrl = await serveServiceCalls(env, deps.auth, stops);
    await startWorkers(queue, { ...deps, engineFor: deps.engines.engineFor, messenger: messengerOf(env, connection) });
    return { url, serviceUrl, app, deps, ownerConfig, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Chooses the adapters, in sight: what is configured, else what needs no account. */
async function assemble(
  env: Env,
  {
    logger,
    url,
    knowledge: delivered,
    stops,
  }: { logger: Logger; url: string; knowledge: Knowledge; stops: (() => Promise<void>)[] },
) {
  const dataDir = resolve(env.DATA_DIR);
  const secret = secretOrSentence(env, dataDir);
  const { config, ownerConfig, stop: stopDatabase } = await openDatabase(env, dataDir, logger);
  // Whatever fails from here on, what was opened is closed, the last first.
  stops.splice(1, 0, stopDatabase);
  const connection = connect({ ...config, max: env.DATABASE_POOL_SIZE }, (error) =>
    logger.warn({ error: error.message }, 'a database connection broke'),
  );
  stops.splice(1, 0, connection.close);
  const knowledge = withFoldersOf(delivered, env.PLAYBOOKS_DIR ?? join(dataDir, 'playbooks'), logger);
  const { compiled, ...playbooks } = installedPlaybooks(knowledge);
  await syncCatalogue(connection.db, knowledge.catalogue);
  await fillSentTotals(connection.db);
  await keepVersions(connection.db, compiled);
  const queue: PgBossQueue = createPgBossQueue(config, logger);
  stops.splice(1, 0, queue.stop);
  await queue.start();
  const clock = () => new Date();
  const settings = settingsOf(env, url);
  const auth = openAuth(env, settings, { db: connection.db, queue, clock, logger, secret });
  const folders = openFileFolders(dataDir);
  await removeAbandonedUploads(folders.uploads, clock());
  const ai = aiInstallationOf(env);
  const deps: AppDeps = {
    db: connection.db,
    auth,
    queue,
    disk: createPrivateDisk(folders.files),
    uploadFolder: folders.uploads,
    clock,
    logger,
    secret,
    settings,
    ai,
    engines: createEngines({ clock, secret, ai }),
    playbooks,
    catalogue: knowledge.catalogue,
    countries: knowledge.countries,
  };
  return { deps, queue, connection, ownerConfig };
}

/** @throws SettingsError where the data folder cannot be used */
function secretOrSentence({ APP_SECRET }: Env, dataDir: string): string {
  try {
    return installationSecret(APP_SECRET, dataDir);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = folderProblems[code];
    if (!reason) throw error;
    throw new SettingsError(
      `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder this user may write to.`,
    );
  }
}

const folderProblems: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

function settingsOf(env: Env, url: string): AppSettings {
  const isDevelopment = env.APP_ENV === 'development';
  return {
    publicUrl: (env.PUBLIC_URL ?? url).replace(/\/+$/, ''),
    productName: env.PRODUCT_NAME,
    products: productsOf(env),
    isDevelopment,
    mediaMaxBytes: env.MEDIA_MAX_MB * 1_048_576,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    checkAnswers: isDevelopment,
  };
}

function productsOf({ JUSTBOOK_URL, JUSTPAY_URL, JUSTHIRE_URL }: Env): RelatedProduct[] {
  const urls = { justbook: JUSTBOOK_URL, justpay: JUSTPAY_URL, justhire: JUSTHIRE_URL };
  return relatedProducts.flatMap((id) => (urls[id] ? [{ id, url: urls[id] }] : []));
}

function aiInstallationOf(env: Env): AiInstallation {
  return {
    addresses: aiAddressesOf(env),
    apiKey: env.AI_API_KEY ?? null,
    prices: env.AI_PRICES ?? [],
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
  };
}

/** What no carrier is set up for lands in the mailbox, which only development has. */
function messengerOf(env: Env, { db }: Connection): Messenger {
  const mailbox = env.APP_ENV === 'development' ? createMailboxMessenger(db) : undefined;
  const from = env.SMTP_FROM ?? `${env.PRODUCT_NAME} <no-reply@localhost>`;
  const email = env.SMTP_URL ? createSmtpMessenger(env.SMTP_URL, from) : mailbox;
  return createMessengerByChannel({ ...(email && { email }), ...(mailbox && { sms: mailbox, whatsapp: mailbox }) });
}
