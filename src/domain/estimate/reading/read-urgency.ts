import { phrasesOf } from '../../language/installed-languages.ts';
import type { Locale } from '../../locale.ts';
import { isDenied, type Rival } from '../words/negation.ts';
import { findPhrase } from '../words/phrase.ts';
import { withoutOrders } from '../words/set-aside-orders.ts';
import type { Token } from '../words/token.ts';
import { readingLanguages, tokensOf } from '../words/tokens.ts';

/** [start, end) in the text of the words for a job that cannot wait, or null. "Not urgent" and "no rush" say nothing. */
export function urgencySpan(tokens: readonly Token[], languages: readonly string[]): readonly [number, number] | null {
  for (const phrase of phrasesOf(languages, 'dates', 'urgent')) {
    for (const match of findPhrase(phrase, tokens)) {
      const mention: Rival = { match, group: 'urgency' };
      if (isDenied(tokens, mention, [mention], languages)) continue;
      return [tokens[match.from]?.start ?? 0, tokens[match.to - 1]?.end ?? 0];
    }
  }
  return null;
}

/** The customer's own words for a job that cannot wait, or null. */
export function readUrgency(text: string, locale: Locale): string | null {
  const languages = readingLanguages(locale);
  const span = urgencySpan(withoutOrders(text, tokensOf(text, locale), languages), languages);
  return span && text.slice(...span);
}
