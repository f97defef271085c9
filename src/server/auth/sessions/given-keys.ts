import { type CryptoKey, calculateJwkThumbprint, type JWK } from 'jose';
import { algorithmOf, importKey, publicPartOf } from './key-pair.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

interface GivenKey {
  readonly kid: string;
  readonly algorithm: string;
  readonly jwk: JWK;
  readonly verifier: CryptoKey;
}

/** Keys that an operator keeps in a file. The first with a private part signs; every other one still proves tokens. */
export function openGivenKeys(given: readonly JWK[]): SigningKeys {
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => {
    opening ??= open(given);
    return opening;
  };
  return {
    current: async () => (await opened()).signing,
    verifier: async (kid) => {
      const known = (await opened()).keys.find((key) => key.kid === kid);
      return known && { algorithm: known.algorithm, key: known.verifier };
    },
    publicKeys: async () =>
      (await opened()).keys.map(({ kid, algorithm, jwk }) => ({
        ...publicPartOf(jwk),
        kid,
        alg: algorithm,
        use: 'sig',
      })),
    tidy: async () => {},
  };
}

async function open(given: readonly JWK[]): Promise<{ signing: SigningKey; keys: readonly GivenKey[] }> {
  const keys = await Promise.all(given.map(openOne));
  const signing = keys.find(({ jwk }) => maySign(jwk));
  if (!signing) throw new Error('none of the given keys has a private part');
  const { kid, algorithm, jwk } = signing;
  return { signing: { kid, algorithm, key: await importKey(jwk, algorithm) }, keys };
}

async function openOne(jwk: JWK): Promise<GivenKey> {
  const algorithm = algorithmOf(jwk);
  if (!algorithm) throw new Error('a given key is neither for ES256 nor for RS256');
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPartOf(jwk)));
  return { kid, algorithm, jwk, verifier: await importKey(publicPartOf(jwk), algorithm) };
}

/** A key that is kept for old tokens only says so by its operations. */
export const maySign = ({ d, key_ops }: JWK): boolean => d !== undefined && (key_ops?.includes('sign') ?? true);
