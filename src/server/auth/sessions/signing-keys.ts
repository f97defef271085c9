import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';
import { seal, unseal } from '#server/seal.ts';
import { addCurrentSigningKey, listSigningKeys, lockSigningKeys, type SigningKeyRow } from './signing-key-store.ts';

export const signingAlgorithm = 'ES256';
const freshSeconds = 60;
/** A made-up key id must not become a query a request. */
const unknownKeyPauseSeconds = 5;

export interface SigningKeys {
  readonly current: () => Promise<{ kid: string; key: CryptoKey }>;
  /** Undefined for a key that is not ours. */
  readonly verifier: (kid: string) => Promise<CryptoKey | undefined>;
  readonly publicKeys: () => Promise<JWK[]>;
}

interface KeyRing {
  readonly loadedAt: number;
  readonly kid: string;
  readonly key: CryptoKey;
  readonly verifiers: ReadonlyMap<string, CryptoKey>;
  readonly publicKeys: readonly JWK[];
}

/** The keys that sign access tokens, kept in the database so that all processes share them; the first is made at first use. */
interface KeyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createSigningKeys(deps: KeyDeps, master: Buffer): SigningKeys {
  let ring: Promise<KeyRing> | undefined;

  const load = async (): Promise<KeyRing> => {
    const rows = await listSigningKeys(deps.db);
    const usable = openCurrent(rows, master) ? rows : await makeFirst(deps, master);
    return assemble(usable, master, deps.clock().getTime());
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
    current: () => ringOf(freshSeconds),
    verifier: async (kid) => {
      const known = (await ringOf(freshSeconds)).verifiers.get(kid);
      return known ?? (await ringOf(unknownKeyPauseSeconds)).verifiers.get(kid);
    },
    publicKeys: async () => [...(await ringOf(freshSeconds)).publicKeys],
  };
}

async function assemble(rows: readonly SigningKeyRow[], master: Buffer, loadedAt: number): Promise<KeyRing> {
  const current = openCurrent(rows, master);
  if (!current) throw new Error('no signing key');
  const publicKeys = rows.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: signingAlgorithm, use: 'sig' }));
  const verifiers = new Map<string, CryptoKey>();
  for (const jwk of publicKeys) verifiers.set(jwk.kid, await importKey(jwk));
  return { loadedAt, kid: current.kid, key: await importKey(current.jwk), verifiers, publicKeys };
}

function openCurrent(rows: readonly SigningKeyRow[], master: Buffer): { kid: string; jwk: JWK } | undefined {
  const row = rows.find(({ state }) => state === 'current');
  const opened = row && unseal(master, row.privateJwkEncrypted, `signing key ${row.kid}`);
  return opened && { kid: row.kid, jwk: JSON.parse(opened.toString()) };
}

/** Also when the installation's secret changed: the old key no longer opens, but still proves tokens that are out. */
function makeFirst({ db, clock, logger }: KeyDeps, master: Buffer): Promise<SigningKeyRow[]> {
  return db.transaction(async (tx) => {
    await lockSigningKeys(tx);
    const rows = await listSigningKeys(tx);
    if (openCurrent(rows, master)) return rows;
    if (rows.length > 0) logger.warn('the signing key was sealed with another secret: a new one takes its place');
    const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
    const publicJwk = { ...(await exportJWK(publicKey)) };
    const kid = await calculateJwkThumbprint(publicJwk);
    const sealed = seal(master, Buffer.from(JSON.stringify(await exportJWK(privateKey))), `signing key ${kid}`);
    await addCurrentSigningKey(tx, { kid, publicJwk, privateJwkEncrypted: sealed, createdAt: clock() });
    return listSigningKeys(tx);
  });
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('a signing key is not symmetric');
  return key;
}
