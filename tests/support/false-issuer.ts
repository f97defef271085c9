import { createServer, type IncomingMessage } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { listen } from './listen.ts';

interface Saying {
  claims: JWTPayload;
  key: CryptoKey;
  /** What stands in the ID token's place; undefined: one made of the claims. */
  idToken: string | undefined;
  status: number;
}

/** An OpenID provider that says whatever a test tells it to, true or not. */
export async function startFalseIssuer(clientId: string) {
  const keys = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'known', alg: 'ES256', use: 'sig' };
  const say: Saying = {
    claims: {},
    key: keys.privateKey,
    idToken: undefined,
    status: 200,
  };
  const server = createServer(async (request, response) => {
    await drain(request);
    const body = await bodyOf(request.url ?? '');
    response.writeHead(body === undefined ? 404 : say.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  const issuer = await listen(server);

  const bodyOf = async (path: string): Promise<object | undefined> => {
    if (path.startsWith('/.well-known/')) {
      const endpoints = {
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
      return { issuer, ...endpoints, id_token_signing_alg_values_supported: ['ES256'] };
    }
    if (path === '/jwks') return { keys: [jwk] };
    if (path !== '/token') return undefined;
    return { access_token: 'theirs', token_type: 'bearer', id_token: say.idToken ?? (await idToken()) };
  };
  const idToken = (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: clientId, sub: 'false-1', iat: now, exp: now + 300 };
    return new SignJWT({ ...usual, ...say.claims }).setProtectedHeader({ alg: 'ES256', kid: 'known' }).sign(say.key);
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, say, close };
}

async function drain(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request);
}
