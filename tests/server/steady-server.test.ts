import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '../support/api-client.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp, sendQuestions } from '../support/stories.ts';

let app: RunningApp;
let painter: SignedUp;
const fetch: Fetch = (path, init) => globalThis.fetch(app.url + path, init);

beforeAll(async () => {
  app = await startApp({ managedDatabase: true, env: { LOG_LEVEL: 'debug' } });
  painter = await createPainter(fetch);
});
afterAll(() => app.stop());

/** As it stands, without the tidying that every client library does. */
function rawRequest(target: string, { method = 'GET', headers = {} as Record<string, string> } = {}): Promise<string> {
  const { hostname, port, host } = new URL(app.url);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.once('error', reject).once('close', () => resolve(answer));
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}

describe('a link’s token', () => {
  it('stands in no line that is printed, however odd the address it comes in', async () => {
    const quote = await createQuote(painter.client);
    const { token } = await sendQuestions(painter.client, quote.id);
    const unknown = 'unknown-token-that-somebody-mistyped-Zx9Qw7';
    const addresses = [token, unknown].flatMap(oddAddresses);
    for (const address of addresses) expect(await rawRequest(address), address).toMatch(/^HTTP\/1.1 [2-4]/);
    const headers = {
      referer: `${app.url}/q/${token}/flow`,
      'x-link-token': token,
      authorization: `Bearer ${painter.token}x`,
      cookie: `link=${token}`,
    };
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/q/%/flow', '/api/%', '/no/such/page', '/auth/v1/user'])
        await rawRequest(`${path}?from=${token}`, { method, headers });
    const secrets = [token, unknown, painter.token];
    expect(linesOf(app.output()).filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    expect(linesOf(app.output()).length).toBeGreaterThan(addresses.length);
  });
});

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

function oddAddresses(token: string): string[] {
  const ends = [
    '',
    '/',
    '/flow',
    '/flow%',
    '/flow%zz',
    '/%E0%A4%A',
    '/flow%00',
    '/flow%0d%0a',
    '/%2e%2e/flow',
    '//flow',
    '/no/such/page',
  ];
  const bases = [
    `/q/${token}`,
    `//q/${token}`,
    `/q//${token}`,
    `/q%2f${token}`,
    `/Q/${token}`,
    `/q/${token.replace(/./, '%')}${token}`,
  ];
  const calls = ['', '/', '%', '/messages%', '/media/x', '/no-such-call', '?%', '/responses'];
  return [
    ...bases.flatMap((base) => ends.map((end) => base + end)),
    ...calls.map((call) => `/api/customer/quotes/${token}${call}`),
    `/API/customer/quotes/${token}`,
    `/api//customer/quotes/${token}`,
    `/api/media/${token}?signature=${token}`,
    `/q/${token}/flow?lang=de&next=/q/${token}`,
    `/q/${token}/flow.data?_routes=${token}`,
    `/q/${token}/${'x'.repeat(6000)}`,
    `/__manifest?p=/q/${token}/flow&version=x`,
    `/assets/${token}%`,
    `/${token}.svg`,
    `/auth/verify?token_hash=${token}&type=signup`,
    `/auth/v1/verify?token=${token}&type=signup`,
    `/auth/v1/${token}`,
    `/?token=${token}`,
    `http://elsewhere.example/q/${token}/flow`,
    `/q/${token}/flow\\..\\x`,
    `/q/${token}/flow#frag`,
    `/q/é${token}/flow`,
  ];
}
