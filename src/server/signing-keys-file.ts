import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { z } from 'zod';
import { maySign } from './auth/sessions/given-keys.ts';
import { algorithmOf } from './auth/sessions/key-pair.ts';
import { SettingsError } from './env.ts';

const text = z.string();
const keysSchema = z
  .array(
    z.object({
      kty: text,
      kid: text.optional(),
      alg: text.optional(),
      crv: text.optional(),
      x: text.optional(),
      y: text.optional(),
      n: text.optional(),
      e: text.optional(),
      d: text.optional(),
      p: text.optional(),
      q: text.optional(),
      dp: text.optional(),
      dq: text.optional(),
      qi: text.optional(),
      key_ops: z.array(text).optional(),
    }),
  )
  .min(1);

/** The operator's own keys: a JSON array of JWK. @throws SettingsError that repeats nothing of the file */
export function readSigningKeys(file: string, setting: string): JWK[] {
  const refuse = (why: string): never => {
    throw new SettingsError(
      `${setting} cannot be used: ${why}. It has to be a JSON array of JWK for ES256 or RS256, of which one at least has its private part.`,
    );
  };
  const parsed = keysSchema.safeParse(parseFile(file) ?? refuse('there is no readable JSON file'));
  if (!parsed.success) return refuse('it holds something else than keys');
  const keys = parsed.data.map(withoutAbsent);
  if (!keys.every(algorithmOf)) return refuse('a key is for another algorithm');
  if (!keys.every(isStrong)) return refuse('a key is broken, or an RSA key has less than 2048 bits');
  if (!keys.some(maySign)) return refuse('no key has a private part');
  const ids = keys.flatMap(({ kid }) => (kid === undefined ? [] : [kid]));
  if (new Set(ids).size < ids.length) return refuse('two keys have the same kid');
  return keys;
}

const leastRsaBits = 2048;

function isStrong(key: JWK): boolean {
  const jwk = { key: { ...key }, format: 'jwk' } as const;
  try {
    if (key.d !== undefined) createPrivateKey(jwk);
    return (createPublicKey(jwk).asymmetricKeyDetails?.modulusLength ?? leastRsaBits) >= leastRsaBits;
  } catch {
    return false;
  }
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function withoutAbsent(key: z.output<typeof keysSchema>[number]): JWK {
  return JSON.parse(JSON.stringify(key));
}
