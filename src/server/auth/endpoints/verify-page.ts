import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Locale, languageOf, matchLocale } from '#domain/locale.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { i18nFor } from '#server/i18n.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { type OpenSession, presentSession } from '../sessions/present-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { isSameHash } from '../tokens/one-time-token.ts';
import { matchToken, redeemToken, typesFor } from '../tokens/redeem-token.ts';
import { firstHalf, settleAddressChange } from './confirm-address-change.ts';
import { issueAuthCode } from './exchange-code.ts';
import { forgetEnded, methodOf, requireKnownType } from './verify-token.ts';

const nonceCookie = 'auth_verify';
const nonceSeconds = 3600;

/**
 * What a link to the server itself shows: one button. Mail scanners open links, so that opening must not use the token up;
 * pressing does, and only from the browser that opened the page.
 */
export function showVerifyPage(auth: AuthContext, c: Context<AppEnv>): Response {
  const { token, type, redirect_to: asked } = c.req.query();
  if (!token) throw invalid('Verify requires a token or a token hash');
  requireKnownType(type);
  const site = siteUrl(auth);
  const redirectTo = redirectTargetOf(auth, asked);
  const nonce = randomBytes(16).toString('base64url');
  setCookie(c, nonceCookie, nonce, {
    path: '/auth/v1/verify',
    httpOnly: true,
    sameSite: 'Strict',
    secure: site.startsWith('https:'),
    maxAge: nonceSeconds,
  });
  const styleNonce = randomBytes(16).toString('base64url');
  // Browsers check form-action against the address a form's answer leads to as well.
  const targets = [...new Set(["'self'", new URL(site).origin, new URL(redirectTo).origin])].join(' ');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  const locale = matchLocale(
    (c.req.header('accept-language') ?? '').split(',').map((tag) => tag.replace(/;.*/, '').trim()),
  );
  return c.html(pageOf({ locale, styleNonce, fields: { token, type: type ?? '', redirect_to: redirectTo, nonce } }));
}

/** The press of that button. Always leads on: with tokens or a code, or with what went wrong. */
export async function redeemVerifyPage(auth: AuthContext, c: Context<AppEnv>, caller: Caller): Promise<Response> {
  const form = await c.req.parseBody();
  const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  const redirectTo = redirectTargetOf(auth, field('redirect_to'));
  try {
    await limitCaller(auth, 'verify', caller);
    if (!isSameHash(getCookie(c, nonceCookie) ?? '', field('nonce')) || field('nonce') === '') throw linkExpired();
    const request = { token: field('token'), type: requireKnownType(field('type')), caller, redirectTo };
    return c.redirect(await redeem(auth, request), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(withFragment(redirectTo, errorFields(error)), 303);
  }
}

async function redeem(
  auth: AuthContext,
  { token, type, caller, redirectTo }: { token: string; type: string; caller: Caller; redirectTo: string },
): Promise<string> {
  if (type === 'email_change') return redeemAddress(auth, { token, caller, redirectTo });
  const take = await matchToken(auth, { link: token }, typesFor(type));
  const { redeemed, code, opened } = await auth.db.transaction(async (tx) => {
    const redeemed = await redeemToken(auth, tx, { take, caller });
    const code = await issueAuthCode(auth, tx, redeemed);
    const method = methodOf(redeemed.type, false);
    const opened = code ? undefined : await startSession(auth, tx, { userId: redeemed.user.id, method, caller });
    return { redeemed, code, opened };
  });
  forgetEnded(auth, redeemed);
  return leadOn(auth, { code, opened, type: redeemed.type, redirectTo });
}

/** The first of the two addresses gets a message and no tokens. */
async function redeemAddress(
  auth: AuthContext,
  { token, caller, redirectTo }: { token: string; caller: Caller; redirectTo: string },
): Promise<string> {
  const change = await settleAddressChange(auth, { given: { link: token }, caller }, async (tx, done) => {
    const code = await issueAuthCode(auth, tx, done);
    const wish = { userId: done.user.id, method: 'email_change', caller } as const;
    return { code, opened: code ? undefined : await startSession(auth, tx, wish) };
  });
  if (!change) return withFragment(redirectTo, { message: firstHalf.msg });
  return leadOn(auth, { ...change, type: 'email_change', redirectTo });
}

interface Outcome {
  readonly code: string | undefined;
  readonly opened: OpenSession | undefined;
  readonly type: string;
  readonly redirectTo: string;
}

async function leadOn(auth: AuthContext, { code, opened, type, redirectTo }: Outcome): Promise<string> {
  if (code) {
    const target = new URL(redirectTo);
    target.searchParams.set('code', code);
    return target.href;
  }
  if (!opened) throw linkExpired();
  const { user: _user, expires_at, expires_in, ...tokens } = await presentSession(auth, opened);
  const numbers = { expires_at: String(expires_at), expires_in: String(expires_in) };
  return withFragment(redirectTo, { ...tokens, ...numbers, type });
}

const linkExpired = (): AuthError => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

const errorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

function errorFields({ status, code, message }: AuthError): Record<string, string> {
  const description = code === 'otp_expired' ? linkExpired().message : message;
  return { error: errorNames[status] ?? 'server_error', error_code: code, error_description: description };
}

function withFragment(target: string, fields: Record<string, string>): string {
  return `${target}#${new URLSearchParams(fields)}`;
}

function pageOf(page: { locale: Locale; styleNonce: string; fields: Record<string, string> }): string {
  const i18n = i18nFor(page.locale);
  const title = escapeHtml(i18n._(msg`Sign in`));
  const text = escapeHtml(i18n._(msg`Press the button to go on. The link works once.`));
  const label = escapeHtml(i18n._(msg`Continue`));
  const inputs = Object.entries(page.fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return [
    `<!doctype html><html lang="${languageOf(page.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${title}</title><style nonce="${page.styleNonce}">${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p><form method="post">${inputs.join('')}<button>${label}</button></form></main></body></html>`,
  ].join('');
}

const style =
  'body{font:16px/24px system-ui,sans-serif;margin:0;padding:24px;color:#1a1730;background:#fafaf7}main{max-width:420px;margin:10vh auto}button{font:inherit;font-weight:600;padding:14px 22px;border:0;border-radius:14px;color:#fff;background:#5143e5}';
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
