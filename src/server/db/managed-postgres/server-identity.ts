import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DatabaseStartError } from './database-start-error.ts';

export interface ServerIdentity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Who the database server runs as: PostgreSQL refuses root, so root hands it to the owner of the existing data,
 * else to the user made for it, else to nobody. Undefined: as we are.
 */
export function serverIdentity(data?: string): ServerIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = data ? statSync(data, { throwIfNoEntry: false }) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user);
    const gid = idOf('-g', user);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root and this machine has neither a user postgres nor nobody: start the app as another user, or set DATABASE_URL.',
  );
}

/** Whether the server's user gets as far as this folder. Asked of the system, which knows of more than mode bits. */
export function canReach(folder: string, identity: ServerIdentity | undefined): boolean {
  if (!identity) return true;
  return spawnSync('test', ['-x', folder], { ...identity, cwd: '/' }).status === 0;
}

function idOf(flag: string, user: string): number | undefined {
  const answer = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : undefined;
}
