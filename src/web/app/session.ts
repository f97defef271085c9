import { AuthClient, type AuthError, type Session, type User, type VerifyTokenHashParams } from '@supabase/auth-js';
import { pathTo } from '../paths.ts';
import { log } from './log.ts';
import { onUserChange } from './on-user-change.ts';
import { queryClient } from './query-client.ts';

export type { AuthError, User };

let client: InstanceType<typeof AuthClient> | undefined;

/** Browser only. Everything about sign-in goes through this one client; no other module names its package. */
export function auth(): InstanceType<typeof AuthClient> {
  client ??= watched(
    new AuthClient({
      url: `${location.origin}/auth/v1`,
      storageKey: `sb-${location.hostname.split('.')[0]}-auth-token`,
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
  made.onAuthStateChange((_, session) => tell(session?.user.id ?? null));
  return made;
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
