import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { type OAuthProviderName, oauthProviderNames } from '../auth-settings.ts';
import { invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { addFlowState } from '../tokens/flow-state-store.ts';
import { hashLinkToken } from '../tokens/one-time-token.ts';
import { setFlowCookie } from './flow-cookie.ts';
import { callbackUrl, flowSeconds, sealFlow } from './flow-secrets.ts';
import type { OAuthService } from './oauth-services.ts';
import { serviceCall } from './service-call.ts';

/** What this server says itself to the service, or takes for itself: nobody else may set it. */
const owned = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'request',
  'request_uri',
]);
const isOwned = (name: string): boolean => owned.has(name) || name.startsWith('code_challenge');

/** Somebody's wish to sign in by another service, as far as it can be judged before anything is done. */
export interface FlowWish {
  readonly provider: OAuthProviderName;
  readonly service: OAuthService;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly scopes: readonly string[];
  readonly extra: URLSearchParams;
}

/** @throws AuthError 400 validation_failed */
export function readWish(auth: AuthContext, query: URLSearchParams): FlowWish {
  const provider = oauthProviderNames.find((name) => name === query.get('provider'));
  const service = provider && auth.oauth[provider];
  if (!provider || !service) throw invalid('Unsupported provider: provider is not enabled');
  const field = (name: string): string | undefined => query.get(name) ?? undefined;
  const challenge = challengeOf({
    code_challenge: field('code_challenge'),
    code_challenge_method: field('code_challenge_method'),
  });
  return {
    provider,
    service,
    challenge,
    redirectTo: redirectTargetOf(auth, field('redirect_to')),
    scopes: (field('scopes') ?? '').split(/[\s,]+/).filter(Boolean),
    extra: new URLSearchParams([...query].filter(([name]) => !isOwned(name))),
  };
}

/** Remembers the flow, binds it to this browser, and says where at the service it goes on. @throws AuthError 429, 503 */
export async function beginFlow(
  auth: AuthContext,
  c: Context<AppEnv>,
  { wish, caller, linking }: { wish: FlowWish; caller: Caller; linking?: { userId: string; sessionId: string } },
): Promise<string> {
  const { provider, service, challenge, redirectTo, scopes, extra } = wish;
  await limitCaller(auth, 'oauth', caller);
  const flowId = randomUUID();
  const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const asked = { ...secrets, state: flowId, redirectUri: callbackUrl(auth), scopes, extra };
  const url = await serviceCall(auth, service, () => service.authorizationUrl(asked));
  const secret = randomBytes(32).toString('base64url');
  await addFlowState(auth.db, {
    id: flowId,
    provider,
    authMethod: 'oauth',
    codeChallenge: challenge ?? null,
    redirectTo,
    browserHash: hashLinkToken(secret),
    providerStateEncrypted: sealFlow(auth, flowId, { ...secrets, linkingSessionId: linking?.sessionId }),
    linkingUserId: linking?.userId ?? null,
    createdAt: auth.clock(),
  });
  setFlowCookie(auth, c, { flowId, answersByForm: service.answersByForm, secret, seconds: flowSeconds });
  return url.href;
}
