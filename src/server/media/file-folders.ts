import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileFolders {
  /** What is stored. */
  readonly files: string;
  /** What is still arriving or being looked at. */
  readonly uploads: string;
}

/** No request lasts as long: whatever is older was left by a process that is gone. */
const abandonedAfterMs = 3_600_000;

/** The folders for files, below the data folder, closed to every other user of the machine. */
export function openFileFolders(dataDir: string): FileFolders {
  const folders = { files: join(dataDir, 'files'), uploads: join(dataDir, 'uploads') };
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isOpenToOthers(folder)) closeAll(folder);
  }
  return folders;
}

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;

/** The folder itself last: an earlier version's files are closed once, and a start that is cut off does it again. */
function closeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeAll(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
  chmodSync(folder, 0o700);
}

/** Removes what uploads left behind whose process was killed. */
export async function removeAbandonedUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // one that ends at this moment removes it itself
    if (found && found.mtimeMs < now.getTime() - abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
