import { expect, test } from 'vitest';
import { explainFailure, isPassing } from './explain-failure.ts';
import { findPostgresBinaries } from './find-binaries.ts';

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'The disk that holds /d is full'],
  ['initdb: error: could not create directory "/d/data": Permission denied', 'The database may not use /d'],
  ['initdb: error: could not create directory "/d/data": Read-only file system', 'The database may not use /d'],
  ["Error: ENOTDIR: not a directory, mkdir '/d'", 'The folder /d cannot be made'],
  [
    'LOG: x\n2026-01-01 UTC [1] FATAL:  bogus data in lock file\n',
    'The database in /d did not start: bogus data in lock file.',
  ],
  ['', 'The database in /d did not start: it said nothing.'],
])('the failure %j becomes a sentence to act on', (output, sentence) => {
  expect(explainFailure(output, '/d').message).toContain(sentence);
});

test('a lock held by a starting or a leaving server passes by itself, a full disk does not', () => {
  expect(isPassing('FATAL:  lock file "postmaster.pid" already exists')).toBe(true);
  expect(isPassing('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(true);
  expect(isPassing('FATAL:  could not write: No space left on device')).toBe(false);
});

test('a machine without PostgreSQL is told what to install', () => {
  expect(() => findPostgresBinaries({ POSTGRES_BIN_DIR: '/nowhere' })).toThrow('POSTGRES_BIN_DIR is /nowhere');
});
