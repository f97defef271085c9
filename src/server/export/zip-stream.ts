import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A ZIP archive written while it is read: each entry is asked for once the one before it has gone out. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const archive = new Readable().wrap(zip.outputStream);
  const fail = (error: Error) => void archive.destroy(error);
  zip.on('error', fail);
  write(zip, entries, archive).catch(fail);
  return archive;
}

async function write(zip: ZipFile, entries: AsyncIterable<ZipEntry>, archive: Readable): Promise<void> {
  for await (const { name, modifiedAt, content } of entries) {
    const source = Readable.from(content);
    // Whoever reads may go away: then nothing more is opened, and what is open is closed.
    const leave = () => void source.destroy();
    archive.once('close', leave);
    zip.addReadStream(source, name, { mtime: modifiedAt });
    await finished(source);
    archive.off('close', leave);
  }
  zip.end();
}
