import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { startTestAuth } from './start-test-auth.ts';

/** Sign-in behind an address of its own, as a hosted one would be; by the real clock. */
export async function serveTestAuth(settings: Partial<AuthSettings> = {}) {
  const listener = createServer();
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}/auth/v1`;
  const server = await startTestAuth({ issuer: url, trustedProxyHops: 0, ...settings });
  server.wait((Date.now() - server.now().getTime()) / 1000);
  const app = new Hono<AppEnv>().route('/auth/v1', server.auth.routes);
  let asked: string[] = [];
  const answer = getRequestListener(app.fetch);
  listener.on('request', (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void answer(request, response);
  });
  return {
    ...server,
    url,
    /** What was asked for since the last look. */
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: () =>
      new Promise<void>((done) => {
        listener.close(() => done());
        listener.closeAllConnections();
      }),
  };
}
