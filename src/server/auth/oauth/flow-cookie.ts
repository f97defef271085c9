import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { siteUrl } from '../auth-context.ts';

interface FlowCookie {
  readonly flowId: string;
  /** Whether another site's page posts the answer, so that the cookie has to go along with that. */
  readonly answersByForm: boolean;
}

/** A name for each flow, so that two tabs do not disturb each other. */
const nameOf = (flowId: string): string => `auth_flow_${flowId}`;

/** Where a cookie can be Secure it is `__Host-` too: no neighbouring name can plant one. */
function isSecure(auth: AuthContext, { answersByForm }: Pick<FlowCookie, 'answersByForm'>): boolean {
  return answersByForm || siteUrl(auth).startsWith('https:');
}

/** Binds a flow to the browser that began it. */
export function setFlowCookie(
  auth: AuthContext,
  c: Context<AppEnv>,
  { secret, seconds, ...cookie }: FlowCookie & { secret: string; seconds: number },
): void {
  const sameSite = cookie.answersByForm ? 'None' : 'Lax';
  const options = { httpOnly: true, sameSite, maxAge: seconds } as const;
  if (isSecure(auth, cookie)) setCookie(c, nameOf(cookie.flowId), secret, { ...options, prefix: 'host' });
  else setCookie(c, nameOf(cookie.flowId), secret, { ...options, path: '/' });
}

export function readFlowCookie(auth: AuthContext, c: Context<AppEnv>, cookie: FlowCookie): string | undefined {
  return isSecure(auth, cookie) ? getCookie(c, nameOf(cookie.flowId), 'host') : getCookie(c, nameOf(cookie.flowId));
}

export function dropFlowCookie(auth: AuthContext, c: Context<AppEnv>, cookie: FlowCookie): void {
  if (isSecure(auth, cookie)) deleteCookie(c, nameOf(cookie.flowId), { prefix: 'host', secure: true, path: '/' });
  else deleteCookie(c, nameOf(cookie.flowId), { path: '/' });
}
