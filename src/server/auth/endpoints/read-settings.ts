/** What ways in there are, so that the web shows only these. */
export function readSettings(): Record<string, unknown> {
  return {
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      apple: false,
      facebook: false,
      github: false,
      google: false,
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
