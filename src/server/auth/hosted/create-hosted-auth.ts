import { forgetOldLimits } from '../clean-up.ts';
import type { Auth } from '../create-auth.ts';
import { hostedAccount, hostedRecoveryCodes } from './hosted-account.ts';
import type { HostedDeps } from './hosted-deps.ts';
import { createHostedWaysIn } from './hosted-ways-in.ts';
import { requestHostedMagicLink } from './request-hosted-magic-link.ts';
import { createHostedVerifier } from './verify-hosted-token.ts';

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
    account: hostedAccount,
    waysIn: createHostedWaysIn(deps),
    providersNeedMfa: deps.settings.providersNeedMfa,
    ...hostedRecoveryCodes,
    cleanUp: () => forgetOldLimits(deps.db, deps.clock()),
  };
}
