import { interfaceLanguages, isInterfaceLanguage, type Locale, languageOf } from '#domain/locale.ts';

/** Each language in its own words, as people look for it. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const satisfies Record<
  keyof typeof interfaceLanguages,
  string
>;

/** The locale for a chosen language; where the person's own already speaks it, that one with its country. */
export function localeFor(language: keyof typeof interfaceLanguages, own: Locale | undefined): Locale {
  return own && languageOf(own) === language ? own : interfaceLanguages[language];
}

/** From the next page on, this device shows the interface in this locale. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Texts of a language that has none yet are English. */
export function textLanguage(locale: string): keyof typeof interfaceLanguages {
  const language = locale.slice(0, 2);
  return isInterfaceLanguage(language) ? language : 'en';
}
