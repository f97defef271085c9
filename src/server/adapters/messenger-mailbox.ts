import type { Database } from '#server/db/connection.ts';
import { mailboxMessages } from '#server/db/schema.ts';
import type { Messenger } from '#server/ports/messenger.ts';

/** Development: nothing leaves the machine; /dev/mailbox shows what would have. */
export function createMailboxMessenger(db: Database): Messenger {
  return {
    deliver: async ({ channel, to, subject, text, html }) => {
      await db.insert(mailboxMessages).values({ channel, to, subject: subject ?? null, text, html: html ?? null });
    },
  };
}
