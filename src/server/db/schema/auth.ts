import { boolean, index, inet, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { auditEvents } from '#server/auth/audit-events.ts';
import { signInMethods } from '#server/auth/sessions/sign-in-method.ts';
import { tokenTypes } from '#server/auth/tokens/one-time-token.ts';
import { closedLists, createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

/** Sign-in's own tables. Product code knows a user id and never reads these. */
export const authSchema = pgSchema('auth');

export const authUsers = authSchema.table('users', {
  id: id(),
  /** Lower case; null for a user without one. */
  email: text('email').unique(),
  phone: text('phone').unique(),
  passwordHash: text('password_hash'),
  /** Somebody signed up this unconfirmed address again with another password: nobody knows which of the two is the owner's. */
  passwordDisputed: boolean('password_disputed').notNull().default(false),
  emailConfirmedAt: moment('email_confirmed_at'),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  lastSignInAt: moment('last_sign_in_at'),
  invitedAt: moment('invited_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  recoverySentAt: moment('recovery_sent_at'),
  emailChangeSentAt: moment('email_change_sent_at'),
  phoneChangeSentAt: moment('phone_change_sent_at'),
  reauthenticationSentAt: moment('reauthentication_sent_at'),
  newEmail: text('new_email'),
  newPhone: text('new_phone'),
  appMetadata: jsonb('app_metadata')
    .$type<Record<string, unknown> & { provider?: string; providers?: string[] }>()
    .notNull()
    .default({}),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  bannedUntil: moment('banned_until'),
  /** Set by a soft deletion: the row stays for what refers to it and names nobody. */
  deletedAt: moment('deleted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const authIdentities = authSchema.table(
  'identities',
  {
    id: id(),
    userId: userId(),
    provider: text('provider').notNull(),
    /** The provider's own id of this person. */
    subject: text('subject').notNull(),
    identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull(),
    email: text('email'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique().on(table.provider, table.subject), index().on(table.userId)],
);

export const authSessions = authSchema.table(
  'sessions',
  {
    id: id(),
    userId: userId(),
    aal: oneOf('aal', ['aal1', 'aal2']).notNull().default('aal1'),
    /** Key of this session's refresh tokens, encrypted under the server's master key. */
    refreshKeyEncrypted: text('refresh_key_enc').notNull(),
    refreshCounter: integer('refresh_counter').notNull().default(0),
    counterChangedAt: moment('counter_changed_at').notNull().defaultNow(),
    /** Whether an access token of the current counter has been seen in use. */
    counterSeen: boolean('counter_seen').notNull().default(false),
    notAfter: moment('not_after'),
    userAgent: text('user_agent'),
    ip: inet('ip'),
    createdAt: createdAt(),
    refreshedAt: moment('refreshed_at'),
  },
  (table) => [index().on(table.userId), ...closedLists(table)],
);

export const authAmrClaims = authSchema.table(
  'amr_claims',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    method: oneOf('method', signInMethods).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.method] }), ...closedLists(table)],
);

/** One live token per user and type; only hashes, never the token. */
export const authOneTimeTokens = authSchema.table(
  'one_time_tokens',
  {
    id: id(),
    userId: userId(),
    type: oneOf('type', tokenTypes).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    relatesTo: text('relates_to').notNull(),
    tries: integer('tries').notNull().default(0),
    linkExpiresAt: moment('link_expires_at').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    flowStateId: uuid('flow_state_id'),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.userId, table.type), ...closedLists(table)],
);

export const authFlowStates = authSchema.table(
  'flow_states',
  {
    id: id(),
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The user whom a new identity is to be linked to. */
    linkingUserId: uuid('linking_user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    provider: text('provider'),
    /** Null in the implicit flow, which ends with tokens and not with a code. */
    codeChallenge: text('code_challenge'),
    authMethod: oneOf('auth_method', [...tokenTypes, 'oauth']).notNull(),
    redirectTo: text('redirect_to'),
    /** Of the secret in the cookie of the browser that began: nobody else may end it. */
    browserHash: text('browser_hash'),
    /** Our verifier and nonce towards the provider, sealed. */
    providerStateEncrypted: text('provider_state_enc'),
    /** The provider's tokens, sealed, until the client has fetched them once. */
    providerTokensEncrypted: text('provider_tokens_enc'),
    authCodeHash: text('auth_code_hash').unique(),
    authCodeIssuedAt: moment('auth_code_issued_at'),
    sessionId: uuid('session_id'),
    createdAt: createdAt(),
  },
  closedLists,
);

export const authMfaFactors = authSchema.table(
  'mfa_factors',
  {
    id: id(),
    userId: userId(),
    friendlyName: text('friendly_name'),
    factorType: oneOf('factor_type', ['totp', 'phone', 'webauthn']).notNull(),
    status: oneOf('status', ['unverified', 'verified']).notNull(),
    secretEncrypted: text('secret_enc'),
    phone: text('phone'),
    lastUsedStep: integer('last_used_step'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique().on(table.userId, table.friendlyName), ...closedLists(table)],
);

export const authMfaChallenges = authSchema.table('mfa_challenges', {
  id: id(),
  factorId: uuid('factor_id')
    .notNull()
    .references(() => authMfaFactors.id, { onDelete: 'cascade' }),
  ip: inet('ip'),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  verifiedAt: moment('verified_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Of which each opens a session's second step once, for whom the authenticator is lost. Only hashes. */
export const authRecoveryCodes = authSchema.table(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.userId, table.codeHash)],
);

/** Append-only. No token, code, password or full link. */
export const authAuditLog = authSchema.table(
  'audit_log',
  {
    id: id(),
    at: moment('at').notNull().defaultNow(),
    event: oneOf('event', auditEvents).notNull(),
    actorUserId: uuid('actor_user_id'),
    targetUserId: uuid('target_user_id'),
    sessionId: uuid('session_id'),
    ip: inet('ip'),
    userAgent: text('user_agent'),
    requestId: text('request_id'),
    outcome: oneOf('outcome', ['success', 'failure']).notNull(),
    reason: text('reason'),
  },
  (table) => [index().on(table.at), index().on(table.targetUserId), ...closedLists(table)],
);

export const authSigningKeys = authSchema.table(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    state: oneOf('state', ['standby', 'current', 'previous']).notNull(),
    publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
    privateJwkEncrypted: text('private_jwk_enc').notNull(),
    createdAt: createdAt(),
    stateChangedAt: moment('state_changed_at').notNull().defaultNow(),
  },
  closedLists,
);
