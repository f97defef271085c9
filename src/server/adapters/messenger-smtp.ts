import type { Messenger } from '#server/ports/messenger.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** A server that hangs is given up long before its job expires: the job then comes again, and not twice at once. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export interface SmtpTimeouts {
  readonly greetingTimeout?: number;
  readonly socketTimeout?: number;
}

/**
 * Mail through a server of the operator's. Other channels are refused: they have no carrier here.
 * `from` as one text is `Name <address>`, the name with any characters.
 */
export function createSmtpMessenger(url: string, from: string | Sender, change: SmtpTimeouts = {}): Messenger {
  const sender = typeof from === 'string' ? senderOf(from) : from;
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...smtpTimeouts, ...change }, { from: { ...sender } });
  };
  // With the first mail, and once.
  let loading: ReturnType<typeof load> | undefined;
  return {
    deliver: async ({ channel, to, subject, text, html }) => {
      if (channel !== 'email') throw new Error(`no carrier for ${channel}`);
      // The address as an object is never parsed as a list, so one recipient stays one.
      loading ??= load();
      await (await loading).sendMail({ to: { name: '', address: to }, subject, text, html });
    },
  };
}

/** As an object it is never parsed as a list: `Hill, Sons & Co <quotes@hill.example>` is one sender. */
function senderOf(text: string): Sender {
  const [, name = '', address = text.trim()] = /^(.*)<([^<>]*)>\s*$/s.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/s, '$1'), address };
}
