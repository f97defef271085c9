import type { Context } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { AppEnv } from './app-env.ts';

const maxJsonBytes = 1_048_576;

/** The JSON body, or undefined when there is none. @throws Problem invalid_json, payload_too_large, invalid_fields */
export async function readBody(c: Context<AppEnv>): Promise<unknown> {
  if (Number(c.req.header('content-length') ?? 0) > maxJsonBytes) throw tooLarge();
  const text = await readText(c.req.raw);
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('invalid_json', 'The body is not valid JSON.');
  }
  refuseUnstorable(value);
  return value;
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxJsonBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = () => new Problem('payload_too_large', 'That is more than can be taken at once.');

// PostgreSQL stores neither NUL nor half a surrogate pair, in text and jsonb alike.
const unstorable = /\0|\p{Surrogate}/u;
const maxDepth = 20;

/** Refuses what the database could not keep, wherever in the body it stands. @throws Problem invalid_fields */
export function refuseUnstorable(value: unknown, path = '', depth = 0): void {
  if (depth > maxDepth) throw new Problem('invalid_fields', 'The body is nested too deeply.');
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new Problem('invalid_fields', 'Some characters cannot be stored.', {
      fields: { [path || 'body']: ['Some characters cannot be stored'] },
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    refuseUnstorable(key, path, depth);
    refuseUnstorable(part, path ? `${path}.${key}` : key, depth + 1);
  }
}
