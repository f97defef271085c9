import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { quoteLinks, quoteMessages } from '#server/db/schema.ts';
import type { Jobs } from '#server/ports/job-queue.ts';
import type { Messenger } from '#server/ports/messenger.ts';

type Delivery = Jobs['deliver_message'];

/** Hands a queued message over; what it tells of, a link or words about a quote, keeps how that went. */
export async function deliverMessage(db: Database, messenger: Messenger, delivery: Delivery): Promise<void> {
  try {
    await messenger.deliver(delivery.message);
  } catch (error) {
    await setStatus(db, delivery, 'failed');
    throw error;
  }
  await setStatus(db, delivery, 'sent');
}

async function setStatus(db: Database, { linkId, messageId }: Delivery, status: 'sent' | 'failed'): Promise<void> {
  if (linkId) await db.update(quoteLinks).set({ status }).where(eq(quoteLinks.id, linkId));
  if (messageId) await db.update(quoteMessages).set({ deliveryStatus: status }).where(eq(quoteMessages.id, messageId));
}
