import type { Hono } from 'hono';
import type { Problem } from '#domain/problem.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { deriveKey } from '#server/secrets.ts';
import type { AuthContext, AuthDeps } from './auth-context.ts';
import { cleanUp } from './clean-up.ts';
import { type ConfirmedUser, createConfirmedUser } from './endpoints/create-confirmed-user.ts';
import { requestMagicLink } from './endpoints/request-magic-link.ts';
import { emailRefused, type MagicLinkRequest, tooManyMails } from './magic-link-request.ts';
import { masterKeyOf } from './master-key.ts';
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
  /** To be run from time to time, in any process. */
  readonly cleanUp: () => Promise<void>;
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
    cleanUp: () => cleanUp(auth),
  };
}

function contextOf({ secret, ...deps }: AuthDeps): AuthContext {
  const { passwordMinLength: minLength, productName } = deps.settings;
  const master = masterKeyOf(secret);
  return {
    ...deps,
    keys: { master, codes: deriveKey(secret, 'auth codes'), addresses: deriveKey(secret, 'auth addresses') },
    hasher: createPasswordHasher(deps.settings.passwordHashCost),
    passwordRule: createPasswordRule({ minLength, productName }),
    signingKeys: openSigningKeys(deps, master, deps.settings.signing),
    liveSessions: createLiveSessions(deps.clock),
  };
}

async function requestForProduct(
  auth: AuthContext,
  { email, redirectTo, callerAddress }: MagicLinkRequest,
): Promise<void> {
  const caller = { address: callerAddress, userAgent: undefined, requestId: undefined };
  const fields = { email, phone: undefined, create_user: true, data: undefined };
  const challenge = { code_challenge: undefined, code_challenge_method: undefined };
  try {
    await requestMagicLink(auth, caller, { ...fields, ...challenge, redirectTo });
  } catch (error) {
    throw error instanceof AuthError ? problemOf(error) : error;
  }
}

const problemOf = ({ status, details: { retryAfterSeconds } }: AuthError): Problem =>
  status === 429 ? tooManyMails(retryAfterSeconds) : emailRefused();
