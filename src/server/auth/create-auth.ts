import type { Hono } from 'hono';
import type { WaysIn } from '#contract/request-context.ts';
import type { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { deriveKey } from '#server/secrets.ts';
import { deleteUser } from './account/delete-user.ts';
import { type DeletionProof, deletionProof, demandDeletionProof } from './account/deletion-proof.ts';
import { endSession } from './account/end-session.ts';
import { type DeviceSession, listSessions } from './account/list-sessions.ts';
import { waysIn } from './account/ways-in.ts';
import type { AuthContext, AuthDeps, Caller } from './auth-context.ts';
import { cleanUp } from './clean-up.ts';
import { type ConfirmedUser, createConfirmedUser } from './endpoints/create-confirmed-user.ts';
import { requestMagicLink } from './endpoints/request-magic-link.ts';
import { makeRecoveryCodes, redeemRecoveryCode, remainingRecoveryCodes } from './factors/recovery-codes.ts';
import { emailRefused, type MagicLinkRequest, tooManyMails } from './magic-link-request.ts';
import { masterKeyOf } from './master-key.ts';
import { createOAuthServices } from './oauth/oauth-services.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createPasswordRule } from './passwords/password-rule.ts';
import { AuthError } from './requests/auth-error.ts';
import { createAuthRoutes, createServiceRoutes } from './routes.ts';
import { createLiveSessions } from './sessions/live-sessions.ts';
import { openSigningKeys } from './sessions/open-signing-keys.ts';
import { type SignedInUser, verifyAccessToken } from './sessions/verify-access-token.ts';

export type { SignedInUser } from './sessions/verify-access-token.ts';

/** Another service that signs people in; the browser talks to it itself. */
export interface AuthElsewhere {
  readonly url: string;
  readonly publicKey: string | undefined;
}

/** Where a call about one's own account comes from, for the audit log. */
export type AccountCaller = Pick<Caller, 'address' | 'userAgent'>;

/** Sign-in, our own or a hosted one. Product code knows these calls and a user id, never a table. */
export interface Auth {
  /** Undefined where it is our own. */
  readonly elsewhere: AuthElsewhere | undefined;
  /** To be mounted at /auth/v1. */
  readonly routes: Hono<AppEnv> | undefined;
  /** For a listener of its own, that the public does not reach. */
  readonly serviceRoutes: Hono<AppEnv> | undefined;
  /** Undefined when the token is not ours, has expired, or its session ended. */
  readonly verifyAccessToken: (token: string) => Promise<SignedInUser | undefined>;
  /** The same as POST /otp. @throws Problem invalid_fields, too_many_requests */
  readonly requestMagicLink: (request: MagicLinkRequest) => Promise<void>;
  readonly createConfirmedUser: (user: ConfirmedUser) => Promise<{ userId: string }>;
  readonly account: AccountOf;
  /** What the sign-in pages offer. */
  readonly waysIn: () => WaysIn;
  /** Whether providers work with a second factor only. */
  readonly providersNeedMfa: boolean;
  /** Ten codes in place of a lost authenticator, readable here alone. @throws Problem second_factor_required, fresh_sign_in_required, invalid_state */
  readonly makeRecoveryCodes: (user: SignedInUser, from: AccountCaller) => Promise<string[]>;
  readonly remainingRecoveryCodes: (user: SignedInUser) => Promise<number>;
  /** Raises the session; how many codes are left. @throws Problem invalid_fields, too_many_requests */
  readonly redeemRecoveryCode: (user: SignedInUser, from: AccountCaller, code: string) => Promise<number>;
  /** To be run from time to time, in any process. */
  readonly cleanUp: () => Promise<void>;
}

/** What signed-in people see and change of their own sign-in, by the product's calls. */
export interface AccountOf {
  readonly listSessions: (userId: string) => Promise<DeviceSession[]>;
  /** False where the user has no such session. */
  readonly endSession: (user: SignedInUser, id: string) => Promise<boolean>;
  readonly deletionProof: (user: SignedInUser) => Promise<DeletionProof>;
  /** @throws Problem second_factor_required, fresh_sign_in_required, invalid_fields, too_many_requests */
  readonly demandDeletionProof: (
    user: SignedInUser,
    password: string | undefined,
    from: AccountCaller,
  ) => Promise<void>;
  /** In the product's own transaction, with what it erases. Returns what is left to do once that is committed. */
  readonly deleteUser: (tx: Executor, userId: string, from: AccountCaller) => Promise<() => void>;
}

export interface OwnAuth extends Auth {
  readonly routes: Hono<AppEnv>;
  readonly serviceRoutes: Hono<AppEnv>;
}

/** Our own sign-in server. */
export function createAuth(deps: AuthDeps): OwnAuth {
  const auth = contextOf(deps);
  return {
    elsewhere: undefined,
    routes: createAuthRoutes(auth),
    serviceRoutes: createServiceRoutes(auth),
    verifyAccessToken: (token) => verifyAccessToken(auth, token),
    requestMagicLink: (request) => requestForProduct(auth, request),
    createConfirmedUser: (user) => createConfirmedUser(auth, user),
    account: accountOf(auth),
    waysIn: () => waysIn(auth.settings),
    providersNeedMfa: deps.settings.providersNeedMfa,
    makeRecoveryCodes: (user, from) => makeRecoveryCodes(auth, { user, caller: callerFrom(from) }),
    remainingRecoveryCodes: ({ userId }) => remainingRecoveryCodes(auth, userId),
    redeemRecoveryCode: (user, from, code) => redeemRecoveryCode(auth, { user, caller: callerFrom(from), code }),
    cleanUp: () => cleanUp(auth),
  };
}

function accountOf(auth: AuthContext): AccountOf {
  return {
    listSessions: (userId) => listSessions(auth, userId),
    endSession: (user, id) => endSession(auth, user, id),
    deletionProof: (user) => deletionProof(auth, user),
    demandDeletionProof: (user, password, from) =>
      demandDeletionProof(auth, user, { password, caller: callerFrom(from) }),
    deleteUser: (tx, userId, from) => deleteUser(auth, tx, { userId, caller: callerFrom(from) }),
  };
}

const callerFrom = ({ address, userAgent }: AccountCaller): Caller => ({ address, userAgent, requestId: undefined });

function contextOf({ secret, ...deps }: AuthDeps): AuthContext {
  const { passwordMinLength: minLength, passwordCheck: check, productName } = deps.settings;
  const master = masterKeyOf(secret);
  return {
    ...deps,
    keys: { master, codes: deriveKey(secret, 'auth codes'), addresses: deriveKey(secret, 'auth addresses') },
    hasher: createPasswordHasher(deps.settings.passwordHashCost),
    passwordRule: createPasswordRule({ minLength, check, productName }),
    signingKeys: openSigningKeys(deps, master, deps.settings.signing),
    liveSessions: createLiveSessions(deps.clock),
    oauth: createOAuthServices(deps.settings),
  };
}

async function requestForProduct(
  auth: AuthContext,
  { email, redirectTo, callerAddress, data }: MagicLinkRequest,
): Promise<void> {
  const caller = { address: callerAddress, userAgent: undefined, requestId: undefined };
  const fields = { email, phone: undefined, channel: undefined, data, create_user: auth.settings.signUps };
  const challenge = { code_challenge: undefined, code_challenge_method: undefined };
  try {
    await requestMagicLink(auth, caller, { ...fields, ...challenge, redirectTo });
  } catch (error) {
    throw error instanceof AuthError ? problemOf(error) : error;
  }
}

const problemOf = ({ status, details: { retryAfterSeconds } }: AuthError): Problem =>
  status === 429 ? tooManyMails(retryAfterSeconds) : emailRefused();
