import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';
import { forgetOldLimits } from '../clean-up.ts';
import type { Auth } from '../create-auth.ts';
import { requestHostedMagicLink } from './request-hosted-magic-link.ts';
import { createHostedVerifier } from './verify-hosted-token.ts';

export interface HostedSettings {
  /** Where the service answers, and whom its tokens name as their issuer. Without a slash at the end. */
  readonly url: string;
  /** What a gateway in front of it wants to see from everybody: no secret. */
  readonly publicKey: string | undefined;
  /** Of a service that signs by a shared secret; without it its published keys prove a token. */
  readonly jwtSecret: string | undefined;
}

export interface HostedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: HostedSettings;
}

/** Sign-in by a service elsewhere. It keeps the users; the product knows each by the id in their token from first sight on. */
export function createHostedAuth(deps: HostedDeps): Auth {
  const { url, publicKey } = deps.settings;
  return {
    elsewhere: { url, publicKey },
    routes: undefined,
    serviceRoutes: undefined,
    verifyAccessToken: createHostedVerifier(deps),
    requestMagicLink: (request) => requestHostedMagicLink(deps, request),
    createConfirmedUser: () => Promise.reject(new Error('users are made by the hosted sign-in service')),
    cleanUp: () => forgetOldLimits(deps.db, deps.clock()),
  };
}
