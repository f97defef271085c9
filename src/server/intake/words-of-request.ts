import { type SetAside, setAsideOf, withoutOtherJobs } from '#domain/estimate/verdict/set-aside.ts';
import { type Locale, languageOf } from '#domain/locale.ts';
import { askedWords } from '#domain/paste/asked-words.ts';
import { recogniseLanguage } from '#domain/paste/recognise-language.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import { localeFor, ownOf } from './read-request.ts';

/** What a request is read from. */
export interface RequestWords {
  /** The words of whoever asks, each where it stands in the pasted text. */
  readonly text: string;
  /** Of the language that they are in, whatever the quote is written in. */
  readonly locale: Locale;
}

/** The same without the other work that it asks for beside the job, and what of it counts for nothing. */
export interface JobWords extends RequestWords {
  readonly setAside: readonly SetAside[];
}

export function wordsOfJob(words: RequestWords, service: string | null, { all }: PlaybookList): JobWords {
  const setAside = setAsideOf({ ...words, service, playbooks: all });
  return { text: withoutOtherJobs(words.text, setAside), locale: words.locale, setAside };
}

export function wordsOfRequest(
  { description, locale }: Pick<QuoteRow, 'description' | 'locale'>,
  { provider, playbooks }: { readonly provider: ProviderRow; readonly playbooks: InstalledPlaybooks },
): RequestWords {
  const text = askedWords(description, ownOf(provider));
  const language = recogniseLanguage(text, playbooks.all);
  const isQuotes = language === null || language === languageOf(locale);
  return { text, locale: isQuotes ? locale : localeFor(language, provider, []) };
}
