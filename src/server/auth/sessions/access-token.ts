import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import type { UserRow } from '../users/user-store.ts';
import type { AmrClaim, SessionRow } from './session-store.ts';
import { signingAlgorithm } from './signing-keys.ts';

const audience = 'authenticated';
const clockToleranceSeconds = 10;

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  /** Which refresh of the session this token came with: seen in use, it proves that the client got that refresh's answer. */
  refresh_counter: z.number().int(),
});

export interface AccessTokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly refreshCounter: number;
}

interface Signed {
  readonly token: string;
  readonly expiresAt: number;
}

export async function signAccessToken(
  auth: AuthContext,
  { user, session, amr }: { user: UserRow; session: SessionRow; amr: readonly AmrClaim[] },
): Promise<Signed> {
  const { kid, key } = await auth.signingKeys.current();
  const issuedAt = Math.floor(auth.clock().getTime() / 1000);
  const expiresAt = issuedAt + auth.settings.accessTokenSeconds;
  const claims = {
    session_id: session.id,
    refresh_counter: session.refreshCounter,
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    aal: session.aal,
    amr: amr.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    is_anonymous: user.isAnonymous,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
    .setIssuer(issuerOf(auth))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/** Proves the token itself; whether its session still lives is for the caller to ask. @throws AuthError 403 bad_jwt */
export async function readAccessToken(auth: AuthContext, token: string): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, async ({ kid }) => await keyOf(auth, kid), {
      algorithms: [signingAlgorithm],
      issuer: issuerOf(auth),
      audience,
      typ: 'JWT',
      requiredClaims: ['exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      currentDate: auth.clock(),
    });
    const { sub, session_id, aal, refresh_counter } = claimsSchema.parse(payload);
    return { userId: sub, sessionId: session_id, aal, refreshCounter: refresh_counter };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badToken('token has invalid claims: token is expired');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw badToken('token is malformed or not ours');
    throw error;
  }
}

async function keyOf(auth: AuthContext, kid: string | undefined) {
  const key = kid === undefined ? undefined : await auth.signingKeys.verifier(kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

const issuerOf = (auth: AuthContext): string => auth.settings.issuer;

function badToken(why: string): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
}
