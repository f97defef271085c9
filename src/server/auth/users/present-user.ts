import type { Address } from '../requests/address.ts';
import type { Account, FactorRow, IdentityRow, UserRow } from './user-store.ts';

export type WireUser = Record<string, unknown>;

/** A user as the client sees it: absent rather than null, chosen field by field. */
export function presentUser({ user, identities, factors }: Account): WireUser {
  return withoutAbsent({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    email_confirmed_at: moment(user.emailConfirmedAt),
    phone_confirmed_at: moment(user.phoneConfirmedAt),
    confirmed_at: moment(user.emailConfirmedAt ?? user.phoneConfirmedAt),
    last_sign_in_at: moment(user.lastSignInAt),
    ...presentSendTimes(user),
    new_email: user.newEmail,
    new_phone: user.newPhone,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(presentIdentity),
    factors: factors.length > 0 ? factors.map(presentFactor) : undefined,
    is_anonymous: user.isAnonymous,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    banned_until: moment(user.bannedUntil),
  });
}

/**
 * The answer to every sign-up. Whether the address was new, waiting or long confirmed, it is made of the request alone, so that
 * nobody learns from it who has an account. Identities are shown once the address has proven itself.
 */
export function presentUnconfirmed(fields: {
  id: string;
  address: Address;
  metadata: Record<string, unknown>;
  now: Date;
}): WireUser {
  const now = fields.now.toISOString();
  const provider = 'email' in fields.address ? 'email' : 'phone';
  return {
    id: fields.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    ...fields.address,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: fields.metadata,
    identities: [],
    is_anonymous: false,
    created_at: now,
    updated_at: now,
  };
}

function presentSendTimes(user: UserRow) {
  return {
    invited_at: moment(user.invitedAt),
    confirmation_sent_at: moment(user.confirmationSentAt),
    recovery_sent_at: moment(user.recoverySentAt),
    email_change_sent_at: moment(user.emailChangeSentAt),
    phone_change_sent_at: moment(user.phoneChangeSentAt),
  };
}

function presentIdentity(identity: IdentityRow): Record<string, unknown> {
  return withoutAbsent({
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    email: identity.email,
    last_sign_in_at: moment(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  });
}

function presentFactor(factor: FactorRow): Record<string, unknown> {
  return withoutAbsent({
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    status: factor.status,
    phone: factor.phone,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  });
}

const moment = (date: Date | null): string | undefined => date?.toISOString();

function withoutAbsent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
