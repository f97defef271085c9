import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { OAuthProviderSettings } from '../auth-settings.ts';

const appleIssuer = 'https://appleid.apple.com';
const seconds = 300;

/** Apple knows no fixed secret: the client signs one for each request with the key that it registered. */
export function appleSecret({ clientId, clientSecret, teamId = '', keyId = '' }: OAuthProviderSettings): ClientAuth {
  return async (_server, _client, body) => {
    const key = await importPKCS8(clientSecret, 'ES256');
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(appleIssuer)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}
