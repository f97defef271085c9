import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { defaultLocale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { databaseErrorOf } from '#server/db/connection.ts';
import { databaseTroubleOf } from '#server/db/database-trouble.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { isClientGone } from '#server/http/client-gone.ts';
import { say } from '#server/i18n.ts';
import type { Logger } from '#server/logger.ts';
import { summarize } from '#server/summarize-error.ts';
import { AuthError, invalid } from './auth-error.ts';

export const apiVersionHeader = 'X-Supabase-Api-Version';
const errorFormat = '2024-01-01';
const retrySeconds = 1;

/** The only way a refusal leaves sign-in. Its shape is the protocol's, not the API's. */
export function answerError(logger: Logger) {
  return (thrown: Error, c: Context<AppEnv>): Response => {
    const error = keepingSession(authErrorOf(thrown), c);
    const errorId = error.status >= 500 ? (c.get('requestId') ?? randomUUID()) : undefined;
    if (error.code === 'unexpected_failure') {
      logger.error({ request_id: errorId, error: summarize(thrown) }, 'unexpected error in sign-in');
    }
    const { retryAfterSeconds, weakPasswordReasons } = error.details;
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
    // Without this header the client does not read the code.
    c.header(apiVersionHeader, askedFormat(c.req.header(apiVersionHeader)));
    c.header('X-Sb-Error-Code', error.code);
    c.header('Cache-Control', 'no-store');
    const body = {
      code: error.code,
      message: error.message,
      ...(weakPasswordReasons ? { weak_password: { reasons: [...weakPasswordReasons] } } : {}),
      ...(errorId ? { error_id: errorId } : {}),
    };
    return c.json(body, error.status);
  };
}

/** Older clients end a session on a 500 to a refresh; what we do not understand must not sign anybody out. */
function keepingSession(error: AuthError, c: Context<AppEnv>): AuthError {
  if (error.status !== 500 || c.req.query('grant_type') !== 'refresh_token') return error;
  return new AuthError(503, error.code, error.message, { retryAfterSeconds: retrySeconds });
}

function askedFormat(asked: string | undefined): string {
  return asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : errorFormat;
}

function authErrorOf(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof Problem && error.code === 'invalid_fields') return invalid(say(defaultLocale, error.sentence));
  if (error instanceof HTTPException && error.status === 413) {
    return new AuthError(413, 'validation_failed', 'The request body is too large');
  }
  if (isClientGone(error)) return invalid('The request body broke off');
  const state = databaseErrorOf(error)?.code ?? '';
  // Class 22 is a value that the database cannot take: the caller's fault, whatever let it through.
  if (state.startsWith('22')) return invalid('The request holds a value that cannot be stored');
  // The client keeps its session and asks again.
  const trouble = databaseTroubleOf(error);
  if (trouble) return new AuthError(503, 'unexpected_failure', 'Please try again', trouble);
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please try again');
}
