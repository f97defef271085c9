import { summarize } from '#server/summarize-error.ts';
import { emailRefused, type MagicLinkRequest, tooManyMails } from '../magic-link-request.ts';
import type { HostedDeps } from './hosted-deps.ts';
import { serviceAway } from './service-away.ts';

const timeoutMs = 10_000;

/** Hands the request on: the service mails and limits by itself. @throws Problem invalid_fields, too_many_requests, unavailable */
export async function requestHostedMagicLink(
  { logger, settings: { url, publicKey } }: HostedDeps,
  { email, redirectTo, data }: MagicLinkRequest,
): Promise<void> {
  const address = new URL(`${url}/otp`);
  if (redirectTo) address.searchParams.set('redirect_to', redirectTo);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(publicKey ? { apikey: publicKey } : {}) },
    body: JSON.stringify({ email, create_user: true, data }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((error: unknown) => {
    logger.warn({ error: summarize(error) }, 'the hosted sign-in service did not take a request');
    throw serviceAway();
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 429) throw tooManyMails(secondsOf(response.headers.get('retry-after')));
  if (response.status === 400 || response.status === 422) throw emailRefused();
  logger.warn({ status: response.status }, 'the hosted sign-in service refused a request');
  throw serviceAway();
}

function secondsOf(text: string | null): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
