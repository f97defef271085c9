import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import { messagesFor } from '../../locales/catalogues.ts';

/** For words that the server puts together, so that the browser needs neither their parts nor what joins them. */
export function i18nOf(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: messagesFor(locale) } });
}
