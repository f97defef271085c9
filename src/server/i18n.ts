import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import { messagesFor } from '../locales/catalogues.ts';

const instances = new Map<Locale, I18n>();

/** Texts and formats of one locale, for mails and for questions written by the engine. */
export function i18nFor(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = setupI18n({ locale, messages: { [locale]: messagesFor(locale) } });
  instances.set(locale, made);
  return made;
}
