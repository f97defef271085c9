import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/secrets.ts';

const idBytes = 16;
const macBytes = 32;

export interface LinkTokens {
  /** The unguessable address part of a link. Made again from what is stored, never stored itself. */
  readonly tokenFor: (link: { readonly id: string; readonly generation: number }) => string;
  /** The link a token names, before its proof is checked; undefined when it is no token at all. */
  readonly linkIdOf: (token: string) => string | undefined;
  readonly matches: (token: string, link: { readonly id: string; readonly generation: number }) => boolean;
}

/** Link id and its HMAC over id and generation: a copy of the database opens nothing, and a raised generation ends old tokens. */
export function createLinkTokens(secret: string, purpose: 'quote-link' | 'demo-link' = 'quote-link'): LinkTokens {
  const key = deriveKey(secret, purpose);
  const mac = (id: string, generation: number) => createHmac('sha256', key).update(`${id}.${generation}`).digest();

  const bytesOf = (token: string): Buffer | undefined => {
    if (!/^[A-Za-z0-9_-]{64}$/.test(token)) return undefined;
    return Buffer.from(token, 'base64url');
  };

  return {
    tokenFor: ({ id, generation }) =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), mac(id, generation)]).toString('base64url'),
    linkIdOf: (token) => {
      const hex = bytesOf(token)?.subarray(0, idBytes).toString('hex');
      return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    matches: (token, { id, generation }) => {
      const given = bytesOf(token)?.subarray(idBytes);
      return given?.length === macBytes && timingSafeEqual(given, mac(id, generation));
    },
  };
}
