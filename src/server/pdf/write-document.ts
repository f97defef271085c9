import { msg } from '@lingui/core/macro';
import { type Locale, languageOf } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';
import type { DocumentSection, Fact, QuoteDocument } from './quote-document.ts';
import { money, type ShownQuote, type ToWrite, writeTable } from './write-table.ts';

/** Pictures that come with a document, by name. */
interface NamedPictures {
  readonly logo: string | null;
  readonly photos: readonly string[];
}

/** The customer's version as a document: the same texts and figures, in the quote's language. */
export function writeDocument(given: ToWrite, pictures: NamedPictures): Omit<QuoteDocument, 'certificate'> {
  const { quote, version } = given;
  const { provider, locale } = quote;
  const t = (sentence: Sentence) => say(locale, sentence);
  const isDraft = quote.is_preview && (quote.status === 'draft' || quote.status === 'provider_review');
  return {
    lang: languageOf(locale),
    region: regionOf(locale),
    paper: letterRegions.has(regionOf(locale)) ? 'us-letter' : 'a4',
    title: quote.title,
    author: provider.name,
    footer: [quote.number, provider.name].filter(Boolean).join(' · '),
    mark: isDraft ? t(msg`Draft: not sent yet, and nothing that anybody can accept`) : null,
    logo: pictures.logo,
    ...writeParties(quote),
    facts: headFacts(given, isDraft),
    notes: standing(given, isDraft),
    message: version.message,
    ...writeTable(given),
    below: [provider.tax.note].flatMap((note) => note ?? []),
    sections: [...estimate(given), ...options(given), ...assumptions(given), ...promises(given), ...terms(given)],
    photos: writePhotos(given, pictures.photos),
  };
}

/** Where paper is not A4. */
const letterRegions: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);
const regionOf = (locale: Locale): string => locale.slice(3);

/** A moment is written by the clock of nobody in particular, so that a document says the same wherever it is made. */
export const writtenDay = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

function writeParties({ provider, customer, locale }: ShownQuote): Pick<QuoteDocument, 'provider' | 'customer'> {
  const { tax } = provider;
  const numbers = [
    tax.number && `${tax.number_name} ${tax.number}`,
    tax.company_number && `${tax.company_number_name ?? ''} ${tax.company_number}`.trim(),
  ];
  const lines = [provider.address, provider.phone_number, provider.email, ...numbers].flatMap((line) => line || []);
  return {
    provider: { name: provider.name, lines },
    customer: customer.name
      ? { label: say(locale, msg`For`), name: customer.name, lines: customer.address ? [customer.address] : [] }
      : null,
  };
}

function headFacts({ quote, version }: ToWrite, isDraft: boolean): Fact[] {
  const { locale } = quote;
  const t = (sentence: Sentence) => say(locale, sentence);
  return [
    ...(quote.number ? [[t(msg`Quote`), quote.number] as const] : []),
    [t(msg`Version`), String(version.number)],
    ...(quote.sent_at && !isDraft ? [[t(msg`Date`), writtenDay(quote.sent_at, locale)] as const] : []),
    ...(version.valid_until ? [[t(msg`Valid until`), writtenDay(version.valid_until, locale)] as const] : []),
  ];
}

/** Where the price can no longer be accepted, or was: in words, since paper has no colours. */
function standing({ quote, version }: ToWrite, isDraft: boolean): string[] {
  const { locale, status } = quote;
  const t = (sentence: Sentence) => say(locale, sentence);
  if (version.accepted) {
    const { name, accepted_at: at } = version.accepted;
    const day = writtenDay(at, locale);
    return [t(msg`Accepted by ${name} on ${day}`)];
  }
  if (status === 'provider_review' && !isDraft) return [t(msg`This price is being changed`)];
  if (status === 'rejected') return [t(msg`This price was declined`)];
  if (status !== 'expired') return [];
  const day = version.valid_until && writtenDay(version.valid_until, locale);
  return [day ? t(msg`This price ended on ${day}`) : t(msg`This price has ended`)];
}

const section = (title: string, parts: Partial<DocumentSection>): DocumentSection => ({
  title,
  lead: null,
  items: [],
  facts: [],
  ...parts,
});

/** Of a price that somebody has to look at first: between what it will be, and why. */
function estimate(given: ToWrite): DocumentSection[] {
  const { quote, version } = given;
  if (!version.estimate) return [];
  const [low, high] = [money(given, version.estimate.low_minor), money(given, version.estimate.high_minor)];
  const lead = say(quote.locale, msg`Between ${low} and ${high}`);
  const title = say(quote.locale, msg`Estimate, confirmed after a visit`);
  return [section(title, { lead, items: version.estimate.reasons })];
}

/** What may be chosen besides or instead; once it is agreed, there is nothing left to choose. */
function options(given: ToWrite): DocumentSection[] {
  const { quote, version } = given;
  if (version.accepted) return [];
  const t = (sentence: Sentence) => say(quote.locale, sentence);
  const amount = (minor: number | null) => (minor === null ? '' : money(given, minor));
  const left = version.extras.filter(({ is_chosen }) => !is_chosen);
  const extras = left.map((extra): Fact => [extra.title ?? '', amount(extra.amount_minor)]);
  return [
    ...version.choices.map(({ name, options: each }) => {
      const facts = each.map(({ title, amount_minor: minor, is_chosen: isChosen }): Fact => {
        const label = title ?? '';
        return [isChosen ? t(msg`${label} (chosen)`) : label, amount(minor)];
      });
      return section(t(msg`One of these: ${name}`), { facts });
    }),
    ...(extras.length > 0 ? [section(t(msg`Optional, not in the total`), { facts: extras })] : []),
  ];
}

function assumptions({ quote, version }: ToWrite): DocumentSection[] {
  const items = version.assumption_groups.flatMap(({ title, texts }) =>
    texts.map((text) => (title ? `${title}: ${text}` : text)),
  );
  return items.length > 0 ? [section(say(quote.locale, msg`What this price assumes`), { items })] : [];
}

function promises(given: ToWrite): DocumentSection[] {
  const { quote, version } = given;
  const t = (sentence: Sentence) => say(quote.locale, sentence);
  const facts: Fact[] = [
    ...(version.starts ? [[t(msg`Could start`), version.starts] as const] : []),
    ...(version.duration ? [[t(msg`On site`), version.duration] as const] : []),
    ...(version.deposit_minor ? [[t(msg`Deposit`), money(given, version.deposit_minor)] as const] : []),
    ...(version.guarantee ? [[t(msg`Guarantee`), version.guarantee] as const] : []),
  ];
  return facts.length > 0 ? [section(t(msg`What you can count on`), { facts })] : [];
}

function writePhotos({ quote }: ToWrite, names: readonly string[]): QuoteDocument['photos'] {
  if (names.length === 0) return null;
  const images = names.map((name, index) => ({ name, alt: say(quote.locale, msg`Photo ${index + 1}`) }));
  return { title: say(quote.locale, msg`Photos`), images };
}

function terms({ quote, version }: ToWrite): DocumentSection[] {
  return version.terms ? [section(say(quote.locale, msg`Terms`), { lead: version.terms })] : [];
}
