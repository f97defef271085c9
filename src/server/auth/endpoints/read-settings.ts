import { type AuthSettings, oauthProviderNames } from '../auth-settings.ts';

/** What ways in there are, so that the web shows only these. */
export function readSettings(settings: AuthSettings): Record<string, unknown> {
  const services = oauthProviderNames.map((name) => [name, settings.oauth[name] !== undefined] as const);
  return {
    external: {
      anonymous_users: settings.anonymousUsers,
      email: true,
      phone: settings.phone,
      ...Object.fromEntries(services),
    },
    disable_signup: !settings.signUps,
    mailer_autoconfirm: settings.mailerAutoconfirm,
    phone_autoconfirm: settings.phoneAutoconfirm,
    sms_provider: settings.phone ? 'queue' : '',
    mfa_enabled: true,
    passkeys_enabled: false,
    saml_enabled: false,
  };
}
