import { msg } from '@lingui/core/macro';
import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import { isLoopback } from '#server/env.ts';
import type { AppEnv } from './app-env.ts';

/** Development's open doors answer this machine's own names only: a page elsewhere cannot reach them by a name that resolves here. */
export const loopbackHostOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (!isLoopback(hostname.replace(/^\[|\]$/g, ''))) throw new Problem('not_found', msg`There is nothing here.`);
  await next();
};
