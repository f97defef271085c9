import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { explainFailure } from './explain-failure.ts';
import { canReach, type ServerIdentity, serverIdentity } from './server-identity.ts';

export interface ClusterFolder {
  /** Private to the server's user; holds the data, the log and, where the path is short enough, the socket. */
  readonly home: string;
  readonly data: string;
  readonly identity: ServerIdentity | undefined;
}

const systemRoot = '/var/lib/quoting-platform';
/** A socket's whole path may have 103 bytes on macOS and 107 on Linux. */
const longestSocketPath = 100;

/**
 * The database's place in the data folder. Where the server's user cannot get there (root's home is closed to others),
 * a place under /var/lib takes over, and a file in the data folder records it.
 * @throws DatabaseStartError
 */
export function openClusterFolder(dataDir: string): ClusterFolder {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const folder = realpathSync(dataDir);
    const home = homeOf(folder);
    const identity = serverIdentity(join(home, 'data'));
    if (identity) letThrough(folder);
    makePrivate(home, identity);
    return { home, data: join(home, 'data'), identity };
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw explainFailure(String(error), dataDir);
  }
}

/** The major that made the data, or undefined for a folder without any. */
export function majorOf({ data }: ClusterFolder): number | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** Where the server puts its socket: its home, or when that path is too long a private folder among the temporary ones, remembered. */
export function socketFolderOf({ home, identity }: ClusterFolder): string {
  if (fits(home)) return home;
  const record = join(home, 'socket-folder');
  const recorded = existsSync(record) ? readFileSync(record, 'utf8').trim() : undefined;
  if (recorded && isPrivate(recorded, identity)) return recorded;
  const parent = [tmpdir(), '/tmp'].find(
    (folder) => fits(join(folder, 'qp-socket-123456')) && canReach(folder, identity),
  );
  if (!parent)
    throw new DatabaseStartError(`The path ${home} is too long for a database socket: set DATA_DIR to a shorter one.`);
  // A name nobody could have guessed and taken before us.
  const made = mkdtempSync(join(parent, 'qp-socket-'));
  if (identity) chownSync(made, identity.uid, identity.gid);
  writeFileSync(record, made, { mode: 0o600 });
  return made;
}

function homeOf(folder: string): string {
  const record = join(folder, 'postgres-location');
  if (existsSync(record)) {
    const recorded = readFileSync(record, 'utf8').trim();
    if (existsSync(recorded)) return recorded;
    throw new DatabaseStartError(
      `${record} says that the database is in ${recorded}, which is gone: bring it back, or remove that file to start with an empty database.`,
    );
  }
  const inside = join(folder, 'postgres');
  const identity = serverIdentity(join(inside, 'data'));
  if (identity) letThrough(folder);
  if (existsSync(inside) || canReach(folder, identity)) return inside;
  const home = join(systemRoot, createHash('sha256').update(folder).digest('hex').slice(0, 16));
  mkdirSync(systemRoot, { recursive: true, mode: 0o711 });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  writeFileSync(record, `${home}\n`);
  return home;
}

/** Lets other users pass, not look: the server's user has to get to its own folder below. */
function letThrough(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o011) !== 0o011) chmodSync(folder, (mode & 0o777) | 0o011);
}

function makePrivate(folder: string, identity: ServerIdentity | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  chmodSync(folder, 0o700);
}

function isPrivate(folder: string, identity: ServerIdentity | undefined): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const owner = identity?.uid ?? process.getuid?.();
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocketPath;
}
