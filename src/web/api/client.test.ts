import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type CallSettings, createCall } from './client.ts';
import { newKey } from './new-key.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answering = (response: ServerResponse, count: number) => void;

const id = '3f2c0d3e-6a8b-4b9e-9f1a-0c5d2b7a1e11';
let seen: Seen[] = [];
let answer: Answering = () => undefined;

const server = createServer(async (request, response) => {
  const chunks: string[] = [];
  for await (const chunk of request) chunks.push(String(chunk));
  seen.push({ method: request.method, url: request.url, headers: request.headers, body: chunks.join('') });
  answer(response, seen.length);
});

beforeEach(async () => {
  seen = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function callWith(settings: Omit<CallSettings, 'transport'> = {}) {
  const { port } = server.address() as AddressInfo; // it listens on a port, never on a pipe
  return createCall({ transport: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init), ...settings });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answering {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was answered');
}

test('an answer is taken out of its envelope, with message and page', async () => {
  const meta = { page: 2, per_page: 20, total: 21, total_pages: 2 };
  answer = json(200, { success: true, data: [], message: 'Here', meta });
  expect(await callWith()('GET /quotes', { query: { page: 2, search: 'fence & gate' } })).toEqual({
    data: [],
    message: 'Here',
    meta,
  });
  expect(seen[0]?.url).toBe('/quotes?page=2&search=fence+%26+gate');
});

test('parameters stand in the path, the body goes as JSON, and JSON is asked for', async () => {
  answer = json(200, { success: true, data: {} });
  await callWith()('POST /quotes/{id}/estimate', { params: { id } });
  await callWith()('POST /auth/request-magic-link', { body: { email: 'a@b.co' } });
  expect(seen[0]).toMatchObject({ method: 'POST', url: `/quotes/${id}/estimate`, body: '' });
  expect(seen[1]?.body).toBe('{"email":"a@b.co"}');
  expect(seen[1]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
});

test('a token, ad ids and an idempotency key go as headers when there are any', async () => {
  answer = json(200, { success: true, data: null });
  const adIds = () => ({ clickId: 'click', browserId: 'browser' });
  const call = callWith({ accessToken: async () => 'token', adIds });
  const headers = { 'Idempotency-Key': newKey() };
  await call('POST /auth/request-magic-link', { body: { email: 'a@b.co' }, headers });
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-ad-click-id': 'click',
    'x-ad-browser-id': 'browser',
  });
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await callWith()('GET /provider/profile');
  expect(Object.keys(seen[1]?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization', 'x-ad-click-id']));
});

test('a token that cannot be had is logged, and the request goes without authorization', async () => {
  answer = json(200, { success: true, data: null });
  const log = vi.fn();
  const failure = new Error('no storage');
  await callWith({ accessToken: () => Promise.reject(failure), log })('GET /provider/profile');
  expect(seen[0]?.headers.authorization).toBeUndefined();
  expect(log).toHaveBeenCalledWith('The access token could not be read', failure);
});

test.each([
  ['204', (response: ServerResponse) => response.writeHead(204).end()],
  ['an empty body', (response: ServerResponse) => response.writeHead(200).end()],
])('%s means success without data', async (_, answering) => {
  answer = answering;
  expect(await callWith()('GET /provider/profile')).toEqual({ data: null, message: 'Success', meta: undefined });
});

test('a 422 with errors carries them, with the message of the server or Validation failed', async () => {
  const errors = { email: ['Please enter a valid email address'] };
  const log = vi.fn();
  answer = json(422, { success: false, code: 'invalid_fields', errors });
  const silent = await failureOf(callWith({ log })('GET /provider/profile'));
  expect(silent).toMatchObject({ status: 422, code: 'invalid_fields', message: 'Validation failed', errors });
  expect(log).toHaveBeenCalledWith('The API refused a call', expect.objectContaining({ status: 422 }));
  answer = json(422, { success: false, code: 'invalid_fields', message: 'Look again', errors });
  expect(await failureOf(callWith()('GET /provider/profile'))).toMatchObject({ message: 'Look again', errors });
});

test('other refusals carry the message of the server or API Error, the code, the data and the body', async () => {
  const stale = { success: false, code: 'stale_revision', message: 'Somebody was faster', data: { revision: 3 } };
  answer = json(409, stale);
  const failure = await failureOf(callWith()('POST /quotes/{id}/estimate', { params: { id } }));
  expect(failure).toMatchObject({
    status: 409,
    code: 'stale_revision',
    message: 'Somebody was faster',
    data: { revision: 3 },
    body: stale,
  });
  answer = (response) => response.writeHead(403).end('<html>');
  expect(await failureOf(callWith()('GET /provider/profile'))).toMatchObject({
    status: 403,
    code: 'unexpected',
    message: 'API Error: 403',
    body: '<html>',
  });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET that meets %i is tried once more', async (status) => {
  answer = (response, count) =>
    count === 1 ? json(status, {})(response, count) : json(200, { success: true, data: 1 })(response, count);
  expect((await callWith()('GET /provider/profile')).data).toBe(1);
  expect(seen).toHaveLength(2);
});

test('a GET is tried twice at most, and not at all again for other statuses', async () => {
  answer = json(503, {});
  await failureOf(callWith()('GET /provider/profile'));
  expect(seen).toHaveLength(2);
  answer = json(404, {});
  await failureOf(callWith()('GET /provider/profile'));
  expect(seen).toHaveLength(3);
});

test('what changes something is never repeated', async () => {
  answer = json(503, {});
  await failureOf(callWith()('POST /quotes/{id}/estimate', { params: { id } }));
  expect(seen).toHaveLength(1);
});

test('Retry-After is waited for, unless it asks for longer than a reader would', async () => {
  answer = (response, count) =>
    count === 1
      ? json(429, {}, { 'retry-after': '1' })(response, count)
      : json(200, { success: true, data: null })(response, count);
  const start = performance.now();
  await callWith()('GET /provider/profile');
  expect(performance.now() - start).toBeGreaterThan(950);
  answer = json(429, {}, { 'retry-after': '60' });
  await failureOf(callWith()('GET /provider/profile'));
  expect(seen).toHaveLength(3);
});

test('a call that takes too long or is called off says so', async () => {
  answer = () => undefined;
  const late = await failureOf(callWith({ timeoutMs: 50 })('GET /provider/profile'));
  expect(late).toMatchObject({ status: 0, code: 'cancelled', message: 'Request was cancelled or timed out' });
  const controller = new AbortController();
  const leaving = failureOf(callWith()('GET /provider/profile', { signal: controller.signal }));
  controller.abort();
  expect(await leaving).toMatchObject({ code: 'cancelled', message: 'Request was cancelled or timed out' });
});

test('a server that cannot be reached is a network failure with status 0', async () => {
  const call = createCall({ transport: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await failureOf(call('GET /provider/profile'))).toMatchObject({ status: 0, code: 'network' });
});
