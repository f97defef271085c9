import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

export function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
}
