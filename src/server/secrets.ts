import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(file)) writeOnce(file, randomBytes(48).toString('base64'));
  return readFileSync(file, 'utf8').trim();
}

/** Of two processes at once one wins. The name appears with the whole text behind it, so that the other never reads half of it. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
