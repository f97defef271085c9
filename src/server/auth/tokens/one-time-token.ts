import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What a mailed link or code that signs in is for. */
export const signInTokenTypes = ['signup', 'magiclink', 'recovery', 'invite'] as const;
export type SignInTokenType = (typeof signInTokenTypes)[number];
/** Every link or code that goes out by mail or SMS. An address changes once both the old and the new one have agreed. */
export const tokenTypes = [
  ...signInTokenTypes,
  'email_change_current',
  'email_change_new',
  'reauthentication',
  'sms',
  'phone_change',
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Begins a link's token whose sign-in ends with a code that only the asking browser can redeem. */
export const pkcePrefix = 'pkce_';
const letters = 'ghijklmnop';

/** 32 random bytes without any digit: the six digits of the code stay the only ones in a mail. */
export function newLinkToken(): string {
  return randomBytes(32)
    .toString('hex')
    .replace(/\d/g, (digit) => letters.charAt(Number(digit)));
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** As stored. The token is too long to be guessed back from this. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** As stored. Keyed, since six digits could be tried through. */
export function hashCode(key: Buffer, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
