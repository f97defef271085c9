import {
  AuthClient,
  type AuthError,
  isAuthRetryableFetchError,
  type Session,
  type User,
  type VerifyTokenHashParams,
} from '@supabase/auth-js';
import { pathTo } from '../paths.ts';
import { authAddress, authHeaders, authStorageKey } from './auth-place.ts';
import { log } from './log.ts';
import { onUserChange } from './on-user-change.ts';
import { queryClient } from './query-client.ts';
import { tellTabsOfLeaving } from './signed-out-elsewhere.ts';

export type { AuthError, User };

let client: InstanceType<typeof AuthClient> | undefined;

/** Browser only. Everything about sign-in goes through this one client; no other module names its package. */
export function auth(): InstanceType<typeof AuthClient> {
  client ??= watched(
    new AuthClient({
      url: authAddress(),
      ...authHeaders(),
      storageKey: authStorageKey(),
      flowType: 'implicit',
      detectSessionInUrl: false,
      autoRefreshToken: true,
      persistSession: true,
    }),
  );
  return client;
}

/** What was loaded for one person is never shown to the next one in this tab. */
function watched(made: InstanceType<typeof AuthClient>): InstanceType<typeof AuthClient> {
  const tell = onUserChange(() => queryClient().clear());
  made.onAuthStateChange((_, session) => {
    renewInTime(session?.expires_at);
    if (!session) return;
    last = { id: session.user.id, email: session.user.email };
    isLeft = false;
    tell(session.user.id);
  });
  return made;
}

export interface LastUser {
  readonly id: string;
  readonly email: string | undefined;
}

let last: LastUser | undefined;
let isLeft = false;

/** Who is signed in, or was until the session ended. */
export const lastUser = (): LastUser | undefined => last;

/** The person has signed out: nothing asks them to come back. */
export const hasLeft = (): boolean => isLeft;

/** Tells of each session that is there from now on, in this tab or another one. @returns how to stop */
export function onSignedIn(listener: (user: LastUser) => void): () => void {
  const { data } = auth().onAuthStateChange((_, session) => {
    if (session) listener({ id: session.user.id, email: session.user.email });
  });
  return () => data.subscription.unsubscribe();
}

/** Tells of a session that is not the one before, in this tab or another one. @returns how to stop */
export function onNewSession(before: Session | undefined, listener: () => void): () => void {
  const { data } = auth().onAuthStateChange((_, session) => {
    if (session && sessionIdOf(session) !== (before && sessionIdOf(before))) listener();
  });
  return () => data.subscription.unsubscribe();
}

function sessionIdOf({ access_token }: Session): unknown {
  const claims: { session_id?: unknown } = JSON.parse(
    atob((access_token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  );
  return claims.session_id;
}

/** Ends a session that another one has taken the place of. */
export async function endSessionOf({ access_token }: Session): Promise<void> {
  const { error } = await auth().admin.signOut(access_token, 'local');
  if (error) log('The session before could not be ended', error);
}

/** Asks the server for a new token, whatever the present one says of itself. */
export async function refreshSession(): Promise<'renewed' | 'ended' | 'unreachable'> {
  const { data, error } = await auth().refreshSession();
  if (data.session) return 'renewed';
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  // The client would keep it until its token runs out, and take it for a session that is there.
  await auth().signOut({ scope: 'local' });
  return 'ended';
}

export async function currentSession(): Promise<Session | undefined> {
  const { data, error } = await auth().getSession();
  if (error) log('The session could not be read', error);
  const session = data.session ?? undefined;
  return session && isEnding(session.expires_at) ? renewed(session) : session;
}

/** R9.6. The client by itself waits longer. */
const renewedBeforeMs = 120_000;
/** A device whose clock is wrong takes every token for an ending one. */
const renewalPauseMs = 30_000;
let renewal: Promise<Session> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

const msBeforeEnd = (expiresAt: number): number => expiresAt * 1000 - Date.now() - renewedBeforeMs;
const isEnding = (expiresAt: number | undefined): boolean => expiresAt !== undefined && msBeforeEnd(expiresAt) <= 0;

/** One renewal for all who ask meanwhile; without a connection the present token has to do. */
function renewed(present: Session): Promise<Session> | Session {
  if (!renewal && performance.now() - renewedAt < renewalPauseMs) return present;
  renewal ??= auth()
    .refreshSession()
    .then(({ data }) => data.session ?? present)
    .finally(() => {
      renewal = undefined;
      renewedAt = performance.now();
    });
  return renewal;
}

/** A page that stands there without asking for anything is renewed in time as well, a hidden one when it is looked at again. */
function renewInTime(expiresAt: number | undefined): void {
  clearTimeout(timer);
  if (expiresAt === undefined) return;
  const renew = () => {
    if (document.visibilityState === 'visible') void currentSession();
    else document.addEventListener('visibilitychange', renew, { once: true });
  };
  timer = setTimeout(renew, Math.max(0, msBeforeEnd(expiresAt)));
}

/** Signed in by the first step only, with a second one set up. */
export async function lacksSecondStep(): Promise<boolean> {
  const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

/** The token for the API, refreshed when it is about to end. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await currentSession())?.access_token;
}

/**
 * Ends this browser's session, or all of the person's, and forgets what was loaded under it, in every tab. Without a
 * connection the server does not hear of it; here it is forgotten all the same.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  isLeft = true;
  tellTabsOfLeaving();
  const { error } = await auth().signOut({ scope });
  if (error) {
    log('The server did not end the session', error);
    localStorage.removeItem(authStorageKey());
  }
  queryClient().clear();
}

/** Where links in mails and other sign-in services lead back to. */
export function callbackAddress(): string {
  return location.origin + pathTo('authCallback');
}

/** Whose code it is, and what for. */
export type VerifyWith =
  | { readonly email: string; readonly type: 'email' | 'recovery' }
  | { readonly phone: string; readonly type: 'sms' };

export type LinkType = VerifyTokenHashParams['type'];

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const satisfies LinkType[];

export function linkType(value: string | null): LinkType | undefined {
  return linkTypes.find((type) => type === value);
}
