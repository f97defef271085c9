import type { customerQuote } from '#contract/customer-quotes.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Locale } from '#domain/locale.ts';

type WholeQuote = OutputOf<typeof customerQuote>;
/** The quote as its pages show it. */
export type CustomerQuote = Omit<WholeQuote, 'questions'>;
export type SentVersion = NonNullable<CustomerQuote['version']>;
export type SentPart = SentVersion['parts'][number];
export type SentExtra = SentVersion['extras'][number];
export type SentChoice = SentVersion['choices'][number];
export type SentLine = SentPart['lines'][number];

export const chosenExtras = ({ extras }: SentVersion): SentExtra[] => extras.filter(({ is_chosen }) => is_chosen);

/** The part that is taken of each choice. */
export const takenOptions = ({ choices }: SentVersion): SentExtra[] =>
  choices.flatMap(({ options }) => options.filter(({ is_chosen }) => is_chosen));

/** What a version comes to as its customer reads prices: with tax, or for a business without. */
export function shownTotal({ amounts_include_tax: isWithTax, totals }: SentVersion): number {
  return isWithTax ? totals.total_minor : totals.net_minor;
}

/** All that was asked, with every option, is a third of a quote, and its page only shows the answers in words. */
export function withoutQuestions({ questions, ...shown }: WholeQuote): CustomerQuote {
  return shown;
}

/** The taxes there are: none where the provider charges none, and none worth a word at nothing. */
export const taxesOf = ({ totals }: SentVersion) => totals.tax.filter((row) => row.tax_minor !== 0);

/** 18 December. A day has no time zone. */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}
