import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Auth } from './auth/create-auth.ts';
import type { Env } from './env.ts';
import type { AppEnv } from './http/app-env.ts';
import { close, listen } from './listen.ts';

/** A listener for operators' programs alone, where there is to be one; the public's has no such calls. @throws SettingsError */
export async function serveServiceCalls(
  { AUTH_SERVICE_HOST: host, AUTH_SERVICE_PORT: port }: Pick<Env, 'AUTH_SERVICE_HOST' | 'AUTH_SERVICE_PORT'>,
  auth: Pick<Auth, 'serviceRoutes'>,
  stops: (() => Promise<void>)[],
): Promise<string | undefined> {
  if (port === undefined || !auth.serviceRoutes) return undefined;
  const app = new Hono<AppEnv>().route('/auth/v1', auth.serviceRoutes);
  const server = createServer(getRequestListener(app.fetch));
  const settings = { host: 'AUTH_SERVICE_HOST', port: 'AUTH_SERVICE_PORT' };
  const url = await listen(server, { host, port, settings });
  stops.unshift(() => close(server));
  return url;
}
