// The keys of sign-in: shows them, publishes the next one, makes a service key. Takes the server's own settings from the environment.
import { resolve } from 'node:path';
import { administerKeys } from '../../src/server/auth/administer-keys.ts';
import { authSettingsOf } from '../../src/server/auth-settings-of.ts';
import { connect } from '../../src/server/db/connection.ts';
import { DatabaseStartError } from '../../src/server/db/managed-postgres/database-start-error.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { readEnv, SettingsError } from '../../src/server/env.ts';
import { createLogger } from '../../src/server/logger.ts';
import { installationSecret } from '../../src/server/secrets.ts';
import { KeysRefusal, parseKeysCommand } from './command.ts';
import { runKeysCommand } from './run-command.ts';

try {
  const command = parseKeysCommand(process.argv.slice(2));
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  const logger = createLogger('warn');
  const secret = installationSecret(env.APP_SECRET, dataDir);
  const settings = authSettingsOf(env, {
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST}`,
    productName: env.PRODUCT_NAME,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
  });
  const database = await openDatabase(env, dataDir, logger);
  try {
    const connection = connect({ ...database.config, max: 2 }, () => undefined);
    try {
      const keys = administerKeys({ db: connection.db, clock: () => new Date(), logger, secret, settings });
      console.log(await runKeysCommand(command, keys, { env, signing: settings.signing }));
    } finally {
      await connection.close();
    }
  } finally {
    await database.stop();
  }
} catch (error) {
  const isSaid = [KeysRefusal, SettingsError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(isSaid && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
