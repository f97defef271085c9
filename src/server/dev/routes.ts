import { desc } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { mailboxMessages } from '#server/db/schema.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';

const newest = 200;

/** The open mailbox. Only ever mounted in development, which listens on this machine alone. */
export function mountDevelopment(mounting: Mounting): void {
  mount(mounting, endpoints.readMailbox, async () => {
    const rows = await mounting.deps.db
      .select()
      .from(mailboxMessages)
      .orderBy(desc(mailboxMessages.createdAt), desc(mailboxMessages.id))
      .limit(newest);
    return rows.map(({ id, channel, to, subject, text, html, createdAt }) => ({
      id,
      channel,
      to,
      subject,
      text,
      html,
      created_at: presentTime(createdAt),
    }));
  });
}
