import { textsByArea } from 'virtual:texts-by-area';
import type { Locale } from '#domain/locale.ts';
import { messagesFor } from '../../locales/catalogues.ts';
import type { PageArea } from './page-area.ts';

const written = new Map<string, string>();

/** The texts that pages of an area can show, as JSON: written once, while an object would be taken apart for each page. */
export function pageTexts(locale: Locale, area: PageArea): string {
  const key = `${area} ${locale}`;
  const texts = written.get(key) ?? JSON.stringify(textsOf(locale, area));
  if (textsByArea) written.set(key, texts);
  return texts;
}

function textsOf(locale: Locale, area: PageArea) {
  const whole = messagesFor(locale);
  const ids = textsByArea?.[area];
  return ids ? Object.fromEntries(ids.filter((id) => id in whole).map((id) => [id, whole[id]])) : whole;
}
