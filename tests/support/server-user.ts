import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { z } from 'zod';

const repository = join(import.meta.dirname, '..', '..');
const program = join(import.meta.dirname, 'managed-postgres-process.ts');
const answer = z.object({
  adopted: z.boolean().optional(),
  error: z.string().optional(),
  config: z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }).optional(),
});

export interface ServerUser {
  readonly adopted: boolean | undefined;
  /** Empty when the start failed. */
  readonly config: pg.ClientConfig;
  readonly error: string | undefined;
  /** Asks it to leave in order and waits until it has. */
  readonly leave: () => Promise<void>;
  readonly kill9: () => Promise<void>;
}

/** A process of its own that starts, or adopts, the managed server in a folder. */
export async function startServerUser(dataDir: string): Promise<ServerUser> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { adopted, config = {}, error } = answer.parse(JSON.parse(await firstLine(child)));
  return { adopted, config, error, leave: () => end(child, 'SIGTERM'), kill9: () => end(child, 'SIGKILL') };
}

/** The number of the server process on this data folder. */
export function postmasterPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('the process ended without a word');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
