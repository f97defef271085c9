import { knowledgeOf } from '../../language/installed-languages.ts';
import { type Locale, languageOf } from '../../locale.ts';
import { fillText } from '../../playbooks/texts-of.ts';
import type { EngineTextKey } from './engine-text-keys.ts';

/** An engine sentence in a locale's language; what is not translated is English. */
export function engineText(locale: Locale, key: EngineTextKey, values: Readonly<Record<string, string>> = {}): string {
  const text = knowledgeOf(languageOf(locale))?.texts?.[key] ?? knowledgeOf('en')?.texts?.[key] ?? key;
  return fillText(text, values);
}
