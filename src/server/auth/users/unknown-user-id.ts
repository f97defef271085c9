import { createHmac } from 'node:crypto';

/**
 * The id shown for an address that has an account already. Always the same for one address: a fresh one at each asking would
 * tell a known address, whose id changes, from an unconfirmed one, whose id stays.
 */
export function unknownUserId(key: Buffer, email: string): string {
  const hex = createHmac('sha256', key).update(`user ${email}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
