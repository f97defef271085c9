import type { Context } from 'hono';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { keyFor } from '../sessions/key-for.ts';
import { AuthError } from './auth-error.ts';
import { bearerOf } from './bearer.ts';

export const serviceRole = 'service_role';
const claimsSchema = z.object({ role: z.enum([serviceRole, 'supabase_admin']), session_id: z.never().optional() });

/** An operator's program calls, with a service key of ours. A user's token never is one. @throws AuthError 401 without a token, 403 for another */
export async function requireService(auth: AuthContext, c: Context<AppEnv>): Promise<void> {
  const token = bearerOf(c);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { issuer, strictServiceKeys } = auth.settings;
  const strict = { issuer, typ: 'JWT', requiredClaims: ['exp', 'iat'] };
  const { payload } = await jwtVerify(token, keyFor(auth), {
    currentDate: auth.clock(),
    ...(strictServiceKeys ? strict : {}),
  }).catch((error: unknown) => {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is not a service key');
  });
  if (!claimsSchema.safeParse(payload).success) throw new AuthError(403, 'not_admin', 'User not allowed');
}
