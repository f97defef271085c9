import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { AppEnv } from './app-env.ts';
import { bodyBytes } from './body-bytes.ts';

const maxJsonBytes = 1_048_576;

/** The JSON body, or undefined when there is none. @throws Problem invalid_json, payload_too_large */
export async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const text = (await bodyBytes(c.req.raw, maxJsonBytes)).toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid_json', msg`The body is not valid JSON.`);
  }
}
