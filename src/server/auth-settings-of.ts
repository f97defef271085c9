import { type AuthSettings, defaultAuthSettings } from './auth/auth-settings.ts';
import type { Env } from './env.ts';
import type { AppSettings } from './http/app-deps.ts';

/** Sign-in's settings out of the environment's. */
export function authSettingsOf(env: Env, { publicUrl, productName, trustedProxyHops }: AppSettings): AuthSettings {
  return {
    ...defaultAuthSettings,
    publicUrl,
    issuer: `${(env.PUBLIC_URL ?? `http://${env.HOST}`).replace(/\/+$/, '')}/auth/v1`,
    productName,
    trustedProxyHops,
    passwordMinLength: env.AUTH_PASSWORD_MIN_LENGTH,
    accessTokenSeconds: env.AUTH_ACCESS_TOKEN_SECONDS,
    linkSeconds: env.AUTH_LINK_SECONDS,
    codeSeconds: env.AUTH_CODE_SECONDS,
    rateLimitFactor: env.AUTH_RATE_LIMIT_FACTOR,
    signUps: env.AUTH_SIGN_UPS,
    mailerAutoconfirm: env.AUTH_AUTOCONFIRM,
    phoneAutoconfirm: env.AUTH_AUTOCONFIRM,
    anonymousUsers: env.AUTH_ANONYMOUS_USERS,
    phone: env.AUTH_PHONE,
    manualLinking: env.AUTH_MANUAL_LINKING,
    redirectAllowList: env.AUTH_REDIRECT_ALLOW,
    providersNeedMfa: env.AUTH_PROVIDERS_NEED_MFA,
  };
}
