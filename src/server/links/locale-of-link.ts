import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { demoLinksOf } from '#server/demo/demo-links.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { createLinkTokens } from './link-token.ts';
import { localeOfWithdrawn, openLink } from './open-link.ts';

/** Finds the language that a link's pages are shown in; a link that opens nothing has none. */
export function localeOfLinkIn({
  db,
  clock,
  secret,
}: Pick<AppDeps, 'db' | 'clock' | 'secret'>): (token: string) => Promise<Locale | undefined> {
  const tokens = createLinkTokens(secret);
  const demos = demoLinksOf(secret);
  return async (token) => {
    try {
      return (await openLink(db, tokens, clock, token)).locale;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return (await localeOfWithdrawn(db, tokens, token)) ?? (await demos.findProvider(db, token))?.locale;
    }
  };
}
