import type { SigningKeys } from './signing-keys.ts';

/** HS256. No key is shown: whoever had it could sign. */
export function openSharedSecret(secret: string): SigningKeys {
  const signing = { algorithm: 'HS256', key: new TextEncoder().encode(secret) };
  return {
    current: async () => signing,
    verifier: async () => signing,
    publicKeys: async () => [],
    tidy: async () => {},
  };
}
