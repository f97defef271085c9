import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { phoneOf } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { type FactorRow, loadAccount, lockUser, type UserRow } from '../users/user-store.ts';
import { hasVerifiedFactor, refuseAnonymous, requireFresh } from './assurance.ts';
import { addFactor } from './factor-store.ts';
import { newTotp, sealSeed } from './totp.ts';

export const enrollBody = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});
type EnrollBody = z.output<typeof enrollBody>;

const mostFactors = 10;
const longestName = 100;

/** Begins a factor, which counts for nothing until its first code has been right. */
export async function enrollFactor(
  auth: AuthContext,
  signedIn: SignedIn,
  { caller, body }: { caller: Caller; body: EnrollBody },
): Promise<Record<string, unknown>> {
  await limitCaller(auth, 'user', caller);
  refuseAnonymous(signedIn);
  const make = makerOf(auth, body);
  refuseLong(body);
  await requireFresh(auth, signedIn);
  const { factor, answer } = await make(signedIn.account.user);
  const { id: sessionId, userId } = signedIn.session;
  const now = auth.clock();
  const stored = await auth.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const account = await loadAccount(tx, userId);
    if (!account) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (signedIn.aal === 'aal1' && hasVerifiedFactor(account)) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (account.factors.length >= mostFactors) {
      throw new AuthError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached');
    }
    const friendlyName = body.friendly_name || null;
    const row = { ...factor, userId, friendlyName, status: 'unverified', createdAt: now, updatedAt: now } as const;
    const added = await addFactor(tx, row);
    if (!added) {
      const text = `A factor with the friendly name "${friendlyName}" for this user already exists`;
      throw new AuthError(422, 'mfa_factor_name_conflict', text);
    }
    const entry = { event: 'factor_in_progress', reason: added.factorType, sessionId, caller } as const;
    await recordAudit(auth, tx, { ...entry, actorUserId: userId });
    return added;
  });
  const name = stored.friendlyName === null ? {} : { friendly_name: stored.friendlyName };
  return { id: stored.id, type: stored.factorType, ...name, ...answer };
}

interface NewFactor {
  readonly factor: Pick<FactorRow, 'id' | 'factorType'> & Partial<Pick<FactorRow, 'secretEncrypted' | 'phone'>>;
  /** The seed is shown here and never again. */
  readonly answer: Record<string, unknown>;
}

function makerOf(auth: AuthContext, body: EnrollBody): (user: UserRow) => Promise<NewFactor> {
  switch (body.factor_type) {
    case 'totp':
      return (user) => makeTotp(auth, body, user);
    case 'phone': {
      if (!auth.settings.phone) {
        throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
      }
      const phone = phoneOf(body.phone ?? '');
      return async () => ({ factor: { id: randomUUID(), factorType: 'phone', phone }, answer: { phone } });
    }
    case 'webauthn':
      throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

async function makeTotp(auth: AuthContext, { issuer }: EnrollBody, user: UserRow): Promise<NewFactor> {
  const label = user.email ?? user.phone ?? user.id;
  const { secret, uri, qrCode } = await newTotp({ issuer: issuer || auth.settings.productName, label });
  const id = randomUUID();
  return {
    factor: { id, factorType: 'totp', secretEncrypted: sealSeed(auth, id, secret) },
    answer: { totp: { qr_code: qrCode, secret, uri } },
  };
}

function refuseLong({ friendly_name: name = '', issuer = '' }: EnrollBody): void {
  if (name.length > longestName || issuer.length > longestName) {
    throw invalid(`Names of factors and issuers cannot be longer than ${longestName} characters`);
  }
}
