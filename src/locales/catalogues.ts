import type { Messages } from '@lingui/core';
import { type Locale, languageOf } from '#domain/locale.ts';
import { messages as de } from './de.po';
import { messages as en } from './en.po';

const byLanguage: Record<string, Messages> = { en, de };

/** The texts of a locale's language, or English where it has not been translated yet. */
export function messagesFor(locale: Locale): Messages {
  return byLanguage[languageOf(locale)] ?? en;
}
