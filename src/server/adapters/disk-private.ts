import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Stores files in a folder, for the eyes of this program's user alone. */
export function createPrivateDisk(folder: string): Disk {
  return new Disk(new PrivateDriver(folder));
}

/** The library's driver leaves modes to the process, which usually lets everybody on the machine read. */
class PrivateDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    return this.#whole(key, () => super.put(key, contents, options));
  }

  override putStream(...[key, contents, options]: Parameters<FSDriver['putStream']>): Promise<void> {
    return this.#whole(key, () => super.putStream(key, contents, options));
  }

  /** A file that cannot be written to its end, as on a full disk, is none: nobody would know that something is missing. */
  async #whole(key: string, write: () => Promise<void>): Promise<void> {
    const path = join(this.#folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await write();
      await chmod(path, 0o600);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}
