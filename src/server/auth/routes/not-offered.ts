import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { optionalText } from '../requests/read-json.ts';
import { signedIn } from '../requests/signed-in.ts';

const noPasskeys = () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
const noOAuthServer = () => new AuthError(404, 'not_found', 'This server signs nobody in to other services');

/** What the protocol has and this server does not: each says so in the protocol's words, a user's own things to that user only. */
export function mountNotOffered(app: Hono<AppEnv>, auth: AuthContext): void {
  const refuse = (refusal: () => AuthError) => () => {
    throw refusal();
  };
  const refuseUser = (refusal: () => AuthError) => async (c: Context<AppEnv>) => {
    await signedIn(auth, c);
    throw refusal();
  };
  app.post(
    '/sso',
    refuse(() => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  );

  app.post('/passkeys/authentication/options', refuse(noPasskeys));
  app.post('/passkeys/authentication/verify', refuse(noPasskeys));
  app.post('/passkeys/registration/options', refuseUser(noPasskeys));
  app.post('/passkeys/registration/verify', refuseUser(noPasskeys));
  app.get('/passkeys', refuseUser(noPasskeys));
  app.patch('/passkeys/:id', refuseUser(noPasskeys));
  app.delete('/passkeys/:id', refuseUser(noPasskeys));

  app.get('/oauth/authorizations/:id', refuseUser(noOAuthServer));
  app.post('/oauth/authorizations/:id/consent', refuseUser(noOAuthServer));
  app.get('/user/oauth/grants', refuseUser(noOAuthServer));
  app.delete('/user/oauth/grants', refuseUser(noOAuthServer));
}

export const idTokenBody = z.object({ provider: optionalText });

/** A name out of a request comes back only where it can be one. */
export function idTokenDisabled({ provider = '' }: z.output<typeof idTokenBody>): AuthError {
  const name = /^[\w:.-]{1,40}$/.test(provider) ? provider : 'unknown';
  return new AuthError(400, 'provider_disabled', `Provider (${name}) is not enabled`);
}
