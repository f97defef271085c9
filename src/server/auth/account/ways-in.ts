import type { WaysIn } from '#contract/request-context.ts';
import { type AuthSettings, oauthProviderNames } from '../auth-settings.ts';

/** What the sign-in pages offer. */
export function waysIn(settings: AuthSettings): WaysIn {
  return {
    services: oauthProviderNames.filter((name) => settings.oauth[name]),
    phone: settings.phone,
    signUps: settings.signUps,
    passwordMinLength: settings.passwordMinLength,
    codeMinutes: Math.ceil(settings.codeSeconds / 60),
  };
}
