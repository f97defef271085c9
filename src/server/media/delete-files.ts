import type { Disk } from 'flydrive';

/** Removes the bytes behind media that is gone from the database. */
export async function deleteFiles(
  disk: Disk,
  media: ReadonlyArray<{ readonly storageKey: string; readonly thumbnailKey?: string | null | undefined }>,
): Promise<void> {
  for (const { storageKey, thumbnailKey } of media) {
    await disk.delete(storageKey);
    if (thumbnailKey) await disk.delete(thumbnailKey);
  }
}
