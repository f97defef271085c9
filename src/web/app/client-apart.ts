import { AuthClient } from '@supabase/auth-js';
import { authAddress, authHeaders, authStorageKey } from './auth-place.ts';

const verifier = /-code-verifier$/;

/**
 * Knows nothing of the session in this browser and keeps none. The one thing it shares with whoever comes after it is the
 * secret that a code is asked for with.
 */
export function clientApart(): InstanceType<typeof AuthClient> {
  const kept = new Map<string, string>();
  const secret = () => `${authStorageKey()}-code-verifier`;
  return new AuthClient({
    url: authAddress(),
    ...authHeaders(),
    storageKey: `${authStorageKey()}-returned`,
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => (verifier.test(key) ? localStorage.getItem(secret()) : (kept.get(key) ?? null)),
      setItem: (key, value) => void (verifier.test(key) ? localStorage.setItem(secret(), value) : kept.set(key, value)),
      removeItem: (key) => {
        if (verifier.test(key)) localStorage.removeItem(secret());
        kept.delete(key);
      },
    },
  });
}
