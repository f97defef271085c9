import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { seal, unseal } from '#server/seal.ts';
import type { AuthContext } from '../auth-context.ts';
import type { FactorRow } from '../users/user-store.ts';

/** What every authenticator app reckons with. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of telephones go wrong by a little: the step before and the step after count as well. */
const window = 1;
const seedBytes = 20;

export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  readonly qrCode: string;
}

export async function newTotp({ issuer, label }: { issuer: string; label: string }): Promise<NewTotp> {
  const secret = new Secret({ size: seedBytes });
  const uri = new TOTP({ ...shape, issuer, label, secret }).toString();
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  // The client puts it into a data address as it is, where a `#` would end it.
  const qrCode = svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
  return { secret: secret.base32, uri, qrCode };
}

export const sealSeed = (auth: AuthContext, factorId: string, secret: string): string =>
  seal(auth.keys.master, Buffer.from(secret), placeOf(factorId));

/** The time step that the code is of, within the window; undefined for a wrong code. */
export function stepOf(auth: AuthContext, factor: FactorRow, code: string): number | undefined {
  const seed = factor.secretEncrypted && unseal(auth.keys.master, factor.secretEncrypted, placeOf(factor.id));
  if (!seed) return undefined;
  const timestamp = auth.clock().getTime();
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(seed.toString()) });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const placeOf = (factorId: string): string => `totp seed ${factorId}`;
