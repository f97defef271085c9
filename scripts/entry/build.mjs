import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './in-turn.mjs';
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
export function ensureBuilt() {
  return inTurn(lock, buildIfChanged);
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
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
