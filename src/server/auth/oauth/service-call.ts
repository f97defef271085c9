import { ClientError, ResponseBodyError } from 'openid-client';
import { summarize } from '#server/summarize-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { refusals } from './oauth-refusal.ts';
import type { OAuthService } from './oauth-services.ts';
import { UnusableAnswer } from './provider-account.ts';

/** Asks another service. Whatever goes wrong there is a sentence for whoever waits, and a line in the log for the operator. */
export async function serviceCall<T>(
  auth: AuthContext,
  { title }: Pick<OAuthService, 'title'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AuthError) throw error;
    auth.logger.warn({ service: title, error: summarize(error) }, 'sign-in by another service failed');
    throw isOutage(error) ? refusals.unreachable(title) : refusals.failed(title);
  }
}

/** Nobody there, too slow, or in trouble itself. */
function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof UnusableAnswer) return (error.status ?? 0) >= 500;
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if (!(error instanceof ClientError)) return false;
  if (error.code === 'OAUTH_TIMEOUT') return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}
