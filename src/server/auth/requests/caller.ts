import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { callerAddress } from '#server/http/caller-address.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { readFlowCookie } from '../oauth/flow-cookie.ts';

const maxUserAgentLength = 300;

export function callerOf(auth: AuthContext, c: Context<AppEnv>): Caller {
  return {
    address: callerAddress(c, auth.settings.trustedProxyHops),
    userAgent: c.req.header('user-agent')?.slice(0, maxUserAgentLength),
    requestId: c.get('requestId'),
    flowSecret: (flowId) => readFlowCookie(auth, c, { flowId, answersByForm: false }),
  };
}
