import type { Context } from 'hono';
import { type Locale, matchLocale, wantedLanguages } from '#domain/locale.ts';
import type { AppEnv } from './app-env.ts';

/** The locale answers are given in: the quote's for its customer, else what the caller asks for, else en-GB. */
export function callerLocale(c: Context<AppEnv>): Locale {
  return c.get('locale') ?? matchLocale(wantedLanguages(c.req.header('accept-language')));
}
