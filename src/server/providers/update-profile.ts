import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { Countries } from '#domain/provider/country.ts';
import { nameProblems } from '#domain/provider/profile.ts';
import { listPricingRules } from '#server/pricing/pricing-rule-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';
import { columnsOf, newGuess, type ProfileChange } from './create-profile.ts';
import { findProvider, type ProviderRow, updateProvider } from './provider-store.ts';

/** Changes what is given. A provider type in it checks the names that type needs. @throws Problem invalid_fields */
export async function updateProfile(
  scope: ProviderScope,
  countries: Countries,
  input: ProfileChange,
): Promise<ProviderRow> {
  const current = await findProvider(scope);
  if (input.provider_type) {
    const problems = nameProblems({
      provider_type: input.provider_type,
      business_name: input.business_name === undefined ? current.businessName : input.business_name,
      first_name: input.first_name === undefined ? current.firstName : input.first_name,
      last_name: input.last_name === undefined ? current.lastName : input.last_name,
    });
    const fields = Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, [fieldSentences[code]]]));
    if (Object.keys(fields).length > 0)
      throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
  }
  await refuseCurrencyOfRules(scope, input.currency);
  const isOtherMoney = input.currency !== undefined && input.currency !== current.currency;
  return updateProvider(scope, {
    ...columnsOf(input),
    ...newGuess(current, input, countries),
    // An hour of ten pounds is none of ten yen.
    ...(isOtherMoney ? { hourMinor: null } : {}),
  });
}

/** Prices are in the currency they were written in; ten pounds are not ten yen. */
async function refuseCurrencyOfRules(scope: ProviderScope, currency: ProfileChange['currency']): Promise<void> {
  if (!currency || currency === (await findProvider(scope)).currency || (await listPricingRules(scope)).length === 0)
    return;
  const fields = { currency: [msg`Your prices are in another currency. Delete them first.`] };
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
}
