import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server wrote about itself into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly port: number;
  /** `starting`, `ready`, `stopping`; empty while the file is not whole yet. */
  readonly status: string;
}

export const postmasterFile = (data: string): string => join(data, 'postmaster.pid');

/** Undefined when there is none or it is only half written. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFile(data), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, , , status = ''] = lines;
  if (!pid || !port || !socketFolder) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() };
}

/**
 * Whether a process of ours has this number. One that we may not signal runs as somebody else, so it is none of ours;
 * one that has ended and only waits to be collected is not alive either.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/\) Z /.test(told(pid, 'stat') ?? '');
}

/** False only when the process surely is something else: after a restart of the machine its number may belong to anyone. */
export function mayServe(pid: number, data: string): boolean {
  const command = told(pid, 'cmdline')?.replaceAll('\0', ' ') ?? psCommand(pid);
  return command === undefined || command.includes(data);
}

/** What Linux tells of a process; undefined elsewhere. */
function told(pid: number, what: 'stat' | 'cmdline'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return undefined;
  }
}

function psCommand(pid: number): string | undefined {
  const answer = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout : undefined;
}
