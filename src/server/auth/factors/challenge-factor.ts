import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsAfter } from '../auth-context.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { newCode } from '../tokens/one-time-token.ts';
import { refuseAnonymous, requireFactor } from './assurance.ts';
import { addChallenge } from './factor-store.ts';
import { hashFactorCode, limitFactorText, textCode } from './phone-code.ts';

export const challengeBody = z.object({ channel: optionalText });

const challengeSeconds = 300;

/** Five minutes in which a code of this factor may be given, five times. A telephone is sent its code. */
export async function challengeFactor(
  auth: AuthContext,
  signedIn: SignedIn,
  { caller, factorId, body }: { caller: Caller; factorId: string; body: z.output<typeof challengeBody> },
): Promise<{ id: string; type: string; expires_at: number }> {
  await limitCaller(auth, 'challenge', caller);
  refuseAnonymous(signedIn);
  const factor = await requireFactor(auth, signedIn, factorId);
  if (factor.phone) {
    if (!auth.settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    if (body.channel && body.channel !== 'sms') throw invalid('Unsupported channel: only sms is supported');
    await limitFactorText(auth, factor.phone);
  }
  const code = factor.phone ? newCode() : undefined;
  const now = auth.clock();
  const challenge = await auth.db.transaction(async (tx) => {
    const added = await addChallenge(tx, {
      factorId: factor.id,
      ip: caller.address,
      codeHash: code ? hashFactorCode(auth, factor.id, code) : null,
      createdAt: now,
      expiresAt: secondsAfter(now, challengeSeconds),
    });
    if (factor.phone && code) await textCode(auth, tx, { user: signedIn.account.user, phone: factor.phone, code });
    const { id: sessionId, userId: actorUserId } = signedIn.session;
    await recordAudit(auth, tx, {
      event: 'challenge_created',
      reason: factor.factorType,
      actorUserId,
      sessionId,
      caller,
    });
    return added;
  });
  return {
    id: challenge.id,
    type: factor.factorType,
    expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
  };
}
