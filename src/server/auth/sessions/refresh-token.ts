import { createHmac, timingSafeEqual } from 'node:crypto';

const version = 1;
const idBytes = 16;
const headBytes = 1 + idBytes + 4;
const tokenBytes = headBytes + 32;

export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  readonly head: Buffer;
  readonly mac: Buffer;
}

/**
 * Made from the session's key and never stored: two tabs can be given the same token, and a copy of the database holds none.
 * Layout: version, session id, counter, HMAC-SHA-256 of these.
 */
export function refreshTokenOf(key: Buffer, sessionId: string, counter: number): string {
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(version, 0);
  head.write(sessionId.replaceAll('-', ''), 1, 'hex');
  head.writeUInt32BE(counter, 1 + idBytes);
  return Buffer.concat([head, macOf(key, head)]).toString('base64url');
}

/** Undefined for what cannot be one of ours. Nothing is proven yet. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== text || bytes.readUInt8(0) !== version)
    return undefined;
  const hex = bytes.toString('hex', 1, 1 + idBytes);
  const sessionId = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
  return {
    sessionId,
    counter: bytes.readUInt32BE(1 + idBytes),
    head: bytes.subarray(0, headBytes),
    mac: bytes.subarray(headBytes),
  };
}

export function isFromSession(key: Buffer, token: RefreshToken): boolean {
  return timingSafeEqual(macOf(key, token.head), token.mac);
}

function macOf(key: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest();
}
