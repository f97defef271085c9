import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Failure } from '#contract/envelope.ts';
import { problemStatus } from '#contract/problem-status.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { databaseErrorOf } from '#server/db/connection.ts';
import { databaseTroubleOf } from '#server/db/database-trouble.ts';
import { say } from '#server/i18n.ts';
import type { Logger } from '#server/logger.ts';
import { summarize } from '#server/summarize-error.ts';
import type { AppEnv } from './app-env.ts';
import { callerLocale } from './caller-locale.ts';
import { isClientGone } from './client-gone.ts';

const foreignKeyViolation = '23503';

/** The only way a refusal leaves the API, and where it gets its language. What is no Problem is logged with the request's id and leaves as a neutral 500. */
export function onError(logger: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const trouble = troubleOf(error);
    if (trouble)
      logger.error({ request_id: c.get('requestId'), error: summarize(error) }, 'the database is in trouble');
    const problem = trouble ?? problemOf(error);
    if (isClientGone(error)) logger.debug({ request_id: c.get('requestId') }, 'the caller went away');
    if (!problem) {
      logger.error({ request_id: c.get('requestId'), error: summarize(error) }, 'unexpected error');
      return answer(c, new Problem('internal', msg`Something went wrong on our side. Please try again.`));
    }
    return answer(c, problem);
  };
}

/** Nothing that the caller did and nothing that the caller can mend: to be asked again. */
export function troubleOf(error: unknown): Problem | undefined {
  if (error instanceof Problem || isClientGone(error)) return undefined;
  const trouble = databaseTroubleOf(error);
  if (!trouble) return undefined;
  const sentence = msg`We can’t get at the data right now. It is not your doing. Please try again in a moment.`;
  return new Problem('unavailable', sentence, { retryAfterSeconds: trouble.retryAfterSeconds });
}

function problemOf(error: Error): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new Problem('payload_too_large', msg`That is more than can be taken at once.`);
  // What the caller was told of a moment ago has been deleted since: stores find what they write to, or say that it is gone.
  if (databaseErrorOf(error)?.code === foreignKeyViolation)
    return new Problem('not_found', msg`This does not exist any more.`);
  if (isClientGone(error)) return new Problem('invalid_json', msg`The body broke off.`);
  return undefined;
}

function answer(c: Context<AppEnv>, problem: Problem): Response {
  const locale = callerLocale(c);
  const body: Failure = {
    success: false,
    message: say(locale, problem.sentence),
    code: problem.code,
    request_id: c.get('requestId'),
    ...(problem.fields ? { errors: said(locale, problem.fields) } : {}),
    ...(problem.current !== undefined ? { data: problem.current } : {}),
  };
  if (problem.retryAfterSeconds !== undefined) c.header('Retry-After', String(problem.retryAfterSeconds));
  return c.json(body, problemStatus[problem.code]);
}

function said(locale: Locale, fields: NonNullable<Problem['fields']>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentences]) => [field, sentences.map((sentence) => say(locale, sentence))]),
  );
}
