import { textsByArea } from 'virtual:texts-by-area';
import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import { messagesFor } from '../../locales/catalogues.ts';
import type { PageArea } from './page-area.ts';

const kept = new Map<string, Messages>();

/** The texts that pages of an area can show, of one language. */
export function pageTexts(locale: Locale, area: PageArea): Messages {
  const whole = messagesFor(locale);
  const ids = area === 'whole' ? null : textsByArea?.[area];
  if (!ids) return whole;
  const key = `${area} ${locale}`;
  const known = kept.get(key) ?? Object.fromEntries(ids.flatMap((id) => (id in whole ? [[id, whole[id] ?? '']] : [])));
  kept.set(key, known);
  return known;
}
