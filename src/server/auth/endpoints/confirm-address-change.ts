import type { Executor } from '#server/db/connection.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { presentSession, type WireSession } from '../sessions/present-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { type AddressChange, matchAddressChange, redeemAddressChange } from '../tokens/redeem-address-change.ts';
import type { Redeemable } from '../tokens/redeem-token.ts';

type Done = Extract<AddressChange, { isDone: true }>;

export type FirstHalf = typeof firstHalf;
export const firstHalf = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
} as const;

/** The second of the two addresses that agrees is signed in. @throws AuthError 403 otp_expired for every miss alike */
export async function confirmAddressChange(
  auth: AuthContext,
  caller: Caller,
  given: Redeemable,
): Promise<WireSession | FirstHalf> {
  const opened = await settleAddressChange(auth, { given, caller }, (tx, { user }) =>
    startSession(auth, tx, { userId: user.id, method: 'email_change', caller }),
  );
  return opened ? presentSession(auth, opened) : firstHalf;
}

/** Undefined after the first half; after the second what `next` makes of it in the same transaction. */
export async function settleAddressChange<T>(
  auth: AuthContext,
  { given, caller }: { given: Redeemable; caller: Caller },
  next: (tx: Executor, done: Done) => Promise<T>,
): Promise<T | undefined> {
  const half = await matchAddressChange(auth, given);
  const settled = await auth.db.transaction(async (tx) => {
    const change = await redeemAddressChange(auth, tx, { half, caller });
    return change.isDone ? { sessions: change.sessions, result: await next(tx, change) } : undefined;
  });
  auth.liveSessions.forget(settled?.sessions ?? []);
  return settled?.result;
}
