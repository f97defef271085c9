import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { type OAuthProviderName, type OAuthProviderSettings, oauthProviderNames } from './auth/auth-settings.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A client's secret goes there: in clear only on this machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).protocol === 'https:' || loopback.has(new URL(text).hostname), {
    error: 'begins with http://, which only a server on this machine may',
  })
  .optional();
const text = z.string().optional();

/** Of each service that people may sign in with. */
export const oauthEnvShape = {
  OAUTH_GOOGLE_CLIENT_ID: text,
  OAUTH_GOOGLE_CLIENT_SECRET: text,
  OAUTH_GOOGLE_ISSUER: issuer,
  OAUTH_GITHUB_CLIENT_ID: text,
  OAUTH_GITHUB_CLIENT_SECRET: text,
  OAUTH_GITHUB_ISSUER: issuer,
  OAUTH_FACEBOOK_CLIENT_ID: text,
  OAUTH_FACEBOOK_CLIENT_SECRET: text,
  OAUTH_FACEBOOK_ISSUER: issuer,
  OAUTH_APPLE_CLIENT_ID: text,
  /** The private key (PKCS 8, PEM) that Apple gave; line ends may be written as \n. */
  OAUTH_APPLE_CLIENT_SECRET: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isP256Key, { error: 'is no private key as Apple gives them (PEM, P-256)' })
    .optional(),
  OAUTH_APPLE_ISSUER: issuer,
  OAUTH_APPLE_TEAM_ID: text,
  OAUTH_APPLE_KEY_ID: text,
};

type OAuthEnv = z.output<z.ZodObject<typeof oauthEnvShape>>;
type Fields = Readonly<Record<string, string | undefined>>;

function isP256Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** A service that is set up by half, in a sentence for the operator. */
export function oauthProblem(env: OAuthEnv): string | undefined {
  const fields: Fields = env;
  for (const provider of oauthProviderNames) {
    const wanted = neededFor(provider);
    const missing = wanted.filter((name) => !fields[name]);
    const given = [...wanted, nameOf(provider, 'ISSUER')].filter((name) => fields[name]);
    if (given.length > 0 && missing.length > 0) {
      return `${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set without ${missing.join(', ')}. Set all of these, or none.`;
    }
  }
  return undefined;
}

export function oauthSettingsOf(env: OAuthEnv): Partial<Record<OAuthProviderName, OAuthProviderSettings>> {
  const fields: Fields = env;
  return Object.fromEntries(
    oauthProviderNames.flatMap((provider) => {
      const [clientId, clientSecret] = [
        fields[nameOf(provider, 'CLIENT_ID')],
        fields[nameOf(provider, 'CLIENT_SECRET')],
      ];
      if (!clientId || !clientSecret) return [];
      const others = { issuer: fields[nameOf(provider, 'ISSUER')], ...(provider === 'apple' ? appleKey(env) : {}) };
      const set = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
      return [[provider, { clientId, clientSecret, ...set }] as const];
    }),
  );
}

const appleKey = ({ OAUTH_APPLE_TEAM_ID: teamId, OAUTH_APPLE_KEY_ID: keyId }: OAuthEnv) => ({ teamId, keyId });

const nameOf = (provider: OAuthProviderName, field: string): string => `OAUTH_${provider.toUpperCase()}_${field}`;

function neededFor(provider: OAuthProviderName): string[] {
  const fields = ['CLIENT_ID', 'CLIENT_SECRET', ...(provider === 'apple' ? ['TEAM_ID', 'KEY_ID'] : [])];
  return fields.map((field) => nameOf(provider, field));
}
