import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { updateSettings } from '#contract/settings.ts';
import { Problem } from '#domain/problem.ts';
import type { Countries } from '#domain/provider/country.ts';
import { type NewsOccasion, newsOccasions } from '#domain/provider/news.ts';
import { taxProblems } from '#domain/provider/tax-identity.ts';
import { changeAiSettings } from '#server/ai/change-settings.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { lockProvider, type ProviderRow, updateProvider } from '#server/providers/provider-store.ts';
import { identityOf, usualRates } from '#server/providers/tax-identity.ts';
import { followIdentity } from '#server/quotes/follow-identity.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';

type Change = z.output<(typeof updateSettings)['body']>;
type TaxChange = NonNullable<Change['tax']>;

/** Changes the sections and fields that are given; new quotes begin with them. @throws Problem invalid_fields */
export async function changeSettings(scope: ProviderScope, deps: AppDeps, change: Change): Promise<void> {
  await inTransaction(scope, async (tx) => {
    if (change.ai) await changeAiSettings(tx, deps, change.ai);
    const before = await lockProvider(tx);
    const after = await updateProvider(tx, {
      ...(change.tax ? { ...taxColumns(before, change.tax, deps.countries), taxConfirmedAt: deps.clock() } : {}),
      ...otherColumns(change),
      ...(change.notifications ? { mutedNews: mutedBy(before.mutedNews, change.notifications) } : {}),
    });
    if (change.apply_to_open_quotes) await followIdentity(tx, after);
  });
}

/** @throws Problem invalid_fields */
function taxColumns(before: ProviderRow, change: TaxChange, countries: Countries) {
  const country = change.country?.toUpperCase() ?? before.taxCountry;
  const isElsewhere = country !== before.taxCountry;
  const columns = {
    taxCountry: country,
    isTaxRegistered: change.is_registered ?? before.isTaxRegistered,
    // A number, a sentence and rates of one country say nothing in another.
    taxNumber: change.number === undefined ? (isElsewhere ? null : before.taxNumber) : change.number || null,
    taxNote: change.note === undefined ? (isElsewhere ? null : before.taxNote) : change.note || null,
    companyNumber:
      change.company_number === undefined ? (isElsewhere ? null : before.companyNumber) : change.company_number || null,
    taxRates: change.rates ?? (isElsewhere ? usualRates(countries[country], before.locale) : before.taxRates),
  };
  const problems = Object.entries(taxProblems(identityOf({ ...before, ...columns }), countries));
  if (problems.length === 0) return columns;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: Object.fromEntries(problems.map(([field, code]) => [`tax.${field}`, [fieldSentences[code]]])),
  });
}

function mutedBy(before: readonly NewsOccasion[], change: NonNullable<Change['notifications']>): NewsOccasion[] {
  return newsOccasions.filter((occasion) => !(change[occasion] ?? !before.includes(occasion)));
}

function otherColumns({ quotes, pricing, branding, links }: Change) {
  const given = {
    quoteDetail: quotes?.detail,
    validDays: quotes?.valid_days,
    quoteTerms: orNull(quotes?.terms),
    quoteMessage: orNull(quotes?.message),
    numberFormat: quotes?.number_format,
    depositPercent: quotes?.deposit_percent,
    guarantee: orNull(quotes?.guarantee),
    pricesIncludeTax: quotes?.prices_include_tax,
    lastQuoteNumber: quotes?.next_number === undefined ? undefined : quotes.next_number - 1,
    hourMinor: pricing?.hour_minor,
    materialsMarkupPercent: pricing?.materials_markup_percent,
    primaryColor: branding?.primary_color,
    serviceProductUrl: links?.service_product_url,
  };
  // A column that is left out stays: the store writes no undefined.
  return given;
}

/** Emptied is none. */
const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);
