import { msg } from '@lingui/core/macro';
import type { Executor } from '#server/db/connection.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { i18nFor } from '#server/i18n.ts';
import type { AuthContext } from '../auth-context.ts';
import { localeOf } from '../mails/auth-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { nameOf } from '../requests/limits.ts';
import { hashCode } from '../tokens/one-time-token.ts';
import type { UserRow } from '../users/user-store.ts';

const textSeconds = 60;

export const hashFactorCode = (auth: AuthContext, factorId: string, code: string): string =>
  hashCode(auth.keys.codes, `factor ${factorId}`, code);

/** One text a minute to a number. @throws AuthError 429 */
export async function limitFactorText(auth: AuthContext, phone: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countHit(auth.db, auth.clock, {
    bucket: `auth:sms:${nameOf(auth, phone)}`,
    windowSeconds: textSeconds,
    limit: auth.settings.rateLimitFactor,
  });
  if (allowed) return;
  const text = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  throw new AuthError(429, 'over_sms_send_rate_limit', text, { retryAfterSeconds });
}

/** A code to a telephone, for a second step or before something that needs a proof. */
export async function textCode(
  auth: AuthContext,
  tx: Executor,
  { user, phone, code }: { user: Pick<UserRow, 'userMetadata'>; phone: string; code: string },
): Promise<void> {
  const { productName } = auth.settings;
  const text = i18nFor(localeOf(user.userMetadata))._(msg`${code} is your code for ${productName}. Never pass it on.`);
  await auth.queue.enqueue(tx, 'deliver_message', { message: { channel: 'sms', to: `+${phone}`, text } });
}
