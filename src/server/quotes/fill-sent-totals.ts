import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { quotes, quoteVersions } from '#server/db/schema.ts';
import { totalsOf } from './quote-totals.ts';
import { versionOf } from './version-store.ts';

const batch = 200;

/** What quotes sent before it was kept came to: a total is worked out in one place alone, so that no migration can. */
export async function fillSentTotals(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: quotes.id, version: quoteVersions })
      .from(quotes)
      .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.number, quotes.sentVersion)))
      .where(and(isNotNull(quotes.sentVersion), isNull(quotes.sentTotalMinor)))
      .limit(batch);
    for (const { id, version } of rows)
      await db
        .update(quotes)
        .set({ sentTotalMinor: totalsOf(versionOf(version).snapshot).totals.totalMinor })
        .where(and(eq(quotes.id, id), isNull(quotes.sentTotalMinor)));
    if (rows.length < batch) return;
  }
}
