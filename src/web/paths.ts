import { patterns } from '#contract/page-paths.ts';

export { demoPath, demoPatterns, onboardingPath, onboardingTestPath, pathTo, patterns } from '#contract/page-paths.ts';

/** Where to sign in, and to come back afterwards. */
export function loginPath(next?: string): string {
  return next ? `${patterns.login}?next=${encodeURIComponent(next)}` : patterns.login;
}

/** Where the second step of signing in is done, and where it leads. */
export function secondStepPath(next?: string | null, then?: 'password'): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(then && { then }) });
  return query.size > 0 ? `${patterns.verifyFactor}?${query}` : patterns.verifyFactor;
}

/** A page of ours that a sign-in may lead to. Other sites, and the sign-in pages themselves, are not. */
export function safeNext(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/')) return undefined;
  const base = 'https://our.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith(patterns.auth)) return undefined;
  return url.pathname + url.search + url.hash;
}
