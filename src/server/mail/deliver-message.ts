import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { quoteLinks } from '#server/db/schema.ts';
import type { Jobs } from '#server/ports/job-queue.ts';
import type { Messenger } from '#server/ports/messenger.ts';

/** Hands a queued message over; a link's message leaves its state with the link. */
export async function deliverMessage(
  db: Database,
  messenger: Messenger,
  { message, linkId }: Jobs['deliver_message'],
): Promise<void> {
  try {
    await messenger.deliver(message);
  } catch (error) {
    await setStatus(db, linkId, 'failed');
    throw error;
  }
  await setStatus(db, linkId, 'sent');
}

async function setStatus(db: Database, linkId: string | undefined, status: 'sent' | 'failed'): Promise<void> {
  if (linkId) await db.update(quoteLinks).set({ status }).where(eq(quoteLinks.id, linkId));
}
