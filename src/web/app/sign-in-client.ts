import type { User } from './session.ts';

/**
 * The sign-in client and what stands on it. Fetched when somebody begins to sign in: a page that only offers it is
 * much lighter without, and whoever signs in needs the same file for the next page.
 */
export const signInClient = () => import('./session.ts');

/** Where a sign-in leads. */
export async function afterSignIn(user: User, next?: string | null): Promise<string> {
  const { pageAfterSignIn } = await import('./after-sign-in.ts');
  return pageAfterSignIn(user, next);
}
