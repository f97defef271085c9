import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const withoutConnection = '127.0.0.1';

/**
 * The address of who calls. Each trusted proxy appends to X-Forwarded-For the address it saw, so the one that counts stands
 * `trustedProxyHops` from the end; what stands before it was written by the caller and is not believed.
 */
export function callerAddress(c: Context, trustedProxyHops: number): string {
  const forwarded = trustedProxyHops > 0 ? c.req.header('x-forwarded-for')?.split(',') : undefined;
  return plainAddress(forwarded?.at(-trustedProxyHops)) ?? plainAddress(connectionAddress(c)) ?? withoutConnection;
}

/** What limits count by: a household or office has a whole /64 of IPv6, and could otherwise call from each address once. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}

function connectionAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // called in process: there is no connection
  }
}

/** Without port, brackets, zone or IPv4-in-IPv6 spelling; undefined for what is no address, since the database refuses it. */
function plainAddress(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address.toLowerCase() : undefined;
}
