import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createPrivateDisk } from './disk-private.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const disk = createPrivateDisk(join(folder.path, 'files'));
const pathOf = (key: string) => join(folder.path, 'files', key);

test('a stored file and its folder are for this user alone, however it came', async () => {
  await disk.put('media/one', 'a photo');
  await disk.putStream('media/two', Readable.from(['a film']));
  const modes = ['media/one', 'media/two', 'media'].map((key) => statSync(pathOf(key)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o700]);
  expect(await disk.get('media/two')).toBe('a film');
});

test('a file that breaks off while it is stored leaves nothing', async () => {
  const breaksOff = async function* () {
    yield 'half a film';
    throw new Error('the disk is full');
  };
  await expect(disk.putStream('media/three', Readable.from(breaksOff()))).rejects.toThrow();
  expect(existsSync(pathOf('media/three'))).toBe(false);
});
