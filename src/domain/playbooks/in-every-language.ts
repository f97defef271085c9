import type { ByLanguage } from './playbook.ts';

const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'no', 'fi'] as const;

/** Phrases that are the same everywhere ("#m2"), beside those of each language. */
export function inEveryLanguage(
  same: readonly string[],
  own: Readonly<Partial<Record<(typeof languages)[number], readonly string[]>>> = {},
): ByLanguage<readonly string[]> {
  return Object.fromEntries(languages.map((language) => [language, [...same, ...(own[language] ?? [])]]));
}
