import { createHash, randomBytes } from 'node:crypto';
import { type Answer, site, type TestAuth } from './start-test-auth.ts';

type Query = Readonly<Record<string, string>>;

/** What stands in the address that a flow ended at. */
export interface Landing {
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly fragment: URLSearchParams;
}

const mostSteps = 20;

/** A browser with a cookie jar of its own, that knows our site in process and other services over HTTP. */
export function openTestBrowser(server: Pick<TestAuth, 'auth'>, { origin = site }: { origin?: string } = {}) {
  const jars = new Map<string, Map<string, string>>();

  const go = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const isOurs = url.origin === origin && url.pathname.startsWith('/auth/v1/');
    const asked: RequestInit = { ...init, headers, redirect: 'manual' };
    const response = isOurs
      ? await server.auth.routes.request(url.href.replace('/auth/v1', ''), asked)
      : await fetch(url, asked);
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };

  /** Follows redirects and forms that post themselves, up to the first address that is a page of ours, or matches. */
  const follow = async (start: string | URL, until?: (url: URL) => boolean): Promise<Landing> => {
    let url = new URL(start, origin);
    let init: RequestInit = {};
    for (let step = 0; step < mostSteps; step += 1) {
      if (until?.(url) || isPage(url)) return landingOf(url);
      const response = await go(url, init);
      const location = response.headers.get('location');
      const form = location === null ? formOf(await response.text()) : undefined;
      if (location === null && !form) throw new Error(`${url.pathname} leads nowhere: ${response.status}`);
      url = new URL(location ?? form?.action ?? '', url);
      init = form ? { method: 'POST', body: form.fields } : {};
      if (form && until?.(url)) return landingOf(new URL(`${url.href}?${form.fields}`));
    }
    throw new Error('the redirects do not end');
  };
  const isPage = (url: URL): boolean =>
    !url.pathname.startsWith('/auth/v1/') && [origin, 'https://app.example.com'].includes(url.origin);

  /** The body of what a page of ours asks by script. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Pick<Answer, 'status' | 'body'>> => {
    const response = await go(path, init);
    return { status: response.status, body: await response.json() };
  };

  const authorize = (provider: string, query: Query = {}) =>
    `/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: `${origin}/auth/callback`, ...query })}`;
  return { go, follow, ask, authorize, cookies: () => jars.get(origin) ?? new Map<string, string>() };
}

/** What a client in the PKCE flow keeps and what it sends. */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, query: { code_challenge: challenge, code_challenge_method: 's256' } };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isGone) jar.delete(name);
  else jar.set(name, value.join('='));
}

function landingOf(url: URL): Landing {
  return { url, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) };
}

function formOf(html: string): { action: string; fields: URLSearchParams } | undefined {
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1];
  if (action === undefined) return undefined;
  const inputs = [...html.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  return {
    action,
    fields: new URLSearchParams(inputs.map(([, name = '', value = '']): [string, string] => [name, value])),
  };
}
