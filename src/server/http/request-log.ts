import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
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
    const route = c.get('route') ?? routeOf(c.req.path, c.res.status);
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

/** A path that leads nowhere can hold anything, an address for example. */
function routeOf(path: string, status: number): string {
  if (path.startsWith('/auth/v1/')) return status === 404 ? '/auth/v1/*' : path;
  return path.startsWith('/api/') ? '/api/*' : 'page';
}
