import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const own = import.meta.filename;

/**
 * Tells builds of the server apart: what one has reckoned and stored, another may reckon otherwise. The built file names
 * its other files by their content, so it stands for all of them; unbuilt sources change under us, so that each start
 * counts as a build.
 */
export const buildId = own.endsWith('.ts')
  ? randomUUID()
  : createHash('sha256').update(readFileSync(own)).digest('hex');
