import type { CryptoKey, JWK } from 'jose';
import { isGone, ringSeconds } from './key-life.ts';
import { importKey } from './key-pair.ts';
import { needsSettling, openCurrent, settleKeys, storedAlgorithm } from './rotate-keys.ts';
import { listSigningKeys, type SigningKeyRow } from './signing-key-store.ts';
import type { KeyDeps, SigningKey, SigningKeys } from './signing-keys.ts';

/** A made-up key id must not become a query a request. */
const unknownKeyPauseSeconds = 5;

interface KeyRing {
  readonly loadedAt: number;
  readonly signing: SigningKey;
  readonly verifiers: ReadonlyMap<string, CryptoKey>;
  readonly publicKeys: readonly JWK[];
}

/** Kept in the database, so that all processes share them; the first is made at first use. */
export function openStoredKeys(deps: KeyDeps, master: Buffer): SigningKeys {
  let ring: Promise<KeyRing> | undefined;

  const load = async (): Promise<KeyRing> => {
    const rows = await listSigningKeys(deps.db);
    const usable = needsSettling(rows, master, deps.clock()) ? await settleKeys(deps, master) : rows;
    return assemble(deps, usable, master);
  };
  const ringOf = async (maxAgeSeconds: number): Promise<KeyRing> => {
    const known = await ring;
    const age = known ? (deps.clock().getTime() - known.loadedAt) / 1000 : Number.POSITIVE_INFINITY;
    if (known && age >= 0 && age < maxAgeSeconds) return known;
    const loading = load();
    ring = loading;
    loading.catch(() => {
      if (ring === loading) ring = undefined; // an outage is not remembered
    });
    return loading;
  };

  return {
    current: async () => (await ringOf(ringSeconds)).signing,
    verifier: async (kid) => {
      if (kid === undefined) return undefined;
      const known = (await ringOf(ringSeconds)).verifiers.get(kid);
      const key = known ?? (await ringOf(unknownKeyPauseSeconds)).verifiers.get(kid);
      return key && { algorithm: storedAlgorithm, key };
    },
    publicKeys: async () => [...(await ringOf(ringSeconds)).publicKeys],
    tidy: async () => void (await settleKeys(deps, master)),
  };
}

async function assemble(
  { clock, settings }: KeyDeps,
  rows: readonly SigningKeyRow[],
  master: Buffer,
): Promise<KeyRing> {
  const current = openCurrent(rows, master);
  if (!current) throw new Error('no signing key');
  const now = clock();
  const shown = rows.filter((row) => !isGone(row, settings.accessTokenSeconds, now));
  const publicKeys = shown.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: storedAlgorithm, use: 'sig' }));
  const verifiers = new Map<string, CryptoKey>();
  for (const jwk of publicKeys) verifiers.set(jwk.kid, await importKey(jwk, storedAlgorithm));
  const key = await importKey(current.jwk, storedAlgorithm);
  return {
    loadedAt: now.getTime(),
    signing: { kid: current.kid, algorithm: storedAlgorithm, key },
    verifiers,
    publicKeys,
  };
}
