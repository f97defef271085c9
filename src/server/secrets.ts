import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One secret, a separate key for each purpose: a key that leaks from one place opens no other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'quoting-platform', purpose, 32));
}

export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSignature(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The installation's secret: the setting, else one made once in the data folder that only this user can read. */
export function installationSecret(setting: string | undefined, dataDir: string): string {
  if (setting) return setting;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'app-secret');
  try {
    // Exclusive: of two processes starting at once, the second reads what the first wrote.
    writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
