import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { inTurn } from './in-turn.mjs';

const folder = temporaryFolder();
afterAll(folder.remove);
const lock = join(folder.path, '.building');
const pauseMs = 5;

test('of two who want to build one waits for the other', async () => {
  const told: string[] = [];
  const build = (name: string) => async () => {
    told.push(`${name} begins`);
    // Long enough for the other to ask several times.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    told.push(`${name} ends`);
  };
  await Promise.all([inTurn(lock, build('one'), pauseMs), inTurn(lock, build('two'), pauseMs)]);
  expect(told).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a build that fails makes room for the next', async () => {
  await expect(inTurn(lock, () => Promise.reject(new Error('a module is missing')))).rejects.toThrow('a module');
  expect(existsSync(lock)).toBe(false);
  expect(await inTurn(lock, async () => 'built', pauseMs)).toBe('built');
});

test('of a build that was killed nobody waits', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(lock, String(pid));
  expect(await inTurn(lock, async () => 'built', pauseMs)).toBe('built');
});
