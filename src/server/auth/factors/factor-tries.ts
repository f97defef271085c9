import { eq } from 'drizzle-orm';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { tooMany } from '../requests/limits.ts';

const mostTries = 10;
const windowSeconds = 3600;

interface Guessed {
  /** A factor's or a user's id. */
  readonly id: string;
  readonly what: 'codes of one factor' | 'recovery codes';
}

/** Ten wrong codes an hour. Counted before a code is looked at, so that those that come at once are no more. @throws AuthError 429 */
export async function limitCodeTry(auth: AuthContext, guessed: Guessed, caller?: Caller): Promise<void> {
  const limit = mostTries * auth.settings.rateLimitFactor;
  const hit = await countHit(auth.db, auth.clock, { bucket: bucketOf(guessed), windowSeconds, limit });
  if (hit.allowed) return;
  const refusal = { event: 'rate_limited', outcome: 'failure', reason: guessed.what, caller } as const;
  if (hit.count === limit + 1) await recordAudit(auth, auth.db, refusal);
  throw tooMany(hit);
}

/** A right code was given: earlier mistakes no longer count. */
export async function forgetCodeTries(auth: AuthContext, guessed: Guessed): Promise<void> {
  await auth.db.delete(rateLimits).where(eq(rateLimits.bucket, bucketOf(guessed)));
}

const bucketOf = ({ id, what }: Guessed): string => `auth:${what}:${id}`;
