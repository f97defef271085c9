import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { AppEnv } from './app-env.ts';

const maxJsonBytes = 1_048_576;

/** The JSON body, or undefined when there is none. @throws Problem invalid_json, payload_too_large */
export async function readBody(c: Context<AppEnv>): Promise<unknown> {
  if (Number(c.req.header('content-length') ?? 0) > maxJsonBytes) throw tooLarge();
  const text = await readText(c.req.raw);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid_json', msg`The body is not valid JSON.`);
  }
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

const tooLarge = () => new Problem('payload_too_large', msg`That is more than can be taken at once.`);
