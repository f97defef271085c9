import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';
import type { AcceptanceRow, StoredVersion } from '#server/quotes/version-store.ts';
import type { Certificate, Fact } from './quote-document.ts';
import { money, type ToWrite } from './write-table.ts';

/** What was agreed: by whom, when, to which words and to how much, as it was kept at that moment. */
export function writeCertificate(given: ToWrite, acceptance: AcceptanceRow, agreed: StoredVersion): Certificate {
  const { quote, version } = given;
  const { locale, provider, number, customer, title } = quote;
  const { name } = acceptance;
  const firm = provider.name;
  const t = (sentence: Sentence) => say(locale, sentence);
  const chosen = [...version.extras, ...version.choices.flatMap((choice) => choice.options)]
    .filter(({ component_id }) => acceptance.chosenComponentIds.includes(component_id))
    .flatMap(({ title }) => title ?? []);
  const taxes = version.totals.tax.filter(({ tax_minor }) => tax_minor !== 0);
  const rate = new Intl.NumberFormat(locale);
  const facts: Fact[] = [
    [t(msg`Accepted by`), name],
    [t(msg`Accepted on`), writtenMoment(acceptance.acceptedAt, locale)],
    ...(customer.name ? [[t(msg`Customer`), customer.name] as const] : []),
    [t(msg`Offered by`), firm],
    ...(number ? [[t(msg`Quote`), number] as const] : []),
    [t(msg`Version`), String(agreed.number)],
    ...(chosen.length > 0 ? [[t(msg`Chosen with it`), chosen.join('\n')] as const] : []),
    ...taxes.map((tax): Fact => [`${provider.tax.name} ${rate.format(tax.rate)} %`, money(given, tax.tax_minor)]),
    [t(msg`Total agreed`), money(given, acceptance.totalMinor)],
    [t(msg`Fingerprint of the version`), agreed.contentHash],
  ];
  return {
    title: t(msg`Record of acceptance`),
    lead: t(msg`${name} agreed to “${title}” by ${firm} as it stands in this document.`),
    facts,
    note: t(
      msg`The fingerprint (SHA-256) was taken of all that the version says when it was made. A version with another word or figure has another fingerprint.`,
    ),
  };
}

const writtenMoment = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(moment);
