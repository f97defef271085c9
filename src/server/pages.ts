import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Failure } from '#contract/envelope.ts';
import {
  localeContext,
  nonceContext,
  settingsContext,
  transportContext,
  type WaysIn,
} from '#contract/request-context.ts';
import { interfaceLanguages, isInterfaceLanguage, type Locale, matchLocale, wantedLanguages } from '#domain/locale.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { AuthElsewhere } from './auth/create-auth.ts';
import { databaseTroubleOf } from './db/database-trouble.ts';
import type { AppSettings } from './http/app-deps.ts';
import type { AppEnv } from './http/app-env.ts';
import { bodyBytes } from './http/body-bytes.ts';
import { say } from './i18n.ts';

interface PagesDeps {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly settings: Pick<AppSettings, 'publicUrl' | 'productName' | 'products' | 'isDevelopment'>;
  /** A sign-in service that the browser talks to in place of ours. */
  readonly authElsewhere: AuthElsewhere | undefined;
  readonly waysIn: () => WaysIn;
  /** The locale of the quote behind a link's token, if it opens one. */
  readonly localeOfLink: (token: string) => Promise<Locale | undefined>;
  /** Vite serves styles as inline elements while developing; the built app has none. */
  readonly isHotReloading: boolean;
}

/** After which a page that could not be shown may be worth another try. */
const retryAfterSeconds = 5;

/** Renders every address that no call answers. Loaders reach the API in process, through the same routes as everybody. */
export function mountPages(
  app: Hono<AppEnv>,
  { build, settings, authElsewhere, waysIn, localeOfLink, isHotReloading }: PagesDeps,
): void {
  const render = createRequestHandler(build, isHotReloading ? 'development' : 'production');
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // To a browser `//elsewhere.example` is another host wherever a page repeats its own path, as in a redirect.
    if (pathname.startsWith('//')) return c.redirect(pathname.replace(/^\/+/, '/') + search, 308);
    const refusal = refusalOf(c.req.raw, pathname);
    if (refusal) return c.text(say(requestLocale(c.req.raw), refusal.sentence), refusal.status);
    const form = await wholeForm(c.req.raw);
    if (form === 'too large')
      return c.text(say(requestLocale(c.req.raw), msg`That is more than a form can hold.`), 413);
    const choice = chosenLanguage(c.req.raw);
    if (choice) return new Response(null, { status: 303, headers: choice });
    const nonce = randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    const link = await linkLocale(pathname, localeOfLink);
    const locale = link.locale ?? requestLocale(c.req.raw);
    context.set(localeContext, locale);
    const { productName, products, isDevelopment } = settings;
    context.set(settingsContext, { productName, products, isDevelopment, authElsewhere, waysIn: waysIn() });
    context.set(transportContext, async (path, init) =>
      link.isOutOfReach
        ? outOfReach()
        : app.request(`/api${path}`, { ...init, headers: withCaller(init.headers, c.req.raw, locale) }, c.env),
    );
    const page = await render(atPublicUrl(c.req.raw, settings.publicUrl, form), context);
    const headers = new Headers(page.headers);
    // A cached page would bring yesterday's nonce, and with it no script at all.
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, isHotReloading, authElsewhere }));
    if (page.status === 503) headers.set('Retry-After', String(retryAfterSeconds));
    headers.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=()');
    return new Response(page.body, { status: page.status, headers });
  });
}

/** The pages that take a plain form; with script the router posts to the same address with `.data`. */
const formPages = /^\/q\/(?:demo(?:\/[^/]+){0,2}|[^/]+\/(?:flow|customer-review|result|messages))(?:\.data)?$/;
const maxFormBytes = 1_048_576;

