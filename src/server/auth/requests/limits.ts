import { addressBucket, countHit, type Hit } from '#server/http/rate-limit.ts';
import { sign } from '#server/secrets.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import type { Address } from './address.ts';
import { AuthError } from './auth-error.ts';

const fiveMinutes = 300;
const hour = 3600;

/** Per caller; [seconds, hits]. */
const callerLimits = {
  password: [fiveMinutes, 30],
  refresh: [fiveMinutes, 1500],
  mail: [hour, 40],
  user: [fiveMinutes, 30],
  verify: [fiveMinutes, 30],
  anonymous: [hour, 30],
  challenge: [60, 15],
  factor: [60, 15],
} as const;

const refreshPerSession = [fiveMinutes, 150] as const;
const mailPerAddress = [60, 1] as const;
/** Fifty times what one caller may ask for, so that no few of them shut out everybody else. */
const mailInAll = [hour, 2000] as const;
const textPerNumber = [60, 1] as const;
/** Each costs the installation money, and some numbers earn it for whoever has them called. */
const textsPerNumberADay = [24 * hour, 10] as const;
const textsInAll = [hour, 300] as const;

type CallerLimit = keyof typeof callerLimits;

/** @throws AuthError 429; 503 for a refresh, since any 4xx would make the client drop its session */
export async function limitCaller(auth: AuthContext, what: CallerLimit, caller: Caller): Promise<void> {
  const [seconds, limit] = callerLimits[what];
  const hit = await count(auth, addressBucket(auth.keys.addresses, `auth:${what}`, caller.address), seconds, limit);
  if (hit.allowed) return;
  await recordFirstRefusal(auth, hit, limit, { what, caller });
  throw what === 'refresh' ? busy(hit) : tooMany(hit);
}

/** @throws AuthError 503 */
export async function limitSessionRefresh(auth: AuthContext, sessionId: string): Promise<void> {
  const [seconds, limit] = refreshPerSession;
  const hit = await count(auth, `auth:refresh:session:${sessionId}`, seconds, limit);
  if (!hit.allowed) throw busy(hit);
}

/** Before the look-up, so that the answer is the same for addresses we know and those we do not. @throws AuthError 429 */
export async function limitMail(auth: AuthContext, email: string): Promise<void> {
  const [perAddressSeconds, perAddress] = mailPerAddress;
  const own = await count(auth, `auth:mail:${nameOf(auth, email)}`, perAddressSeconds, perAddress);
  if (!own.allowed) {
    const text = `For security purposes, you can only request this after ${own.retryAfterSeconds} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', text, { retryAfterSeconds: own.retryAfterSeconds });
  }
  const [seconds, limit] = mailInAll;
  const all = await count(auth, 'auth:mail', seconds, limit);
  if (all.allowed) return;
  if (all.count === limit * auth.settings.rateLimitFactor + 1) {
    auth.logger.warn({ limit: limit * auth.settings.rateLimitFactor, seconds }, 'no more sign-in mails in this hour');
  }
  const details = { retryAfterSeconds: all.retryAfterSeconds };
  throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', details);
}

/** As `limitMail`, for codes by SMS. @throws AuthError 429 */
export async function limitText(auth: AuthContext, phone: string): Promise<void> {
  const refuse = (text: string, { retryAfterSeconds }: Hit): never => {
    throw new AuthError(429, 'over_sms_send_rate_limit', text, { retryAfterSeconds });
  };
  const name = nameOf(auth, phone);
  for (const [bucket, [seconds, limit]] of [
    [`auth:text:${name}`, textPerNumber],
    [`auth:text:day:${name}`, textsPerNumberADay],
  ] as const) {
    const own = await count(auth, bucket, seconds, limit);
    if (own.allowed) continue;
    refuse(`For security purposes, you can only request this after ${own.retryAfterSeconds} seconds.`, own);
  }
  const [seconds, limit] = textsInAll;
  const all = await count(auth, 'auth:text', seconds, limit);
  if (all.allowed) return;
  if (all.count === limit * auth.settings.rateLimitFactor + 1) {
    auth.logger.warn({ limit: limit * auth.settings.rateLimitFactor, seconds }, 'no more sign-in texts in this hour');
  }
  refuse('sms rate limit exceeded', all);
}

export const limitMessage = (auth: AuthContext, address: Address): Promise<void> =>
  'email' in address ? limitMail(auth, address.email) : limitText(auth, address.phone);

/** Names an address in a bucket without holding it. */
export const nameOf = (auth: AuthContext, email: string): string => sign(auth.keys.addresses, `limit ${email}`);

function count(auth: AuthContext, bucket: string, seconds: number, limit: number): Promise<Hit> {
  return countHit(auth.db, auth.clock, {
    bucket,
    windowSeconds: seconds,
    limit: limit * auth.settings.rateLimitFactor,
  });
}

/** One row a window, not one a call: a flood must not fill the log. */
async function recordFirstRefusal(
  auth: AuthContext,
  hit: Hit,
  limit: number,
  { what, caller }: { what: string; caller: Caller },
): Promise<void> {
  if (hit.count !== limit * auth.settings.rateLimitFactor + 1) return;
  await recordAudit(auth, auth.db, { event: 'rate_limited', outcome: 'failure', reason: what, caller });
}

export function tooMany({ retryAfterSeconds }: Pick<Hit, 'retryAfterSeconds'>): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}

function busy({ retryAfterSeconds }: Hit): AuthError {
  return new AuthError(503, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}
