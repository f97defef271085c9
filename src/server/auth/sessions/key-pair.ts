import { type CryptoKey, importJWK, type JWK } from 'jose';

export const signingAlgorithms = ['ES256', 'RS256'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** Undefined for a key that none of our algorithms uses. */
export function algorithmOf({ kty, crv, alg }: JWK): SigningAlgorithm | undefined {
  const algorithm = kty === 'EC' && crv === 'P-256' ? 'ES256' : kty === 'RSA' ? 'RS256' : undefined;
  return alg === undefined || alg === algorithm ? algorithm : undefined;
}

/** WebCrypto refuses a private key whose `key_ops` name "verify" too, as key files often do: what a key is for, its place here says. */
export async function importKey(
  { key_ops: _operations, use: _use, ...jwk }: JWK,
  algorithm: string,
): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('a signing key is not symmetric');
  return key;
}

/** The part that everybody may see. Chosen field by field: whatever else a key holds stays here. */
export function publicPartOf({ kty, crv, x, y, n, e }: JWK): JWK {
  const fields = kty === 'EC' ? { kty, crv, x, y } : { kty, n, e };
  return JSON.parse(JSON.stringify(fields)); // without what is undefined
}
