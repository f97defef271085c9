import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin, repository, run } from './run.mjs';

const record = join(repository, 'build', '.built-from');
const sources = [
  'src',
  'playbooks',
  'public',
  'package.json',
  'package-lock.json',
  'lingui.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'vite.config.ts',
  join('scripts', 'vite'),
];

/** The server as Vite builds it, pages included. */
export const builtServer = join(repository, 'build', 'server', 'index.js');

const lock = join(repository, 'node_modules', '.building');

/**
 * Builds web and server when their sources changed since the last build. False, after saying why, when that failed. Where
 * another process builds, waits for what it makes: two at once would delete each other's files.
 */
export async function ensureBuilt() {
  while (!takeLock()) await sleep(500);
  try {
    return await buildIfChanged();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Of a process that has ended without taking its lock away, the lock holds no more. */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readOrEmpty(lock));
    if (holder && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function buildIfChanged() {
  const wanted = fingerprint();
  if (existsSync(builtServer) && readOrEmpty(record) === wanted) return true;
  console.log('building');
  rmSync(join(repository, 'build'), { recursive: true, force: true });
  const { code, output, interrupted } = await run(bin('react-router'), ['build'], {
    env: { NODE_ENV: 'production' },
    output: 'keep',
  });
  if (interrupted) process.exit(code);
  if (code !== 0) {
    console.error(`${output.trimEnd()}\nbuilding: failed`);
    return false;
  }
  writeFileSync(record, wanted);
  return true;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) add(hash, source);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(repository, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, join(path, name));
  } else if (!/\.(test|contract)\.tsx?$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
  }
}
