import { type Locale, languageOf } from '../../locale.ts';
import { fillText } from '../../playbooks/texts-of.ts';
import { engineDe } from './engine-de.ts';
import { type EngineTextKey, type EngineTexts, engineEn } from './engine-en.ts';

const byLanguage: Readonly<Record<string, Partial<EngineTexts>>> = { en: engineEn, de: engineDe };

/** An engine sentence in a locale's language. */
export function engineText(locale: Locale, key: EngineTextKey, values: Readonly<Record<string, string>> = {}): string {
  const language = languageOf(locale);
  const texts = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return fillText(texts?.[key] ?? engineEn[key], values);
}
