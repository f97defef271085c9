import type { Locale } from '../../locale.ts';
import { isDenied, type Rival } from '../words/negation.ts';
import { findPhrase, type PhraseMatch } from '../words/phrase.ts';
import { withoutOrders } from '../words/set-aside-orders.ts';
import { readingLanguages, type Token, tokensOf } from '../words/tokens.ts';
import { urgencyPhrases } from '../words/urgency-words.ts';

function spanOf(text: string, tokens: readonly Token[], { from, to }: PhraseMatch): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** The customer's own words for a job that cannot wait, or null. "Not urgent" and "no rush" say nothing. */
export function readUrgency(text: string, locale: Locale): string | null {
  const languages = readingLanguages(locale);
  const tokens = withoutOrders(text, tokensOf(text, locale), languages);
  for (const phrase of urgencyPhrases(languages)) {
    for (const match of findPhrase(phrase, tokens)) {
      const mention: Rival = { match, group: 'urgency' };
      if (!isDenied(tokens, mention, [mention], languages)) return spanOf(text, tokens, match);
    }
  }
  return null;
}
