import { open } from 'node:fs/promises';
import { bytesOf } from './file-bytes.ts';
import { blankIsoMetadata } from './strip-iso.ts';
import { blankWebmMetadata } from './strip-webm.ts';

const iso = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'audio/mp4', 'audio/x-m4a'];
const webm = ['video/webm', 'audio/webm'];

/**
 * Takes place, camera and titles out of a film or recording, in the file itself. What plays is not touched and nothing
 * moves: what is taken out becomes room that players skip.
 */
export async function stripMetadata(file: string, contentType: string): Promise<void> {
  const blankMetadata = iso.includes(contentType)
    ? blankIsoMetadata
    : webm.includes(contentType)
      ? blankWebmMetadata
      : null;
  if (!blankMetadata) return;
  const handle = await open(file, 'r+');
  try {
    await blankMetadata(await bytesOf(handle));
  } finally {
    await handle.close();
  }
}
