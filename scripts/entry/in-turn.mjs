import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does the work while no other process that asks for the same lock does its own, waiting for its turn before.
 * @template T
 * @param {string} lock a file that stands while somebody is at it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(lock, work, pauseMs = 500) {
  while (!takeLock(lock)) await sleep(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Of a process that has ended without taking its lock away, the lock holds no more. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
