import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { poll } from '../../../tests/support/poll.ts';
import type { AppEnv } from './app-env.ts';
import { onError } from './on-error.ts';
import { readBody } from './read-body.ts';

const logger = createLogger('silent');
const logged: string[] = [];
for (const level of ['error', 'debug'] as const) logger[level] = () => void logged.push(level);

const app = new Hono<AppEnv>()
  .post('/json', async (c) => c.json({ read: await readBody(c) }))
  .post('/text', async (c) => c.json({ read: await c.req.text() }))
  .post('/broken', () => {
    throw new Error('broken');
  });
app.onError(onError(logger));

test.each(['/json', '/text'])('a caller who goes away amid a body is no failure of ours: %s', async (path) => {
  logged.length = 0;
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const socket = connect(port, '127.0.0.1');
  const arrived = once(server, 'request');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{"a":`);
  await arrived;
  socket.destroy();
  await poll('a line', async () => (logged.length > 0 ? true : undefined));
  expect(logged).toEqual(['debug']);
  server.close();
});

test('what nobody expected is logged as an error', async () => {
  logged.length = 0;
  expect((await app.request('/broken', { method: 'POST' })).status).toBe(500);
  expect(logged).toEqual(['error']);
});
