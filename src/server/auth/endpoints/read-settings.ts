import { type AuthSettings, oauthProviderNames } from '../auth-settings.ts';

/** What ways in there are, so that the web shows only these. */
export function readSettings({ oauth }: AuthSettings): Record<string, unknown> {
  const services = oauthProviderNames.map((name) => [name, oauth[name] !== undefined] as const);
  return {
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      ...Object.fromEntries(services),
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
