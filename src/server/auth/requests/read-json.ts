import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import { refuseUnstorable } from '#server/http/storable.ts';
import { AuthError, invalid } from './auth-error.ts';

export const maxBodyBytes = 65_536;

/** The body as the schema says; fields it does not name are ignored. @throws AuthError 400 for anything else */
export async function readJson<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  refuseUnstorable(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue && issue.path.length > 0 ? issue.path.map(String).join('.') : 'body';
  throw invalid(`Invalid value for ${field}`);
}

/** The client sends null or nothing for what it does not have. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
/** What a user may keep about themselves. */
export const optionalData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };
