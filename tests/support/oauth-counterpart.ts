/// <reference path="./oidc-provider.d.ts" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { AuthSettings, OAuthProviderName } from '#server/auth/auth-settings.ts';
import { listen } from './listen.ts';

/** Who sits at the other service's page. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

interface State {
  /** Undefined: whoever sits there says no. */
  person: Person | undefined;
  readonly tokenRequests: URLSearchParams[];
}

const secretOf = (provider: string): string => `a secret that only ${provider} and the test know`;

/** GitHub's and Facebook's addresses, as this server knows them. */
const rewritten: Readonly<Record<string, string>> = {
  '/login/oauth/authorize': '/auth',
  '/login/oauth/access_token': '/token',
  '/dialog/oauth': '/auth',
  '/oauth/access_token': '/token',
};

/** A real OpenID provider in this process that plays all four services; beside it what GitHub and Facebook say of a person. */
export async function startCounterpart({ site, appleKey }: { site: string; appleKey: string }) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'counterpart' };
  const people = new Map<string, Person>();
  const state: State = { person: undefined, tokenRequests: [] };

  const server = createServer((request, response) => void answer(request, response));
  const issuer = await listen(server);
  const provider = new Provider(issuer, configurationOf({ site, jwk, people }));
  const handle = provider.callback();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname.startsWith('/interaction/')) return decide(request, response);
    if (['/api/v3/user', '/api/v3/user/emails', '/me'].includes(url.pathname)) return tell(request, response, url);
    url.pathname = rewritten[url.pathname] ?? url.pathname;
    request.url = url.pathname + url.search;
    if (url.pathname === '/token') await readTokenRequest(request);
    return handle(request, response);
  };

  /** Apple's secret is signed anew each time, which this provider does not know: kept for the test, and put in its place. */
  const readTokenRequest = async (request: IncomingMessage): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    state.tokenRequests.push(new URLSearchParams(fields));
    if (fields.get('client_id') === 'apple') fields.set('client_secret', secretOf('apple'));
    Object.assign(request, { body: fields.toString() });
  };

  const decide = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response);
    if (!state.person) {
      const refusal = { error: 'access_denied', error_description: 'Call +1 555 0100 at once' };
      return provider.interactionFinished(request, response, refusal);
    }
    people.set(state.person.sub, state.person);
    const grant = new provider.Grant({ accountId: state.person.sub, clientId: params.client_id });
    grant.addOIDCScope(params.scope ?? '');
    const result = { login: { accountId: state.person.sub }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  };

  const tell = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /i, '') ?? '');
    const person = token && people.get(token.accountId);
    response.writeHead(person ? 200 : 401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(person ? said(url.pathname, person) : { message: 'Bad credentials' }));
  };

  const settings = (name: OAuthProviderName) => ({
    clientId: name,
    clientSecret: name === 'apple' ? appleKey : secretOf(name),
    issuer,
  });
  const oauth: AuthSettings['oauth'] = {
    google: settings('google'),
    github: settings('github'),
    facebook: settings('facebook'),
    apple: { ...settings('apple'), teamId: 'TEAM123456', keyId: 'KEY1234567' },
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, oauth, state, close };
}

function said(path: string, { sub, email, emailVerified = false, name, picture }: Person): unknown {
  if (path === '/api/v3/user/emails') {
    const others = [{ email: 'old@elsewhere.example', primary: false, verified: true }];
    return email === undefined ? [] : [...others, { email, primary: true, verified: emailVerified }];
  }
  if (path === '/api/v3/user') return { id: Number(sub), login: `user-${sub}`, name, avatar_url: picture };
  return { id: sub, email, name, picture: { data: { url: picture } } };
}

function configurationOf({ site, jwk, people }: { site: string; jwk: object; people: ReadonlyMap<string, Person> }) {
  const client = (id: string) => ({
    client_id: id,
    client_secret: secretOf(id),
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [`${site}/auth/v1/callback`],
  });
  return {
    clients: ['google', 'github', 'facebook', 'apple'].map(client),
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'offline_access', 'email', 'profile', 'name', 'read:user', 'user:email', 'public_profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => {
        const { email, emailVerified, name, picture } = people.get(sub) ?? {};
        return {
          sub,
          email,
          email_verified: email === undefined ? undefined : (emailVerified ?? false),
          name,
          picture,
        };
      },
    }),
  };
}
