import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rateLimits } from '#server/db/schema/delivery.ts';
import type { Clock } from '#server/ports/clock.ts';
import { sign } from '#server/secrets.ts';
import { addressBlock } from './caller-address.ts';

export interface Hit {
  readonly allowed: boolean;
  /** Hits of this window, this one included. */
  readonly count: number;
  /** Whole seconds until the window ends; what Retry-After says. */
  readonly retryAfterSeconds: number;
}

export interface RateLimit {
  /** What is counted. Its name must hold no personal data: put a keyed hash of an address there. */
  readonly bucket: string;
  /** At most a day. */
  readonly windowSeconds: number;
  /** Hits that a window allows. */
  readonly limit: number;
}

/** Names what a household or office does, without holding its address; one purpose's names tell nothing of another's. */
export function addressBucket(key: Buffer, purpose: string, address: string): string {
  return `${purpose}:${sign(key, `limit ${purpose} ${addressBlock(address)}`)}`;
}

/**
 * Counts one hit in the bucket's present window, in one statement, so that processes that share the database share the limit.
 * Give the database, not a transaction: a refusal that rolls back must not take its hit with it. Windows are fixed.
 */
export async function countHit(
  executor: Executor,
  clock: Clock,
  { bucket, windowSeconds, limit }: RateLimit,
): Promise<Hit> {
  const now = clock().getTime();
  const length = windowSeconds * 1000;
  const start = Math.floor(now / length) * length;
  const [row] = await executor
    .insert(rateLimits)
    .values({ bucket, windowStart: new Date(start), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  const count = row?.count ?? 1;
  return { allowed: count <= limit, count, retryAfterSeconds: Math.max(1, Math.ceil((start + length - now) / 1000)) };
}
