import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { deriveKey, installationSecret, isSignature, sign } from './secrets.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const askerFile = join(import.meta.dirname, '../../tests/support/read-secret-process.ts');

/** A process of its own that is ready to ask. */
async function startAsker() {
  const asker = fork(askerFile, { execArgv: ['--import', 'tsx'] });
  await once(asker, 'message');
  return async (folders: readonly string[]): Promise<string[]> => {
    const answer = once(asker, 'message');
    asker.send([...folders]);
    return (await answer)[0];
  };
}

describe('the secret of an installation', () => {
  test('is made once, long, in a file that only its user can read', () => {
    const place = join(folder.path, 'data', 'of the app');
    const secret = installationSecret(undefined, place);
    expect(Buffer.from(secret, 'base64')).toHaveLength(48);
    const file = join(place, 'app-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(installationSecret(undefined, place)).toBe(secret);
    expect(readdirSync(place)).toEqual(['app-secret']);
  });

  test('is another one in another folder', () => {
    const [one, other] = ['one', 'other'].map((name) => installationSecret(undefined, join(folder.path, name)));
    expect(one).not.toBe(other);
  });

  test('is the setting where there is one, and then no file', () => {
    expect(installationSecret('a setting', folder.path)).toBe('a setting');
    expect(existsSync(join(folder.path, 'app-secret'))).toBe(false);
  });

  test('is the same for two that start at once', async () => {
    const folders = Array.from({ length: 500 }, (_, at) => join(folder.path, String(at)));
    const askers = await Promise.all([startAsker(), startAsker()]);
    const [one, two] = await Promise.all(askers.map((ask) => ask(folders)));
    expect(one?.every((secret) => secret.length === 64)).toBe(true);
    expect(two).toEqual(one);
  });
});

describe('a key derived from it', () => {
  const key = deriveKey('a secret', 'media-url');

  test('is another one for each purpose and each secret', () => {
    expect(deriveKey('a secret', 'media-url')).toEqual(key);
    expect(deriveKey('a secret', 'quote-link')).not.toEqual(key);
    expect(deriveKey('another secret', 'media-url')).not.toEqual(key);
  });

  test('signs one text, and no other passes', () => {
    const signature = sign(key, 'picture 1');
    expect(isSignature(key, 'picture 1', signature)).toBe(true);
    expect(isSignature(key, 'picture 2', signature)).toBe(false);
    expect(isSignature(deriveKey('a secret', 'quote-link'), 'picture 1', signature)).toBe(false);
    for (const wrong of ['', signature.slice(1), `${signature}A`])
      expect(isSignature(key, 'picture 1', wrong)).toBe(false);
  });
});
