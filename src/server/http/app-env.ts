import type { Locale } from '#domain/locale.ts';

/** What a request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Of the quote whose customer calls. */
    locale?: Locale;
    /** The route's pattern, for the log. */
    route?: string;
  };
}
