import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { silentWords } from './guard-connections.ts';

/** What keeps the database, or the disk, from doing its part; nothing that a caller did. */
export interface DatabaseTrouble {
  readonly kind: 'unreachable' | 'busy' | 'full';
  /** When another try may be worth it. A client waits up to five seconds by itself, longer is its reader's to decide. */
  readonly retryAfterSeconds: number;
}

const retryAfterSeconds = { busy: 1, unreachable: 2, full: 30 } as const satisfies Record<
  DatabaseTrouble['kind'],
  number
>;

/** SQLSTATEs and classes of them, the first that fits. */
const kindsOfState: readonly (readonly [RegExp, DatabaseTrouble['kind']])[] = [
  // Disk full, out of memory, read and write errors, and what a disk that only reads is served as.
  [/^(53100|53200|58030|25006)$/, 'full'],
  // Too many connections, deadlocks and serialisation, locks not had, statements that were stopped.
  [/^(53...|40...|55P03|57014)$/, 'busy'],
  // Connections, shutdowns and starts, a login or a database that is not there (any more).
  [/^(08...|57P..|28...|3D000)$/, 'unreachable'],
];

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);
const lostConnection = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOENT', 'EACCES'], // of the socket's file, while its server is away
]);
const onTheWay = new Set(['connect', 'getaddrinfo', 'read', 'write']);
/** The driver's own failures have no code, only words. */
const driverWords = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  silentWords,
];

/** Undefined for what is no trouble of the database's: a refusal, a value that it cannot take, an error of ours. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | undefined {
  const kind = kindOf(error);
  return kind && { kind, retryAfterSeconds: retryAfterSeconds[kind] };
}

function kindOf(error: unknown): DatabaseTrouble['kind'] | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) return kindsOfState.find(([state]) => state.test(error.code ?? ''))?.[1];
  // Of a connection to a name with several addresses: each has failed.
  if (error instanceof AggregateError) return kindOf(error.errors[0]);
  if (driverWords.some((words) => error.message.startsWith(words))) return 'unreachable';
  const { code = '', syscall = '' }: NodeJS.ErrnoException = error;
  // Not deeper down, where it would be another service's: what is fetched fails under a name of its own.
  if (onTheWay.has(syscall) && lostConnection.has(code)) return 'unreachable';
  if (fullDisk.has(code)) return 'full';
  const below = kindOf(error.cause);
  return error instanceof DrizzleQueryError || below === 'full' ? below : undefined;
}
