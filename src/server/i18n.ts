import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { messagesFor } from '../locales/catalogues.ts';

const instances = new Map<Locale, I18n>();

/** Texts and formats of one locale, for mails, refusals and questions written by the engine. */
export function i18nFor(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = setupI18n({ locale, messages: { [locale]: messagesFor(locale) } });
  instances.set(locale, made);
  return made;
}

/** A sentence in the language of whoever reads it, and so are the sentences, and lists of them, among its values. */
export function say(locale: Locale, { id, message, values }: Sentence): string {
  const said = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, sayValue(locale, value)]));
  return i18nFor(locale)._({ id, values: said, ...(message === undefined ? {} : { message }) });
}

function sayValue(locale: Locale, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => sayValue(locale, one)).join(', ');
  return isSentence(value) ? say(locale, value) : value;
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
