import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import {
  type AuthSettings,
  type OAuthProviderName,
  type OAuthProviderSettings,
  oauthProviderNames,
} from '../auth-settings.ts';
import { appleSecret } from './apple-secret.ts';
import {
  appleName,
  facebookAccount,
  gitHubAccount,
  openIdAccount,
  type ProviderAccount,
  UnusableAnswer,
} from './provider-account.ts';

const timeoutSeconds = 10;
const clockToleranceSeconds = 30;

/** What only this server and one flow know, towards the other service. */
export interface FlowSecrets {
  readonly verifier: string;
  readonly nonce: string;
}

interface Asked extends FlowSecrets {
  readonly state: string;
  readonly redirectUri: string;
}

export interface Identified {
  readonly account: ProviderAccount;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

/** Another service that people may sign in with. */
export interface OAuthService {
  /** As people know it. */
  readonly title: string;
  /** Whether it answers by a form that its own page posts to us, so that the browser sends no `Lax` cookie along. */
  readonly answersByForm: boolean;
  readonly authorizationUrl: (asked: Asked & { scopes: readonly string[]; extra: URLSearchParams }) => Promise<URL>;
  /** Whom the service's answer is about, once code, state, nonce and the ID token's signature have held. */
  readonly identify: (answer: URLSearchParams, asked: Asked) => Promise<Identified>;
}

export type OAuthServices = Readonly<Partial<Record<OAuthProviderName, OAuthService>>>;

/** What tells one service from another. */
interface Kind {
  readonly title: string;
  readonly scopes: readonly string[];
  readonly configure: (settings: OAuthProviderSettings) => Promise<Configuration>;
  /** For services without ID tokens: where to ask who it is. */
  readonly readAccount?: (
    config: Configuration,
    token: string,
    settings: OAuthProviderSettings,
  ) => Promise<ProviderAccount>;
  readonly answersByForm?: true;
}

const base = (issuer: string): string => issuer.replace(/\/+$/, '');

const kinds: Readonly<Record<OAuthProviderName, Kind>> = {
  google: {
    title: 'Google',
    scopes: ['openid', 'email', 'profile'],
    configure: (settings) => discover(settings, 'https://accounts.google.com', ClientSecretPost(settings.clientSecret)),
  },
  apple: {
    title: 'Apple',
    scopes: ['openid', 'email', 'name'],
    answersByForm: true,
    configure: (settings) => discover(settings, 'https://appleid.apple.com', appleSecret(settings)),
  },
  github: {
    title: 'GitHub',
    scopes: ['read:user', 'user:email'],
    configure: async (settings) => {
      const server = base(settings.issuer ?? 'https://github.com');
      const oauth = `${server}/login/oauth`;
      return endpoints(settings, { issuer: server, authorize: `${oauth}/authorize`, token: `${oauth}/access_token` });
    },
    readAccount: (config, token, { issuer }) =>
      gitHubAccount(config, token, issuer === undefined ? 'https://api.github.com' : `${base(issuer)}/api/v3`),
  },
  facebook: {
    title: 'Facebook',
    scopes: ['email', 'public_profile'],
    configure: async (settings) => {
      const server = base(settings.issuer ?? 'https://www.facebook.com/v23.0');
      return endpoints(settings, {
        issuer: server,
        authorize: `${server}/dialog/oauth`,
        token: `${graphOf(settings)}/oauth/access_token`,
      });
    },
    readAccount: (config, token, settings) =>
      facebookAccount(config, token, { graph: graphOf(settings), secret: settings.clientSecret }),
  },
};

const graphOf = ({ issuer }: OAuthProviderSettings): string => base(issuer ?? 'https://graph.facebook.com/v23.0');

export const titleOfService = (name: OAuthProviderName): string => kinds[name].title;

export function createOAuthServices({ oauth }: Pick<AuthSettings, 'oauth'>): OAuthServices {
  return Object.fromEntries(
    oauthProviderNames.flatMap((name) => {
      const settings = oauth[name];
      return settings ? [[name, createService(kinds[name], settings)]] : [];
    }),
  );
}

function createService(kind: Kind, settings: OAuthProviderSettings): OAuthService {
  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    const config = known ?? kind.configure(settings);
    known = config;
    config.catch(() => {
      if (known === config) known = undefined; // an outage is not remembered
    });
    return config;
  };
  return {
    title: kind.title,
    answersByForm: kind.answersByForm === true,
    authorizationUrl: async ({ state, redirectUri, verifier, nonce, scopes, extra }) => {
      const parameters = new URLSearchParams(extra);
      const owned = {
        redirect_uri: redirectUri,
        scope: [...new Set([...kind.scopes, ...scopes])].join(' '),
        state,
        // It comes back in an ID token and nowhere else; who gives none may refuse it.
        ...(kind.readAccount ? {} : { nonce }),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(kind.answersByForm ? { response_mode: 'form_post' } : {}),
      };
      for (const [name, value] of Object.entries(owned)) parameters.set(name, value);
      return buildAuthorizationUrl(await configuration(), parameters);
    },
    identify: async (answer, asked) => identify(kind, settings, await configuration(), { answer, asked }),
  };
}

async function identify(
  kind: Kind,
  settings: OAuthProviderSettings,
  config: Configuration,
  { answer, asked }: { answer: URLSearchParams; asked: Asked },
): Promise<Identified> {
  const { readAccount } = kind;
  const url = new URL(asked.redirectUri);
  for (const name of readAccount ? ['code', 'state'] : ['code', 'state', 'iss']) {
    const value = answer.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  const tokens = await authorizationCodeGrant(config, url, {
    expectedState: asked.state,
    pkceCodeVerifier: asked.verifier,
    ...(readAccount ? {} : { expectedNonce: asked.nonce, idTokenExpected: true }),
  });
  const given = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
  if (readAccount) return { account: await readAccount(config, tokens.access_token, settings), ...given };
  const claims = tokens.claims();
  if (!claims) throw new UnusableAnswer('there is no ID token');
  const account = await openIdAccount(config, claims, tokens.access_token);
  const name = kind.answersByForm ? appleName(answer.get('user')) : undefined;
  if (name === undefined || account.details.name !== undefined) return { account, ...given };
  return { account: { ...account, details: { ...account.details, name, full_name: name } }, ...given };
}

async function discover(
  settings: OAuthProviderSettings,
  usual: string,
  clientAuth: ClientAuth,
): Promise<Configuration> {
  const issuer = settings.issuer ?? usual;
  const config = await discovery(new URL(issuer), settings.clientId, clientMetadata, clientAuth, {
    timeout: timeoutSeconds,
    execute: isPlain(issuer) ? [allowInsecureRequests] : [],
  });
  // Without this an ID token that came straight from the token endpoint would be believed unsigned.
  enableNonRepudiationChecks(config);
  return config;
}

function endpoints(
  settings: OAuthProviderSettings,
  { issuer, authorize, token }: { issuer: string; authorize: string; token: string },
): Configuration {
  const server = { issuer, authorization_endpoint: authorize, token_endpoint: token };
  const config = new Configuration(server, settings.clientId, clientMetadata, ClientSecretPost(settings.clientSecret));
  config.timeout = timeoutSeconds;
  if (isPlain(issuer)) allowInsecureRequests(config);
  return config;
}

const clientMetadata = { [clockTolerance]: clockToleranceSeconds };
/** Only of a server on this machine: the settings refuse other addresses in clear. */
const isPlain = (issuer: string): boolean => new URL(issuer).protocol === 'http:';
