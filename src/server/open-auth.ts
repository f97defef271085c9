import type { AuthDeps } from './auth/auth-context.ts';
import { type Auth, createAuth } from './auth/create-auth.ts';
import { createHostedAuth } from './auth/hosted/create-hosted-auth.ts';
import { authSettingsOf } from './auth-settings-of.ts';
import type { Env } from './env.ts';
import type { AppSettings } from './http/app-deps.ts';

/** Our own sign-in, or the hosted one that is configured. @throws SettingsError */
export function openAuth(env: Env, settings: AppSettings, deps: Omit<AuthDeps, 'settings'>): Auth {
  if (!env.AUTH_URL) return createAuth({ ...deps, settings: authSettingsOf(env, settings) });
  const { db, clock, logger } = deps;
  const hosted = {
    url: env.AUTH_URL.replace(/\/+$/, ''),
    publicKey: env.AUTH_PUBLIC_KEY,
    jwtSecret: env.AUTH_JWT_SECRET,
    providersNeedMfa: env.AUTH_PROVIDERS_NEED_MFA,
  };
  return createHostedAuth({ db, clock, logger, settings: hosted });
}
