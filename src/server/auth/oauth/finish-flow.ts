import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { pathTo } from '#contract/page-paths.ts';
import { matchLocale, wantedLanguages } from '#domain/locale.ts';
import type { Executor } from '#server/db/connection.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { type OAuthProviderName, oauthProviderNames } from '../auth-settings.ts';
import { AuthError } from '../requests/auth-error.ts';
import { errorFields, withFragment, withQuery } from '../requests/lead-back.ts';
import { limitCaller } from '../requests/limits.ts';
import { type OpenSession, presentSession } from '../sessions/present-session.ts';
import { reopenSession } from '../sessions/reopen-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { type FlowStateRow, findFlowState, putAuthCode } from '../tokens/flow-state-store.ts';
import { hashLinkToken } from '../tokens/one-time-token.ts';
import { findIdentity } from '../users/identity-store.ts';
import { dropFlowCookie, readFlowCookie, setFlowCookie } from './flow-cookie.ts';
import { callbackUrl, type TakenFlow, takeFlow } from './flow-secrets.ts';
import { type Handover, sealHandover } from './handover.ts';
import { linkIdentity } from './link-identity.ts';
import { mailPendingIdentity } from './mail-pending-identity.ts';
import { refusals, sentenceOf } from './oauth-refusal.ts';
import type { Identified, OAuthService } from './oauth-services.ts';
import { serviceCall } from './service-call.ts';
import { type Settled, settleIdentity } from './settle-identity.ts';

interface Answered {
  readonly answer: URLSearchParams;
  readonly caller: Caller;
}

/** The other service's answer, by way of the browser. Always leads on: with a code or tokens, or with what went wrong. */
export async function finishFlow(auth: AuthContext, c: Context<AppEnv>, caller: Caller): Promise<Response> {
  const answer = await readAnswer(c);
  const row = await findFlow(auth, answer.get('state'));
  try {
    await limitCaller(auth, 'oauth', caller);
    if (!row) throw refusals.foreignState();
    return c.redirect(await finish(auth, c, row, { answer, caller }));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = `oauth ${error.code}`;
    if (error.status !== 429)
      await recordAudit(auth, auth.db, { event: 'login_failed', outcome: 'failure', reason, caller });
    return leadBack(c, row?.redirectTo ?? siteUrl(auth) + pathTo('authCallback'), error);
  }
}

/** In query and fragment, as either kind of client looks for it. */
export function leadBack(c: Context<AppEnv>, target: string, error: AuthError): Response {
  const locale = matchLocale(wantedLanguages(c.req.header('accept-language')));
  const fields = errorFields(error, sentenceOf(error, locale));
  return c.redirect(withFragment(withQuery(target, fields), fields));
}

async function readAnswer(c: Context<AppEnv>): Promise<URLSearchParams> {
  return c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URL(c.req.url).searchParams;
}

interface OAuthFlow extends FlowStateRow {
  readonly provider: OAuthProviderName;
  readonly redirectTo: string;
}

async function findFlow(auth: AuthContext, state: string | null): Promise<OAuthFlow | undefined> {
  const id = z.uuid().safeParse(state);
  const row = id.success ? await findFlowState(auth.db, id.data) : undefined;
  const provider = oauthProviderNames.find((name) => name === row?.provider);
  if (row?.authMethod !== 'oauth' || !provider || row.redirectTo === null) return undefined;
  return { ...row, provider, redirectTo: row.redirectTo };
}

