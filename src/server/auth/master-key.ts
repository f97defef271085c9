import { deriveKey } from '#server/secrets.ts';

/** Encrypts what has to be read back: session keys, the private part of signing keys, seeds. */
export const masterKeyOf = (secret: string): Buffer => deriveKey(secret, 'auth master');
