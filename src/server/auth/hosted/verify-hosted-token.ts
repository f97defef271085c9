import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import { summarize } from '#server/summarize-error.ts';
import { audience, clockToleranceSeconds } from '../sessions/access-token.ts';
import { signingAlgorithms } from '../sessions/key-pair.ts';
import type { SignedInUser } from '../sessions/verify-access-token.ts';
import type { HostedDeps, HostedSettings } from './hosted-deps.ts';
import { serviceAway } from './service-away.ts';

const cachedMs = 600_000;
/** Between two looks for a key that nobody has heard of. */
const coolDownMs = 30_000;
const timeoutMs = 5_000;

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  email: z.string().optional(),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
  is_anonymous: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Proves the token by the service's published keys or by the shared secret, never by both: with both, a public key could pass
 * for a secret. That a session ended there shows when its token runs out. @throws Problem unavailable
 */
export function createHostedVerifier({ clock, logger, settings }: HostedDeps) {
  const verify = verifierOf(settings);
  return async (token: string): Promise<SignedInUser | undefined> => {
    const options = {
      issuer: settings.url,
      audience,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      currentDate: clock(),
    };
    try {
      const claims = claimsSchema.safeParse(await verify(token, options));
      if (!claims.success) return undefined;
      const { sub, session_id, email = '', aal, is_anonymous: isAnonymous, user_metadata = {} } = claims.data;
      return { userId: sub, sessionId: session_id, email, aal, isAnonymous, userMetadata: user_metadata };
    } catch (error) {
      if (!isOutage(error)) return undefined;
      logger.warn({ error: summarize(error) }, 'the keys of the hosted sign-in service could not be read');
      throw serviceAway();
    }
  };
}

type Verify = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>;

function verifierOf({ url, jwtSecret }: HostedSettings): Verify {
  if (jwtSecret !== undefined) {
    const key = new TextEncoder().encode(jwtSecret);
    return async (token, options) => (await jwtVerify(token, key, { ...options, algorithms: ['HS256'] })).payload;
  }
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    cacheMaxAge: cachedMs,
    cooldownDuration: coolDownMs,
    timeoutDuration: timeoutMs,
  });
  const algorithms = [...signingAlgorithms];
  return async (token, options) => (await jwtVerify(token, keys, { ...options, algorithms })).payload;
}

/** The token may be right: whoever asks must not be sent away for that. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
  );
}
