import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '#domain/currency.ts';
import { customerKinds } from '#domain/customer/kind.ts';
import { locales } from '#domain/locale.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories, type PriceTier } from '#domain/pricing/rule.ts';
import { pricingStrategies } from '#domain/pricing/strategy.ts';
import { aiServices } from '#domain/provider/ai-settings.ts';
import type { NewsOccasion } from '#domain/provider/news.ts';
import { memberRoles, providerTypes } from '#domain/provider/profile.ts';
import type { TaxRate } from '#domain/provider/tax-identity.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { usualNumberFormat } from '#domain/quote/number-format.ts';
import { engines } from '#domain/quote/pipeline.ts';
import { closedLists, createdAt, id, minor, moment, oneOf, updatedAt } from './columns.ts';
import { professions, serviceCategories, serviceTypes } from './service.ts';

export interface PostalAddress {
  formatted_address: string;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  region?: string | null | undefined;
  postal_code?: string | null | undefined;
  country?: string | null | undefined;
}

export const providers = pgTable(
  'providers',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    providerType: oneOf('provider_type', providerTypes).notNull(),
    businessName: text('business_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    address: jsonb('address').$type<PostalAddress>(),
    logoKey: text('logo_key'),
    currency: oneOf('currency', currencies).notNull(),
    locale: oneOf('locale', locales).notNull(),
    /** Who the provider is for the tax office: by country, never by currency or language. */
    taxCountry: text('tax_country').notNull(),
    isTaxRegistered: boolean('is_tax_registered').notNull().default(true),
    taxNumber: text('tax_number'),
    /** The provider's own sentence instead of the country's, for whoever is not registered. */
    taxNote: text('tax_note'),
    companyNumber: text('company_number'),
    taxRates: jsonb('tax_rates').$type<TaxRate[]>().notNull().default([]),
    /** When somebody said that this is so; until then it is a guess. */
    taxConfirmedAt: moment('tax_confirmed_at'),
    pricesIncludeTax: boolean('prices_include_tax').notNull().default(false),
    /** How long a sent quote stands, in days, unless it says otherwise. */
    validDays: integer('valid_days').notNull().default(30),
    /** What a new quote begins with. */
    quoteDetail: oneOf('quote_detail', quoteDetails).notNull().default('parts'),
    quoteTerms: text('quote_terms'),
    quoteMessage: text('quote_message'),
    depositPercent: numeric('deposit_percent', { precision: 6, scale: 3, mode: 'number' }),
    guarantee: text('guarantee'),
    numberFormat: text('number_format').notNull().default(usualNumberFormat),
    /** The provider's own hour and markup, for what no rule prices; null for the usual ones. */
    hourMinor: minor('hour_minor'),
    materialsMarkupPercent: numeric('materials_markup_percent', { precision: 7, scale: 3, mode: 'number' }),
    primaryColor: text('primary_color'),
    serviceProductUrl: text('service_product_url'),
    lastQuoteNumber: integer('last_quote_number').notNull().default(1000),
    /** Of what the provider is mailed about, what they would rather not be. */
    mutedNews: jsonb('muted_news').$type<NewsOccasion[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  closedLists,
);

export const providerMembers = pgTable(
  'provider_members',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** The sign-in's user id; with a hosted sign-in the user row lives elsewhere, so no foreign key. */
    userId: uuid('user_id').notNull().unique(),
    role: oneOf('role', memberRoles).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.userId] }), ...closedLists(table)],
);

/** Which engine drafts for a provider. Without a row it is the built-in one. */
export const providerAiSettings = pgTable(
  'provider_ai_settings',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id, { onDelete: 'cascade' }),
    engine: oneOf('engine', engines).notNull(),
    service: oneOf('service', aiServices),
    model: text('model'),
    /** Sealed for this provider; the plain key is never stored or shown. */
    sealedKey: text('sealed_key'),
    /** US cents; null is no limit. */
    monthlyBudgetMinor: minor('monthly_budget_minor'),
    updatedAt: updatedAt(),
  },
  closedLists,
);

export const providerServices = pgTable(
  'provider_services',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    serviceCategoryId: uuid('service_category_id').references(() => serviceCategories.id),
    serviceTypeId: uuid('service_type_id').references(() => serviceTypes.id),
  },
  (table) => [unique().on(table.providerId, table.serviceCategoryId, table.serviceTypeId).nullsNotDistinct()],
);

/** What the provider is; which services they offer is theirs to say. */
export const providerProfessions = pgTable(
  'provider_professions',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    professionId: uuid('profession_id')
      .notNull()
      .references(() => professions.id),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.professionId] })],
);

export const pricingRules = pgTable(
  'pricing_rules',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    serviceTypeId: uuid('service_type_id').references(() => serviceTypes.id),
    lineKey: text('line_key'),
    strategy: oneOf('strategy', pricingStrategies).notNull(),
    costCategory: oneOf('cost_category', costCategories).notNull(),
    unit: oneOf('unit', pricingUnits).notNull(),
    unitLabel: text('unit_label'),
    rateMinor: minor('rate_minor').notNull(),
    tiers: jsonb('tiers').$type<PriceTier[]>(),
    minimumMinor: minor('minimum_minor'),
    markupPercent: numeric('markup_percent', { precision: 7, scale: 3, mode: 'number' }),
    taxRate: numeric('tax_rate', { precision: 6, scale: 3, mode: 'number' }),
    conditions: text('conditions'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.providerId), ...closedLists(table)],
);

/** How many digits at the end of a telephone number are looked for, before the numbers themselves are compared. */
export const phoneEndDigits = 6;

export const customers = pgTable(
  'customers',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    kind: oneOf('kind', customerKinds).notNull().default('person'),
    /** Folded name, email, phone (also as its digits) and address; the name first, so that sorting by it sorts by name. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`customer_search_text("name", "email", "phone", "address")`),
    /** The last digits of the phone, however it is written, without an extension. */
    phoneEnd: text('phone_end').generatedAlwaysAs(
      sql.raw(
        `right(regexp_replace(regexp_replace("phone", '(x|ext|#).*$', '', 'i'), '\\D', '', 'g'), ${phoneEndDigits})`,
      ),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Of the name no more than an entry of an index can hold.
  (table) => [
    index('customers_by_name').on(table.providerId, sql`left(search_text, 200) collate "C"`, table.id),
    index().on(table.providerId, table.createdAt, table.id),
    index('customers_by_email').on(table.providerId, sql`lower(${table.email})`),
    index('customers_by_phone_end').on(table.providerId, table.phoneEnd),
    ...closedLists(table),
  ],
);
