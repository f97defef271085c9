/** The 23 locales the product runs in, as BCP 47 tags. */
export const locales = [
  'en-GB',
  'en-US',
  'en-AU',
  'en-CA',
  'es-ES',
  'es-MX',
  'es-AR',
  'pt-PT',
  'pt-BR',
  'fr-FR',
  'fr-CA',
  'fr-BE',
  'de-DE',
  'de-AT',
  'de-CH',
  'it-IT',
  'nl-NL',
  'nl-BE',
  'pl-PL',
  'sv-SE',
  'da-DK',
  'no-NO',
  'fi-FI',
] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-GB';

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The two-letter language of a locale: `de-AT` speaks `de`. */
export function languageOf(locale: Locale): string {
  return locale.slice(0, 2);
}

/** The tags of an Accept-Language header, most wanted first. */
export function wantedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The best of our locales for a list of wishes, most wanted first: exact tag, then same language, then en-GB. */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const sameLanguage = locales.find((locale) => languageOf(locale) === tag.slice(0, 2).toLowerCase());
    if (sameLanguage) return sameLanguage;
  }
  return defaultLocale;
}

/** Languages with complete texts, each with the locale that stands for it where only the language was chosen. */
export const interfaceLanguages = { en: 'en-GB', de: 'de-DE' } as const satisfies Readonly<Record<string, Locale>>;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

export function isInterfaceLanguage(language: string): language is InterfaceLanguage {
  return Object.hasOwn(interfaceLanguages, language);
}
