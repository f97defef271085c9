import { isNotNull } from 'drizzle-orm';
import type { Disk } from 'flydrive';
import type { Database } from '#server/db/connection.ts';
import { providers, quoteMedia } from '#server/db/schema.ts';

/** A call that stores a file writes its row within minutes, or never. */
const lostAfterMs = 86_400_000;

/** Removes stored files that hang on nothing: their call was cut off between the storage and the database. */
export async function removeLostFiles(db: Database, disk: Disk, now: Date): Promise<void> {
  const media = await db.select({ key: quoteMedia.storageKey }).from(quoteMedia);
  const logos = await db.select({ key: providers.logoKey }).from(providers).where(isNotNull(providers.logoKey));
  const kept = new Set([...media, ...logos].map(({ key }) => key));
  for (const folder of ['media', 'logos']) {
    const { objects } = await disk.listAll(folder).catch(noneYet);
    for (const file of objects) {
      if (!file.isFile || kept.has(file.key.replace(/-thumbnail$/, ''))) continue;
      const { lastModified } = await disk.getMetaData(file.key);
      if (lastModified.getTime() < now.getTime() - lostAfterMs) await disk.delete(file.key);
    }
  }
}

/** A folder is made with its first file. */
function noneYet(error: unknown): { objects: [] } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] };
  throw error;
}
