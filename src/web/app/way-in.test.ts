import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it, test } from 'vitest';
import routes from '../routes.ts';
import {
  isNewUser,
  needsProfile,
  needsSession,
  pageAfterOnboarding,
  pageOfSignIn,
  redirectOf,
  type Standing,
} from './way-in.ts';

const both = [false, true];

/** Every way that somebody can stand there. */
const standings: Standing[] = both.flatMap((hasSession) =>
  both.flatMap((hasProfile) =>
    both.flatMap((isComplete) =>
      both.flatMap((isFromElsewhere) =>
        both.map((onboarded) => ({
          hasSession,
          hasProfile,
          marks: { profile_completed: isComplete, onboarded, ...(isFromElsewhere && { source: 'trade-fair' }) },
        })),
      ),
    ),
  ),
);

function pathsIn(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const whole = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/+/g, '/');
    return [...(index || (path && path !== '*') ? [whole] : []), ...pathsIn(children ?? [], whole)];
  });
}

/** Every page there is, optional parts left out and filled in. */
const pages = pathsIn(routes).flatMap((path) =>
  /:\w+\?/.test(path) ? [path.replace(/\/:\w+\?/, ''), path.replace(/:\w+\?/, 'welcome')] : [path],
);

/** The pages somebody is led over, until one opens; nobody is led more than a few times. */
function wayFrom(page: string, standing: Standing): string[] {
  const way: string[] = [];
  for (
    let at: string | null = page;
    at !== null && way.length < 6;
    at = redirectOf(new URL(at, 'https://x').pathname, standing)
  )
    way.push(at);
  return way;
}

const told = ({ hasSession, hasProfile, marks }: Standing): string =>
  JSON.stringify({ hasSession, hasProfile, ...marks });
const cases = standings.map((standing) => [told(standing), standing] as const);

describe('whoever opens a page arrives at one', () => {
  test.each(cases)('%s', (_, standing) => {
    expect(pages.length).toBeGreaterThan(40);
    for (const page of pages) {
      const way = wayFrom(page, standing);
      expect(new Set(way).size, way.join(' → ')).toBe(way.length);
      expect(way.length, way.join(' → ')).toBeLessThanOrEqual(3);
    }
  });
});

describe('a sign-in, and an onboarding that ends or is skipped, lead to a page that opens', () => {
  test.each(cases.filter(([, { hasSession }]) => hasSession))('%s', (_, standing) => {
    const first = pageOfSignIn(standing.marks, undefined);
    expect(first).toBe(isNewUser(standing.marks) ? '/onboarding' : '/dashboard');
    if (isNewUser(standing.marks)) expect(wayFrom(first, standing)).toEqual(['/onboarding']);
    const seen = { ...standing, marks: { ...standing.marks, onboarded: true } };
    expect(wayFrom(pageAfterOnboarding(seen), seen)).toHaveLength(1);
  });
});

it('asks everybody for a profile but where it is made and on paths of our own', () => {
  const exempt = pages.filter((page) => !needsProfile(page));
  expect(exempt.filter((page) => !/^\/(?:auth|onboarding|q|dev|offline)/.test(page))).toEqual(
    ['/provider/profile/setup', '/provider/services/setup', '/account/security'].toSorted(
      (a, b) => pages.indexOf(a) - pages.indexOf(b),
    ),
  );
  expect(needsProfile('/')).toBe(true);
  expect(needsProfile('/quotes-of-mine')).toBe(true);
});

it('shows a new person the onboarding in place of the dashboard, and the page asked for to everybody else', () => {
  const known = { hasSession: true, hasProfile: true };
  expect(redirectOf('/dashboard', { ...known, marks: {} })).toBe('/onboarding');
  expect(redirectOf('/dashboard', { ...known, marks: { profile_completed: true, source: 'fair' } })).toBe(
    '/onboarding',
  );
  expect(redirectOf('/dashboard', { ...known, marks: { profile_completed: true } })).toBeNull();
  expect(redirectOf('/quotes', { ...known, marks: {} })).toBeNull();
  expect(pageOfSignIn({ profile_completed: true }, '/quotes?page=2')).toBe('/quotes?page=2');
});

it('asks for a session on the signed-in pages alone', () => {
  expect(
    pages.filter((page) => !needsSession(page) && !/^\/(?:auth|q|dev|offline|onboarding-test)/.test(page)),
  ).toEqual(['/']);
});