/** What the router would answer with its own words, a stack in the log and the whole address in it, a link's token included. */
function refusalOf(request: Request, pathname: string): { status: 400 | 405 | 415; sentence: Sentence } | undefined {
  if (decoded(pathname) === undefined) return { status: 400, sentence: msg`This address is not readable.` };
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (request.method !== 'POST' || !formPages.test(pathname))
    return { status: 405, sentence: msg`This page takes no such request.` };
  if (
    !/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(request.headers.get('content-type') ?? '')
  ) {
    return { status: 415, sentence: msg`This page takes forms only.` };
  }
  return undefined;
}

/** What a form sends, before the router sees any of it: the router would read on for as long as somebody sends. */
async function wholeForm(request: Request): Promise<Buffer<ArrayBuffer> | undefined | 'too large'> {
  if (request.method !== 'POST') return undefined;
  try {
    return await bodyBytes(request, maxFormBytes);
  } catch (error) {
    if (error instanceof Problem && error.code === 'payload_too_large') return 'too large';
    throw error;
  }
}

/** Its result has to be used: a bundler takes a lone call for one without effect and leaves it out. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Behind TLS the router would refuse plain form posts: it compares Origin with the request's own address.
 * Set part by part: joined to the address, a path of `//elsewhere.example` would be another host.
 */
function atPublicUrl(request: Request, publicUrl: string, body: Buffer<ArrayBuffer> | undefined): Request {
  const { pathname, search } = new URL(request.url);
  const url = new URL(publicUrl);
  url.pathname = pathname;
  url.search = search;
  if (!body) return new Request(url, request);
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body });
}

/** In-process calls count for the person who asked for the page, so their address goes along. */
function withCaller(given: RequestInit['headers'], original: Request, locale: Locale): Headers {
  const headers = new Headers(given);
  headers.set('accept-language', locale);
  const forwarded = original.headers.get('x-forwarded-for');
  if (forwarded) headers.set('x-forwarded-for', forwarded);
  return headers;
}

interface LinkLocale {
  readonly locale?: Locale | undefined;
  /** The database did not answer: the page says so, without asking once more and waiting as long again. */
  readonly isOutOfReach: boolean;
}

/** A customer reads in the language of the quote, whatever the browser is set to. */
async function linkLocale(pathname: string, localeOfLink: PagesDeps['localeOfLink']): Promise<LinkLocale> {
  const token = /^\/q\/(?:demo\/([^/]+?)(?:\.data|\/|$)|([^/]+)\/)/.exec(pathname)?.slice(1).find(Boolean);
  try {
    return { locale: token ? await localeOfLink(token) : undefined, isOutOfReach: false };
  } catch (error) {
    if (!databaseTroubleOf(error)) throw error;
    return { isOutOfReach: true };
  }
}

function outOfReach(): Response {
  const body: Pick<Failure, 'success' | 'code'> = { success: false, code: 'unavailable' };
  return Response.json(body, { status: 503 });
}

/** The person's own choice, else the browser's wishes. */
function requestLocale(request: Request): Locale {
  const chosen = /(?:^|;\s*)locale=([A-Za-z-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return matchLocale([...(chosen ? [chosen] : []), ...wantedLanguages(request.headers.get('accept-language'))]);
}

/** `?lang=de` on any page: keeps the choice and shows the same page without it. Works without script. */
function chosenLanguage(request: Request): Record<string, string> | undefined {
  const url = new URL(request.url);
  const language = url.searchParams.get('lang');
  if (request.method !== 'GET' || !language || !isInterfaceLanguage(language)) return undefined;
  url.searchParams.delete('lang');
  return {
    Location: url.pathname + url.search,
    'Set-Cookie': `locale=${interfaceLanguages[language]}; Path=/; Max-Age=31536000; SameSite=Lax`,
    'Cache-Control': 'no-store',
  };
}

function contentSecurityPolicy({
  nonce,
  isHotReloading,
  authElsewhere,
}: Pick<PagesDeps, 'isHotReloading' | 'authElsewhere'> & { nonce: string }): string {
  const reached = [...(authElsewhere ? [new URL(authElsewhere.url).origin] : []), ...(isHotReloading ? ['ws:'] : [])];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${isHotReloading ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...reached].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
