import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createAuth } from '../../src/server/auth/create-auth.ts';
import { connect } from '../../src/server/db/connection.ts';
import { SettingsError } from '../../src/server/env.ts';
import type { AppEnv } from '../../src/server/http/app-env.ts';
import { close, listen } from '../../src/server/listen.ts';
import { createLogger } from '../../src/server/logger.ts';
import { readSigningKeys } from '../../src/server/signing-keys-file.ts';
import { openSuiteDatabases } from './suite-databases.ts';
import { type Variant, variantsOf } from './variants.ts';

type Source = Readonly<Record<string, string | undefined>>;
type Stop = () => Promise<void>;

const leastSecretLength = 32;

/** Each on its own address and database. Mails go nowhere. @throws SettingsError */
export async function serveVariants(source: Source, say: (line: string) => void): Promise<{ stop: Stop }> {
  const variants = variantsOf(keysOf(source));
  const stops: Stop[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).toReversed()) await step();
  };
  try {
    // The addresses first: where one is taken, no database is made.
    const servers = [];
    for (const variant of variants) servers.push(await claim(variant, stops));
    const databases = await openSuiteDatabases(
      source.DATABASE_URL,
      variants.map(({ name }) => name),
    );
    stops.push(databases.stop);
    for (const [at, variant] of variants.entries()) {
      const connection = connect({ connectionString: databases.urls[at] }, () => undefined);
      stops.push(connection.close);
      servers[at]?.on('request', getRequestListener(appOf(variant, connection.db).fetch));
      say(`ready ${variant.name} ${variant.url}`);
    }
    say('ready all');
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function claim({ url, name }: Variant, stops: Stop[]): Promise<Server> {
  const { hostname, port } = new URL(url);
  const server = createServer();
  const what = `the address of the variant ${name}`;
  await listen(server, { host: hostname, port: Number(port), settings: { host: what, port: what } });
  stops.push(() => close(server));
  return server;
}

function appOf({ settings }: Variant, db: Parameters<typeof createAuth>[0]['db']): Hono<AppEnv> {
  const auth = createAuth({
    db,
    queue: { enqueue: async () => undefined },
    clock: () => new Date(),
    logger: createLogger('warn'),
    secret: `auth suite ${settings.issuer}`,
    settings,
  });
  return new Hono<AppEnv>().route(settings.path || '/', auth.routes);
}

function keysOf({ AUTHJS_KEYS: file, AUTHJS_HS256_SECRET: secret }: Source) {
  if (!file) throw new SettingsError('AUTHJS_KEYS is not set. Set it to the file with the suite’s signing keys.');
  if (!secret || secret.length < leastSecretLength)
    throw new SettingsError(`AUTHJS_HS256_SECRET is not set, or shorter than ${leastSecretLength} characters.`);
  return { secret, keys: readSigningKeys(file, 'AUTHJS_KEYS') };
}
