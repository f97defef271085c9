import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { localeContext, transportContext } from '#contract/request-context.ts';
import type { AppEnv } from './http/app-env.ts';
import { mountPages } from './pages.ts';

/** Pages that answer with the address they believe they are at. */
const build = {
  entry: { module: { default: () => new Response('a page') } },
  routes: {
    all: {
      id: 'all',
      path: '*',
      module: {
        action: async ({ request }: { request: Request }) =>
          new Response(`a form of ${(await request.text()).length} bytes`),
        loader: async ({ request, context }: { request: Request; context: RouterContextProvider }) => {
          const answer = request.url.includes('/q/') ? await context.get(transportContext)('/asked', {}) : undefined;
          const headers = { 'content-language': context.get(localeContext) };
          return new Response(request.url, { headers, status: answer?.status ?? 200 });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild; // as much of one as this needs

const app = new Hono<AppEnv>();
app.get('/api/asked', (c) => c.json({}));
mountPages(app, {
  authElsewhere: undefined,
  build,
  settings: { publicUrl: 'https://quotes.example.com', productName: 'Quotewell', products: [], isDevelopment: false },
  waysIn: () => ({ services: [], phone: false, signUps: true, passwordMinLength: 10, codeMinutes: 10 }),
  localeOfLink: async (token) => {
    if (token === 'away') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    return token === 'german' ? 'de-DE' : undefined;
  },
  isHotReloading: false,
});

test('a page believes itself at the public address', async () => {
  const answer = await app.request('http://10.0.0.7:3000/q/abc?step=2');
  expect(await answer.text()).toBe('https://quotes.example.com/q/abc?step=2');
});

test.each([
  ['//evil.example/x?y=1', '/evil.example/x?y=1'],
  ['///evil.example', '/evil.example'],
  ['/\\\\evil.example/x', '/evil.example/x'],
])('a path that looks like another host stays here: %s', async (path, here) => {
  const answer = await app.request(`http://10.0.0.7:3000${path}`);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(here);
});

test.each([
  ['POST', '/', 'application/x-www-form-urlencoded', 405],
  ['POST', '/q/token-of-a-link/pending', 'application/x-www-form-urlencoded', 405],
  ['PUT', '/q/token-of-a-link/flow', 'application/x-www-form-urlencoded', 405],
  ['POST', '/q/token-of-a-link/flow', 'application/json', 415],
  ['POST', '/q/token-of-a-link/result', 'text/plain', 415],
  ['GET', '/q/token-of-a-link/%E0%A4%A', 'text/plain', 400],
])(
  'what no page takes is refused before the router sees the address: %s %s as %s',
  async (method, path, type, status) => {
    const body = method === 'GET' ? {} : { body: 'a=b' };
    const answer = await app.request(`http://10.0.0.7:3000${path}`, {
      method,
      headers: { 'content-type': type },
      ...body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('token-of-a-link');
  },
);

test('a form over its limit is refused however it is sent, and read no further', async () => {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const answers = [];
  for (const chunks of [1, 2000]) {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent === chunks) return controller.close();
        sent += 1;
        controller.enqueue(new TextEncoder().encode(`a=${'b'.repeat(99_998)}`));
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const answer = await fetch(`http://127.0.0.1:${port}/q/token-of-a-link/flow`, init);
    answers.push([answer.status, await answer.text(), sent < 1000]);
  }
  expect(answers).toEqual([
    [200, 'a form of 100000 bytes', true],
    [413, 'That is more than a form can hold.', true],
  ]);
  server.close();
  server.closeAllConnections();
});

test('what is refused is said in the reader’s language', async () => {
  const answer = await app.request('http://10.0.0.7:3000/q/token-of-a-link/%E0%A4%A', {
    headers: { 'accept-language': 'de' },
  });
  expect(await answer.text()).toBe('Diese Adresse lässt sich nicht lesen.');
});

test('a page’s policy lets no style in that was not given its nonce, beyond attributes', async () => {
  const policy = (await app.request('http://10.0.0.7:3000/')).headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  expect(directives.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
  expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
  expect([...directives].filter(([, allowed]) => allowed.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
    'style-src-attr',
  ]);
});

test.each([
  ['/', {}, 'en-GB'],
  ['/', { 'accept-language': 'sq, de-CH;q=0.8, en;q=0.5' }, 'de-CH'],
  ['/', { 'accept-language': 'de', cookie: 'a=b; locale=en-US' }, 'en-US'],
  ['/q/german/flow', { 'accept-language': 'en' }, 'de-DE'],
  ['/q/unknown/flow', { 'accept-language': 'fr' }, 'fr-FR'],
])('%s with %j is shown in %s', async (path, headers, locale) => {
  const answer = await app.request(`http://10.0.0.7:3000${path}`, { headers });
  expect(answer.headers.get('content-language')).toBe(locale);
});

test('choosing a language is kept and leads back to the same page', async () => {
  const answer = await app.request('http://10.0.0.7:3000/auth/login?next=%2Fquotes&lang=de');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/auth/login?next=%2Fquotes');
  expect(answer.headers.get('set-cookie')).toMatch(/^locale=de-DE; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect((await app.request('http://10.0.0.7:3000/?lang=xx')).status).toBe(200);
});

test('a page whose link cannot be looked up is shown in the reader’s language, as one to try again', async () => {
  const answer = await app.request('http://10.0.0.7:3000/q/away/flow', { headers: { 'accept-language': 'de' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('content-language')).toBe('de-DE');
  expect((await app.request('http://10.0.0.7:3000/q/german/flow')).headers.get('retry-after')).toBeNull();
});
