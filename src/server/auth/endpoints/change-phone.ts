import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { phoneOf, requirePhones } from '../requests/address.ts';
import { requireReachable } from '../requests/text-channel.ts';
import { phoneTaken, sendPhoneCode, takeNumber } from '../tokens/phone-code.ts';
import { isProven } from '../users/proven-address.ts';
import { changeUser, lockUserByAddress, type UserRow } from '../users/user-store.ts';

export interface PhoneWish {
  readonly phone: string;
  readonly caller: Caller;
}

/** Undefined where the number stays. @throws AuthError 400, 422 sms_send_failed */
export function phoneWishOf(
  auth: AuthContext,
  user: UserRow,
  { caller, phone: asked, channel }: { caller: Caller; phone: string | undefined; channel: string | undefined },
): PhoneWish | undefined {
  if (!asked) return undefined;
  const phone = phoneOf(asked);
  requirePhones(auth);
  if (phone === user.phone && user.phoneConfirmedAt) return undefined;
  if (!auth.settings.phoneAutoconfirm) requireReachable({ phone }, channel);
  return { phone, caller };
}

/**
 * Texts a code to the new number, which is the user's once the code comes back; at once where numbers count without. Returns the
 * sessions that know the user by what is no longer so. @throws AuthError 422 phone_exists, but never to an anonymous user: that
 * could be anybody, asking for number after number
 */
export async function beginPhoneChange(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { phone, caller }: PhoneWish,
): Promise<readonly string[]> {
  if (auth.settings.phoneAutoconfirm) return takeNumber(auth, tx, { user, phone, caller });
  const holder = await lockUserByAddress(tx, { phone });
  const isTaken = holder !== undefined && holder.id !== user.id && isProven(holder, { phone });
  if (isTaken && !user.isAnonymous) throw phoneTaken();
  const now = auth.clock();
  await changeUser(tx, user.id, { newPhone: phone, phoneChangeSentAt: now, updatedAt: now });
  const entry = { event: 'user_modified', reason: 'phone change asked', caller } as const;
  await recordAudit(auth, tx, { ...entry, actorUserId: user.id });
  if (!isTaken) await sendPhoneCode(auth, tx, { user, phone, type: 'phone_change' });
  return [];
}
