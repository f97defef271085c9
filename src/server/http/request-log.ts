import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from '#server/logger.ts';
import type { AppEnv } from './app-env.ts';

/** Gives every request an id and one log line. The route's pattern is logged, never the path: a path can hold a token. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    const route = c.get('route') ?? routeOf(c);
    logger.info(
      {
        request_id: requestId,
        method: c.req.method,
        route,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}

/** The pattern that answers, never the path itself: one that leads nowhere can hold anything, an address for example. */
function routeOf(c: Context<AppEnv>): string {
  const pattern = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path;
  if (pattern) return pattern;
  if (c.req.path.startsWith('/auth/v1/')) return '/auth/v1/*';
  return c.req.path.startsWith('/api/') ? '/api/*' : 'page';
}
