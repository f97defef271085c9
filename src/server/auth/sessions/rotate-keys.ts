import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Executor } from '#server/db/connection.ts';
import { seal, unseal } from '#server/seal.ts';
import { recordAudit } from '../audit-store.ts';
import { isDue, isGone } from './key-life.ts';
import {
  addSigningKey,
  changeKeyState,
  deleteSigningKeys,
  listSigningKeys,
  lockSigningKeys,
  type SigningKeyRow,
  type SigningKeyState,
} from './signing-key-store.ts';
import type { KeyDeps } from './signing-keys.ts';

export const storedAlgorithm = 'ES256';

/** Publishes a key that will sign later. Where one waits already, that one stays the next. Returns every key. */
export function publishNextKey(deps: KeyDeps, master: Buffer): Promise<{ isNew: boolean; keys: SigningKeyRow[] }> {
  return deps.db.transaction(async (tx) => {
    await lockSigningKeys(tx);
    const settled = await settle(deps, tx, master);
    if (settled.some(({ state }) => state === 'standby')) return { isNew: false, keys: settled };
    await makeKey(deps, tx, { master, state: 'standby', reason: 'next key published' });
    return { isNew: true, keys: await listSigningKeys(tx) };
  });
}

/** Moves on what is due: a published key begins to sign, an old one goes. Returns every key, with one that signs. */
export function settleKeys(deps: KeyDeps, master: Buffer): Promise<SigningKeyRow[]> {
  return deps.db.transaction(async (tx) => {
    await lockSigningKeys(tx);
    return settle(deps, tx, master);
  });
}

export const needsSettling = (rows: readonly SigningKeyRow[], master: Buffer, now: Date): boolean =>
  !openCurrent(rows, master) || rows.some((row) => isDue(row, now));

async function settle(deps: KeyDeps, tx: Executor, master: Buffer): Promise<SigningKeyRow[]> {
  const now = deps.clock();
  const before = await listSigningKeys(tx);
  const gone = before.filter((row) => isGone(row, deps.settings.accessTokenSeconds, now));
  await deleteSigningKeys(
    tx,
    gone.map(({ kid }) => kid),
  );
  for (const _key of gone) await recordAudit(deps, tx, { event: 'key_rotated', reason: 'old key removed' });
  const rows = before.filter((row) => !gone.includes(row));
  const due = rows.find((row) => isDue(row, now));
  if (due) await promote(deps, tx, { rows, due, master });
  const usable = await listSigningKeys(tx);
  if (openCurrent(usable, master)) return usable;
  await replaceUnreadable(deps, tx, { rows: usable, master });
  return listSigningKeys(tx);
}

async function promote(
  deps: KeyDeps,
  tx: Executor,
  { rows, due, master }: { rows: readonly SigningKeyRow[]; due: SigningKeyRow; master: Buffer },
): Promise<void> {
  if (!openKey(due, master)) return deleteSigningKeys(tx, [due.kid]);
  const at = deps.clock();
  for (const { kid } of rows.filter(({ state }) => state === 'current')) {
    await changeKeyState(tx, kid, { state: 'previous', at });
  }
  await changeKeyState(tx, due.kid, { state: 'current', at });
  await recordAudit(deps, tx, { event: 'key_rotated', reason: 'next key signs' });
}

/** There is no key yet, or the installation's secret changed: the old ones no longer open, but still prove tokens that are out. */
async function replaceUnreadable(
  deps: KeyDeps,
  tx: Executor,
  { rows, master }: { rows: readonly SigningKeyRow[]; master: Buffer },
): Promise<void> {
  if (rows.length > 0) deps.logger.warn('the signing key was sealed with another secret: a new one takes its place');
  const at = deps.clock();
  for (const { kid, state } of rows) {
    if (state === 'current') await changeKeyState(tx, kid, { state: 'previous', at });
    if (state === 'standby') await deleteSigningKeys(tx, [kid]);
  }
  await makeKey(deps, tx, { master, state: 'current', reason: 'new key signs at once' });
}

async function makeKey(
  deps: KeyDeps,
  tx: Executor,
  { master, state, reason }: { master: Buffer; state: SigningKeyState; reason: string },
): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(storedAlgorithm, { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)) };
  const kid = await calculateJwkThumbprint(publicJwk);
  const sealed = seal(master, Buffer.from(JSON.stringify(await exportJWK(privateKey))), placeOf(kid));
  await addSigningKey(tx, { kid, state, publicJwk, privateJwkEncrypted: sealed, createdAt: deps.clock() });
  await recordAudit(deps, tx, { event: 'key_rotated', reason });
}

/** The private part of the key that signs, if it was sealed with this secret. */
export function openCurrent(
  rows: readonly SigningKeyRow[],
  master: Buffer,
): { readonly kid: string; readonly jwk: JWK } | undefined {
  const row = rows.find(({ state }) => state === 'current');
  const jwk = row && openKey(row, master);
  return jwk && { kid: row.kid, jwk };
}

function openKey({ kid, privateJwkEncrypted }: SigningKeyRow, master: Buffer): JWK | undefined {
  const opened = unseal(master, privateJwkEncrypted, placeOf(kid));
  return opened && JSON.parse(opened.toString());
}

const placeOf = (kid: string): string => `signing key ${kid}`;
