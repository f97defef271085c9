import { z } from 'zod';
import type { WaysIn } from '#contract/request-context.ts';
import { summarize } from '#server/summarize-error.ts';
import { oauthProviderNames } from '../auth-settings.ts';
import type { HostedDeps } from './hosted-deps.ts';

const keptMs = 600_000;
const timeoutMs = 5_000;

const settingsSchema = z.object({
  external: z.record(z.string(), z.unknown()),
  disable_signup: z.boolean().default(false),
});

/** A hosted service tells neither of its passwords nor of its codes: its own defaults stand for them. */
const untold = { passwordMinLength: 6, codeMinutes: 60 };

/** What the service offers, as it last said; by mail only until it has said anything. Asked again in the background. */
export function createHostedWaysIn({ clock, logger, settings: { url, publicKey } }: HostedDeps): () => WaysIn {
  let known: WaysIn = { services: [], phone: false, signUps: true, ...untold };
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<void> => {
    const headers = publicKey === undefined ? {} : { apikey: publicKey };
    const answer = await fetch(`${url}/settings`, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const { external, disable_signup } = settingsSchema.parse(await answer.json());
    const services = oauthProviderNames.filter((name) => external[name] === true);
    known = { services, phone: external.phone === true, signUps: !disable_signup, ...untold };
  };
  const look = (): WaysIn => {
    const now = clock().getTime();
    if (now - askedAt >= keptMs) {
      askedAt = now;
      ask().catch((error: unknown) =>
        logger.warn({ error: summarize(error) }, 'what the hosted sign-in service offers could not be read'),
      );
    }
    return known;
  };
  look();
  return look;
}
