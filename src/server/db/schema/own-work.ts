import { boolean, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { measuringUnits } from '#domain/own-work/own-work.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { componentTypes } from '#domain/question/component-type.ts';
import { closedLists, createdAt, id, minor, oneOf, updatedAt } from './columns.ts';
import { pricingRules, providers } from './provider.ts';
import { serviceTypes } from './service.ts';

const providerId = () =>
  uuid('provider_id')
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' });
const serviceTypeId = () =>
  uuid('service_type_id')
    .notNull()
    .references(() => serviceTypes.id);

/** What a provider asks with every request for a service, beside what a playbook asks. */
export const providerQuestions = pgTable(
  'provider_questions',
  {
    id: id(),
    providerId: providerId(),
    serviceTypeId: serviceTypeId(),
    type: oneOf('type', componentTypes).notNull(),
    prompt: text('prompt').notNull(),
    help: text('help'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    required: boolean('required').notNull(),
    /** Its answer is the quantity of what is priced by this unit; null where it is no quantity. */
    measuresUnit: oneOf('measures_unit', measuringUnits),
    /** What one of them is called; null where the unit says it. */
    measuresLabel: text('measures_label'),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.providerId, table.serviceTypeId, table.position), ...closedLists(table)],
);

/** What a provider puts into every quote for a service. */
export const providerStandardLines = pgTable(
  'provider_standard_lines',
  {
    id: id(),
    providerId: providerId(),
    serviceTypeId: serviceTypeId(),
    description: text('description').notNull(),
    category: oneOf('category', costCategories).notNull(),
    /** Null is what the answers say. */
    quantity: numeric('quantity', { precision: 13, scale: 3, mode: 'number' }),
    unit: oneOf('unit', pricingUnits).notNull(),
    unitLabel: text('unit_label'),
    pricingRuleId: uuid('pricing_rule_id').references(() => pricingRules.id, { onDelete: 'set null' }),
    /** In the provider's currency; null is the rule's price, or none yet. */
    unitPriceMinor: minor('unit_price_minor'),
    position: integer('position').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.providerId, table.serviceTypeId, table.position), ...closedLists(table)],
);
