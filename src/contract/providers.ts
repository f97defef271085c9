import { z } from 'zod';
import {
  nameProblems,
  type ProfileFields,
  type ProfileProblems,
  profileProblems,
  providerTypes,
} from '#domain/provider/profile.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, currency, emailOrNone, limits, locale, longText, phone, time, uuid } from './fields.ts';
import { serviceSelection } from './services.ts';
import { taxRate } from './tax.ts';

const optionalText = z.string().trim().max(limits.name).nullish();

const addressOut = z.strictObject({
  formatted_address: z.string(),
  line1: z.string().nullish(),
  line2: z.string().nullish(),
  city: z.string().nullish(),
  region: z.string().nullish(),
  postal_code: z.string().nullish(),
  country: z.string().nullish(),
});

const addressIn = z.object({
  formatted_address: z.string().trim().max(limits.line).nullish(),
  line1: optionalText,
  line2: optionalText,
  city: optionalText,
  region: optionalText,
  postal_code: optionalText,
  country: optionalText,
});

export const provider = z
  .strictObject({
    id: uuid,
    slug: z.string(),
    provider_type: z.enum(providerTypes),
    business_name: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    address: addressOut.nullable(),
    /** Below the product's address; without a bearer, and another one after each change. */
    logo_url: z.string().nullable(),
    currency,
    locale,
    /** Who the provider is for the tax office; more of it stands in the settings. */
    tax: z.strictObject({
      country: z.string(),
      is_registered: z.boolean(),
      /** Until somebody has said so it is a guess. */
      is_confirmed: z.boolean(),
      /** What the tax is called where the provider is, for whoever reads this. */
      name: z.string(),
      rates: z.array(taxRate),
    }),
    prices_include_tax: z.boolean(),
    services: z.array(serviceSelection),
    profession_ids: z.array(uuid),
    /** Where the provider's hiring product is, if they said so. */
    service_product_url: z.string().nullable(),
    is_profile_complete: z.boolean(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'Provider' });

const profileFields = z.object({
  provider_type: z.enum(providerTypes),
  business_name: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  email: emailOrNone,
  phone_number: z.union([phone, z.literal('')]).nullish(),
  address: addressIn.nullish(),
  currency: currency.optional(),
  locale: locale.optional(),
});

/** Adds the domain's own findings to the fields they belong to. */
function withRules<S extends z.ZodType<ProfileFields>>(
  schema: S,
  rules: (profile: ProfileFields) => ProfileProblems,
): S {
  return schema.superRefine((profile, context) => {
    for (const [field, message] of Object.entries(rules(profile))) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  });
}

export const checkProfile = endpoint({
  method: 'GET',
  path: '/provider/profile/check',
  caller: 'user',
  summary: 'Whether the signed-in person has a provider profile, and whether it is complete',
  response: z.strictObject({ exists: z.boolean(), is_profile_complete: z.boolean(), provider: provider.nullable() }),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/provider/profile',
  caller: 'provider',
  summary: 'The provider profile',
  response: provider,
});

export const createProfile = endpoint({
  method: 'POST',
  path: '/provider/profile',
  caller: 'user',
  summary: 'Create the provider profile',
  body: withRules(profileFields, profileProblems),
  response: provider,
  status: 201,
});

export const createBasicProfile = endpoint({
  method: 'POST',
  path: '/provider/profile/basic',
  caller: 'user',
  summary: 'Create just enough of a profile to look around',
  body: withRules(
    profileFields.pick({ provider_type: true, business_name: true, first_name: true, last_name: true }),
    nameProblems,
  ),
  response: provider,
  status: 201,
});

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/provider/profile/logo',
  caller: 'provider',
  summary: 'Replace the logo: multipart with one JPEG, PNG, GIF or WebP image in the field logo',
  response: provider,
  isUpload: true,
  fileField: 'logo',
});

export const deleteLogo = endpoint({
  method: 'DELETE',
  path: '/provider/profile/logo',
  caller: 'provider',
  summary: 'Remove the logo; the initials stand in its place',
  response: provider,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/provider/profile',
  caller: 'provider',
  summary: 'Change the provider profile; a provider type in it checks the names that type needs',
  body: changeOf(profileFields),
  response: provider,
});

export const sendDemoCustomerLink = endpoint({
  method: 'POST',
  path: '/provider/profile/demo-customer-link',
  caller: 'provider',
  summary: 'Mail the provider a link to a sample quote of their own: no list has it and nothing counts it',
  body: z.object({ message: longText.nullish() }),
  response: z.strictObject({ url: z.string(), recipient: z.string(), sent_at: time }),
});
