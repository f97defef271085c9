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
  return data.session ?? undefined;
}

/** The token for the API, refreshed when it is about to end. */
export async function getAccessToken(): Promise<string | undefined> {
  return (await currentSession())?.access_token;
}

/** Ends this browser's session and forgets what was loaded under it. Without a connection the session itself stays. */
export async function signOut(): Promise<void> {
  isLeft = true;
  const { error } = await auth().signOut({ scope: 'local' });
  if (error) log('The server did not end the session', error);
  queryClient().clear();
}

/** Where links in mails and other sign-in services lead back to. */
export function callbackAddress(): string {
  return location.origin + pathTo('authCallback');
}

export type LinkType = VerifyTokenHashParams['type'];

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const satisfies LinkType[];

export function linkType(value: string | null): LinkType | undefined {
  return linkTypes.find((type) => type === value);
}
