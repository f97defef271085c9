import type { Channel } from '#domain/message/delivery-status.ts';
import type { Messenger } from '#server/ports/messenger.ts';

/** Gives each message to what carries its channel. One that nothing carries is refused. */
export function createMessengerByChannel(carriers: Partial<Readonly<Record<Channel, Messenger>>>): Messenger {
  return {
    deliver: async (message) => {
      const carrier = carriers[message.channel];
      if (!carrier) throw new Error(`no carrier for ${message.channel}`);
      await carrier.deliver(message);
    },
  };
}
