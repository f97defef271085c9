import type { AuthError } from '@supabase/auth-js';
import type { SignInService } from '#contract/request-context.ts';
import { clientApart } from './client-apart.ts';
import { callbackAddress } from './session.ts';

/** Leads to another service and back by a code, which only this browser can exchange. Comes back only where it cannot begin. */
export async function signInWithService(provider: SignInService): Promise<AuthError | null> {
  const { error } = await clientApart().signInWithOAuth({ provider, options: { redirectTo: callbackAddress() } });
  return error;
}
