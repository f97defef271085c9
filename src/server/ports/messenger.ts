import type { Channel } from '#domain/message/delivery-status.ts';

/** One message to one person. The text stands alone; html is the same in a nicer dress. */
export interface OutgoingMessage {
  readonly channel: Channel;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands a message to whatever carries it. Rejects when it could not be handed over; the caller's job tries again. */
export interface Messenger {
  readonly deliver: (message: OutgoingMessage) => Promise<void>;
}
