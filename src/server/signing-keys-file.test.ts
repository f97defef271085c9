import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { SettingsError } from './env.ts';
import { readSigningKeys } from './signing-keys-file.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
const file = join(folder.path, 'keys.json');

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSigningKeys(file, 'AUTH_SIGNING_KEYS_FILE');
}

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ format: 'jwk' });
const ecJwk = ec.privateKey.export({ format: 'jwk' });

test('keys for ES256 and RS256 are taken, whatever their operations', () => {
  const keys = read([
    { ...ecJwk, kid: 'one', key_ops: ['sign', 'verify'] },
    { ...rsa(2048), kid: 'two', alg: 'RS256' },
  ]);
  expect(keys.map(({ kid }) => kid)).toEqual(['one', 'two']);
});

test.each([
  ['no JSON', '{'],
  ['no list', ecJwk],
  ['no key', []],
  ['a shared secret', [{ kty: 'oct', k: 'c2VjcmV0' }]],
  ['another curve', [{ ...ecJwk, crv: 'P-384' }]],
  ['another algorithm', [{ ...ecJwk, alg: 'HS256' }]],
  ['a short RSA key', [rsa(1024)]],
  ['a point that is none', [{ ...ecJwk, x: 'AAAA' }]],
  ['public parts alone', [ec.publicKey.export({ format: 'jwk' })]],
  [
    'one name for two keys',
    [
      { ...ecJwk, kid: 'one' },
      { ...rsa(2048), kid: 'one' },
    ],
  ],
])('a file with %s is refused, and nothing of it repeated', (_what, content) => {
  expect(() => read(content)).toThrow(SettingsError);
  expect(() => read(content)).toThrow(/^AUTH_SIGNING_KEYS_FILE cannot be used: /);
  if (ecJwk.d) expect(() => read(content)).not.toThrow(ecJwk.d);
});
