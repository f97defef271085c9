import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openFileFolders, removeAbandonedUploads } from './file-folders.ts';

const data = temporaryFolder();
afterAll(() => data.remove());

const modeOf = (...path: string[]) => statSync(join(data.path, ...path)).mode & 0o777;
const now = new Date('2026-11-29T12:00:00Z');

test('folders that an earlier version left open are closed with all that is in them', () => {
  mkdirSync(join(data.path, 'files', 'media'), { recursive: true });
  const photo = join(data.path, 'files', 'media', 'a-photo');
  writeFileSync(photo, 'a photo');
  for (const path of ['files', join('files', 'media')]) chmodSync(join(data.path, path), 0o755);
  chmodSync(photo, 0o644);
  openFileFolders(data.path);
  expect([modeOf('files'), modeOf('files', 'media'), modeOf('files', 'media', 'a-photo')]).toEqual([
    0o700, 0o700, 0o600,
  ]);
  expect(modeOf('uploads')).toBe(0o700);
});

test('an upload whose process was killed is removed after an hour, and a younger one is not', async () => {
  const { uploads } = openFileFolders(data.path);
  for (const [name, minutes] of [
    ['upload-old', 61],
    ['upload-young', 59],
  ] as const) {
    mkdirSync(join(uploads, name));
    writeFileSync(join(uploads, name, 'file'), '');
    const then = new Date(now.getTime() - minutes * 60_000);
    utimesSync(join(uploads, name), then, then);
  }
  await removeAbandonedUploads(uploads, now);
  expect(readdirSync(uploads)).toEqual(['upload-young']);
});