/** Where the browser goes on. */
async function finish(
  auth: AuthContext,
  c: Context<AppEnv>,
  row: OAuthFlow,
  { answer, caller }: Answered,
): Promise<string> {
  const service = auth.oauth[row.provider];
  if (!service) throw refusals.foreignState();
  const cookie = { flowId: row.id, answersByForm: service.answersByForm };
  const flow = await takeFlow(auth, row.id, readFlowCookie(auth, c, cookie));
  dropFlowCookie(auth, c, cookie);
  refuseNo(service, answer);
  const asked = { ...flow, state: row.id, redirectUri: callbackUrl(auth) };
  const identified = await serviceCall(auth, service, () => service.identify(answer, asked));
  const arrival = { provider: row.provider, title: service.title, account: identified.account, caller };
  if (row.linkingUserId === null && (await needsProof(auth, arrival))) throw await askForProof(auth, c, row, arrival);
  const handover = handoverOf(identified, flow);
  const { settled, opened, code } = await auth.db.transaction((tx) =>
    settle(auth, tx, { row, flow, arrival, handover }),
  );
  auth.liveSessions.forget([...settled.endedSessions, ...(flow.linkingSessionId ? [flow.linkingSessionId] : [])]);
  if (code !== undefined) return withQuery(row.redirectTo, { code });
  if (!opened) throw refusals.foreignState();
  return withFragment(row.redirectTo, await tokenFields(auth, opened, handover));
}

/** The person said no, or the service did. Its words are not repeated: whoever makes up a link writes them too. */
function refuseNo({ title }: OAuthService, answer: URLSearchParams): void {
  const error = answer.get('error');
  if (error === 'access_denied' || error === 'user_cancelled_authorize') throw refusals.cancelled(title);
  if (error !== null || !answer.get('code')) throw refusals.failed(title);
}

type Arrival = Parameters<typeof settleIdentity>[2];

/** Whether nobody vouches for the address of somebody we do not know yet. */
async function needsProof(auth: AuthContext, { provider, account }: Arrival): Promise<boolean> {
  if (account.email !== undefined && account.emailVerified) return false;
  return (await findIdentity(auth.db, { provider, subject: account.subject })) === undefined;
}

/** Mails the address, and returns the refusal that says so. */
async function askForProof(
  auth: AuthContext,
  c: Context<AppEnv>,
  { codeChallenge, redirectTo }: OAuthFlow,
  arrival: Arrival,
): Promise<AuthError> {
  const { email } = arrival.account;
  if (email === undefined) return refusals.noAddress(arrival.title);
  const wish = { ...arrival, email, challenge: codeChallenge ?? undefined, redirectTo };
  const proof = await mailPendingIdentity(auth, wish);
  setFlowCookie(auth, c, { ...proof, answersByForm: false, seconds: auth.settings.linkSeconds });
  return refusals.addressNeedsProof(arrival.title);
}

interface Outcome {
  readonly settled: Settled;
  readonly code?: string;
  readonly opened?: OpenSession | undefined;
}

async function settle(
  auth: AuthContext,
  tx: Executor,
  { row, flow, arrival, handover }: { row: OAuthFlow; flow: TakenFlow; arrival: Arrival; handover: Handover },
): Promise<Outcome> {
  const { linkingSessionId: sessionId } = flow;
  const settled =
    row.linkingUserId === null
      ? await settleIdentity(auth, tx, arrival)
      : await linkIdentity(auth, tx, { ...arrival, userId: row.linkingUserId, sessionId });
  const { userId } = settled;
  if (row.codeChallenge !== null) {
    const code = randomBytes(32).toString('base64url');
    const issued = { authCodeHash: hashLinkToken(code), authCodeIssuedAt: auth.clock(), userId };
    await putAuthCode(tx, row.id, { ...issued, providerTokensEncrypted: sealHandover(auth, row.id, handover) });
    return { settled, code };
  }
  if (row.linkingUserId !== null) return { settled, opened: await reopenSession(auth, tx, { userId, sessionId }) };
  return { settled, opened: await startSession(auth, tx, { userId, method: 'oauth', caller: arrival.caller }) };
}

function handoverOf({ accessToken, refreshToken }: Identified, { linkingSessionId }: TakenFlow): Handover {
  const refresh = refreshToken === undefined ? {} : { provider_refresh_token: refreshToken };
  return { tokens: { provider_token: accessToken, ...refresh }, linkingSessionId };
}

async function tokenFields(
  auth: AuthContext,
  opened: OpenSession,
  { tokens }: Handover,
): Promise<Record<string, string>> {
  const { user: _user, expires_at, expires_in, ...session } = await presentSession(auth, opened);
  const { provider_token, provider_refresh_token } = tokens;
  return {
    ...session,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    provider_token,
    ...(provider_refresh_token === undefined ? {} : { provider_refresh_token }),
  };
}
