import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Failure } from '#contract/envelope.ts';
import { problemStatus } from '#contract/problem-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Logger } from '#server/logger.ts';
import type { AppEnv } from './app-env.ts';

/** The only way a refusal leaves the API. What is no Problem is logged with the request's id and leaves as a neutral 500. */
export function onError(logger: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const problem = problemOf(error);
    if (!problem) {
      logger.error({ request_id: c.get('requestId'), error: summarize(error) }, 'unexpected error');
      return answer(c, new Problem('internal', 'Something went wrong on our side. Please try again.'));
    }
    return answer(c, problem);
  };
}

function problemOf(error: Error): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new Problem('payload_too_large', 'That is more than can be taken at once.');
  return undefined;
}

function answer(c: Context<AppEnv>, problem: Problem): Response {
  const body: Failure = {
    success: false,
    message: problem.message,
    code: problem.code,
    request_id: c.get('requestId'),
    ...(problem.fields ? { errors: mutable(problem.fields) } : {}),
    ...(problem.current !== undefined ? { data: problem.current } : {}),
  };
  if (problem.retryAfterSeconds !== undefined) c.header('Retry-After', String(problem.retryAfterSeconds));
  return c.json(body, problemStatus[problem.code]);
}

function mutable(fields: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, [...texts]]));
}

/** Name, code and place, without the query's values: those may be personal. */
export function summarize(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'not an error' };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const code = cause && 'code' in cause ? cause.code : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return {
    name: error.name,
    message: isQuery ? (cause?.message ?? 'failed query') : error.message,
    code,
    stack: frames,
  };
}
