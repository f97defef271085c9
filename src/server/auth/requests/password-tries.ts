import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsAfter, secondsBetween } from '../auth-context.ts';
import { nameOf, tooMany } from './limits.ts';

const mostTries = 10;
const rememberedSeconds = 900;
/** Between two tries past the tenth: guessing becomes pointless and the owner is never locked out for longer. */
const pauseSeconds = 60;

const bucketOf = (auth: AuthContext, email: string): string => `auth:tries:${nameOf(auth, email)}`;

/**
 * A password is about to be tried. Ten within a quarter of an hour may be wrong, then one a minute. Each is counted before
 * it is known whether it is right, so that those that come at once are no more than those that come in turn; and for
 * unknown addresses alike. @throws AuthError 429
 */
export async function limitPasswordTry(auth: AuthContext, email: string, caller: Caller): Promise<void> {
  const bucket = bucketOf(auth, email);
  const retryAfterSeconds = await auth.db.transaction((tx) => takeTry(auth, tx, bucket));
  if (retryAfterSeconds === 0) return;
  const window = { bucket: `auth:refused:${bucket}`, windowSeconds: rememberedSeconds, limit: 1 };
  const { allowed: isFirst } = await countHit(auth.db, auth.clock, window);
  // One row a window, not one a call: a flood must not fill the log.
  const reason = 'password tries of one account';
  if (isFirst) await recordAudit(auth, auth.db, { event: 'rate_limited', outcome: 'failure', reason, caller });
  throw tooMany({ retryAfterSeconds });
}

/** The right password was given: earlier mistakes no longer count. */
export async function forgetPasswordTries(auth: AuthContext, email: string): Promise<void> {
  await auth.db.delete(rateLimits).where(eq(rateLimits.bucket, bucketOf(auth, email)));
}

/** Seconds to wait, or 0 where the try may be made and is counted. One after the other for each account: a row a try. */
async function takeTry(auth: AuthContext, tx: Executor, bucket: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
  const now = auth.clock();
  const [made] = await tx
    .select({ tries: sql<number>`coalesce(sum(${rateLimits.count}), 0)::int`, latest: max(rateLimits.windowStart) })
    .from(rateLimits)
    .where(and(eq(rateLimits.bucket, bucket), gt(rateLimits.windowStart, secondsAfter(now, -rememberedSeconds))));
  if (made?.latest && made.tries >= mostTries * auth.settings.rateLimitFactor) {
    const wait = Math.ceil(pauseSeconds - secondsBetween(made.latest, now));
    if (wait > 0) return wait;
  }
  await tx
    .insert(rateLimits)
    .values({ bucket, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    });
  return 0;
}
