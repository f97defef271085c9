import { createTransport } from 'nodemailer';
import type { Messenger } from '#server/ports/messenger.ts';

/** Mail through a server of the operator's. Other channels are refused: they have no carrier here. */
export function createSmtpMessenger(url: string, from: string): Messenger {
  const transport = createTransport(url, { from });
  return {
    deliver: async ({ channel, to, subject, text, html }) => {
      if (channel !== 'email') throw new Error(`no carrier for ${channel}`);
      // The address as an object is never parsed as a list, so one recipient stays one.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
  };
}
