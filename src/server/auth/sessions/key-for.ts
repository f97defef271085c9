import { type CryptoKey, errors, type JWTHeaderParameters } from 'jose';
import type { AuthContext } from '../auth-context.ts';

/**
 * The key that proves a token: of ours the one that it names, with the algorithm of that key. Whatever else a header brings
 * or points to is not looked at.
 */
export function keyFor({ signingKeys }: Pick<AuthContext, 'signingKeys'>) {
  return async ({ alg, kid }: JWTHeaderParameters): Promise<CryptoKey | Uint8Array> => {
    const known = await signingKeys.verifier(kid);
    if (known?.algorithm !== alg) throw new errors.JWKSNoMatchingKey();
    return known.key;
  };
}
