import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningServer } from '#server/start-server.ts';
import { summarize } from '#server/summarize-error.ts';
import { type DemoSignIn, openDemo, playDemo } from './seed-demo.ts';

export const demoEmail = 'demo@example.com';

/** The demo's sign-in, and on a data folder's first start the work of filling it, which takes some seconds. */
export interface Demo extends DemoSignIn {
  readonly fill?: () => Promise<void>;
}

/** The demo provider, made on a data folder's first start. Its password is random for each folder. */
export async function prepareDemo(
  { app, deps, ownerConfig }: Pick<RunningServer, 'app' | 'deps' | 'ownerConfig'>,
  dataDir: string,
): Promise<Demo | undefined> {
  const file = join(resolve(dataDir), 'demo-password');
  if (existsSync(file)) return { email: demoEmail, password: readFileSync(file, 'utf8').trim() };
  const password = randomBytes(9).toString('base64url');
  const giveUp = (error: unknown): undefined => {
    deps.logger.warn({ error: summarize(error) }, 'the demo data could not be made');
    return undefined;
  };
  const client = await openDemo({ app, auth: deps.auth, deps }, { email: demoEmail, password }).catch(giveUp);
  if (!client) return undefined;
  writeFileSync(file, password, { mode: 0o600 });
  return { email: demoEmail, password, fill: () => playDemo({ deps, ownerConfig }, client).catch(giveUp) };
}
