import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { emailOf, phoneOf } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { loadAccount, type UserRow } from '../users/user-store.ts';
import { mergeAppMetadata } from './app-metadata.ts';
import { passwordHashOf } from './password-of.ts';
import { bannedUntil, refuseOtherRole, type ServiceUserBody } from './service-body.ts';
import { type Addresses, findOwner, insertUser, putAddressIdentities } from './service-user-store.ts';

/** An operator makes a user. No mail goes out. @throws AuthError 422 email_exists, phone_exists */
export async function createUser(auth: AuthContext, caller: Caller, body: ServiceUserBody): Promise<WireUser> {
  refuseOtherRole(body.role);
  const addresses = addressesOf(body);
  if (!addresses.email && !addresses.phone) throw invalid('Cannot create a user without either an email or phone');
  const now = auth.clock();
  const providers = [...(addresses.email ? ['email'] : []), ...(addresses.phone ? ['phone'] : [])];
  const [provider = 'email'] = providers;
  const wish = {
    ...(body.id ? { id: body.id } : {}),
    ...addresses,
    passwordHash: (await passwordHashOf(auth, body)) ?? null,
    userMetadata: mergeMetadata({}, body.user_metadata ?? {}),
    appMetadata: mergeAppMetadata({ provider, providers }, body.app_metadata ?? {}),
    emailConfirmedAt: addresses.email && body.email_confirm ? now : null,
    phoneConfirmedAt: addresses.phone && body.phone_confirm ? now : null,
    bannedUntil: body.ban_duration ? bannedUntil(body.ban_duration, now) : null,
    createdAt: now,
    updatedAt: now,
  };
  const account = await auth.db.transaction(async (tx) => {
    const user = await insertUser(tx, wish);
    if (!user) throw taken(addresses, await findOwner(tx, addresses));
    await putAddressIdentities(tx, user, now);
    await recordAudit(auth, tx, { event: 'user_signedup', reason: 'service call', targetUserId: user.id, caller });
    return loadAccount(tx, user.id);
  });
  if (!account) throw new Error('the user was not stored');
  return presentUser(account);
}

/** @throws AuthError 400 */
export function addressesOf({ email, phone }: Pick<ServiceUserBody, 'email' | 'phone'>): Addresses {
  return {
    ...(email ? { email: emailOf(email) } : {}),
    ...(phone ? { phone: phoneOf(phone) } : {}),
  };
}

export function taken({ email, phone }: Addresses, owner: UserRow | undefined): AuthError {
  const text = (what: string) => `A user with this ${what} has already been registered`;
  if (owner && email !== undefined && owner.email === email) return emailTaken();
  if (owner && owner.phone === phone) return new AuthError(422, 'phone_exists', text('phone number'));
  return new AuthError(422, 'user_already_exists', text('id'));
}

export const emailTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
