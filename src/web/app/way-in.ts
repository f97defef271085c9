import { loginPath, pathTo } from '../paths.ts';

/** What is known of whoever opens a page. */
export interface Standing {
  readonly hasSession: boolean;
  readonly hasProfile: boolean;
  /** As the person's own marks say; the profile itself puts the first one right. */
  readonly marks: PersonMarks;
}

export interface PersonMarks {
  readonly profile_completed?: unknown;
  readonly source?: unknown;
  readonly onboarded?: unknown;
}

/** R2.19: the profile is not marked as completed, or a source is set and the onboarding is not. */
export function isNewUser({ profile_completed: isCompleted, source, onboarded }: PersonMarks): boolean {
  return !isCompleted || (Boolean(source) && !onboarded);
}

/** Nobody is asked for a profile there: where it is made, where the account itself is kept, and paths of our own. */
const withoutProfile: readonly RegExp[] = [
  /^\/provider\/(?:profile|services)\/setup\/?$/,
  /^\/account\/security\/?$/,
  /^\/auth(?:\/|$)/,
  /^\/onboarding/,
  /^\/[qr]\//,
  /^\/offline(?:\/|$)/,
  /^\/dev(?:\/|$)/,
  /^\/api(?:\/|$)/,
  /^\/builds(?:\/|$)/,
  /^\/_/,
];

/** R2.17. */
export const needsProfile = (pathname: string): boolean => !withoutProfile.some((path) => path.test(pathname));

/** Whether the page asks if its reader has been led in (R6.4). */
export const needsOnboarding = (pathname: string): boolean => pathname.replace(/\/$/, '') === pathTo('dashboard');

const opensToAll: readonly RegExp[] = [/^\/$/, /^\/(?:auth|q|r|offline|dev|onboarding-test)(?:\/|$)/];

/** Whether a page, of those there are, is a signed-in one. */
export const needsSession = (pathname: string): boolean => !opensToAll.some((path) => path.test(pathname));

/** The one place that says where a page leads on instead of opening; null where it opens. */
export function redirectOf(pathname: string, { hasSession, hasProfile, marks }: Standing): string | null {
  if (needsSession(pathname) && !hasSession) return loginPath(pathname);
  if (!hasSession) return null;
  if (needsProfile(pathname) && !hasProfile) return pathTo('profileSetup');
  if (needsOnboarding(pathname) && isNewUser(marks)) return pathTo('onboarding');
  return null;
}

/** Where a sign-in leads (R2.19). */
export function pageOfSignIn(marks: PersonMarks, next: string | undefined): string {
  return isNewUser(marks) ? pathTo('onboarding') : (next ?? pathTo('dashboard'));
}

/** Where somebody goes who has seen enough of the onboarding: on, and never where it would only begin again. */
export function pageAfterOnboarding({ hasProfile, marks }: Pick<Standing, 'hasProfile' | 'marks'>): string {
  if (!hasProfile) return pathTo('profileSetup');
  return isNewUser({ ...marks, onboarded: true }) ? pathTo('quotes') : pathTo('dashboard');
}
