import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '#domain/currency.ts';
import type { Evidence } from '#domain/estimate/evidence.ts';
import type { Fact } from '#domain/estimate/fact.ts';
import type { UnplacedFigure } from '#domain/estimate/verdict/open-doubts.ts';
import type { SetAside } from '#domain/estimate/verdict/set-aside.ts';
import { locales } from '#domain/locale.ts';
import { mediaTypes, qualityRatings, qualityReasons } from '#domain/media/media-type.ts';
import { channels, deliveryStatuses } from '#domain/message/delivery-status.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import type { DependsOn, Option } from '#domain/question/answer.ts';
import {
  componentTypes,
  importances,
  matchModes,
  questionAuthors,
  questionOrigins,
  questionRoles,
  questionStatuses,
  urgencies,
} from '#domain/question/component-type.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { conversationStages } from '#domain/quote/pipeline.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { titleOrigins } from '#domain/quote/title-origin.ts';
import { closedLists, createdAt, id, minor, moment, oneOf, updatedAt } from './columns.ts';
import { customers, pricingRules, providers } from './provider.ts';
import { serviceTypes } from './service.ts';

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    number: text('number'),
    title: text('title').notNull(),
    titleOrigin: oneOf('title_origin', titleOrigins).notNull().default('typed'),
    description: text('description').notNull(),
    status: oneOf('status', quoteStatuses).notNull(),
    conversationStage: oneOf('conversation_stage', conversationStages).notNull().default('initial_intake'),
    serviceTypeId: uuid('service_type_id').references(() => serviceTypes.id),
    /** What the request's text said about the whole job, with its spans. */
    statedFacts: jsonb('stated_facts').$type<Fact[]>().notNull().default([]),
    /** Measures of the request that no fact took up. */
    unplacedFigures: jsonb('unplaced_figures').$type<UnplacedFigure[]>().notNull().default([]),
    setAside: jsonb('set_aside').$type<SetAside[]>().notNull().default([]),
    currency: oneOf('currency', currencies).notNull(),
    locale: oneOf('locale', locales).notNull(),
    pricesIncludeTax: boolean('prices_include_tax').notNull(),
    /** Whether the provider was registered for tax when the quote began; without it no line bears any. */
    chargesTax: boolean('charges_tax').notNull().default(true),
    /** Quotes from before there was a choice showed all of it. */
    detail: oneOf('detail', quoteDetails).notNull().default('rates'),
    starts: text('starts'),
    duration: text('duration'),
    depositPercent: numeric('deposit_percent', { precision: 6, scale: 3, mode: 'number' }),
    guarantee: text('guarantee'),
    discountPercent: numeric('discount_percent', { precision: 6, scale: 3, mode: 'number' }).notNull().default(0),
    terms: text('terms'),
    /** The provider's words to the customer, sent with the quote. */
    message: text('message'),
    /** For the provider's own eyes: no part of any version, and never shown to a customer. */
    internalNote: text('internal_note'),
    validUntil: date('valid_until', { mode: 'string' }),
    /** Where the questions go by themselves once they are reviewed, when that was asked for at creation. */
    sendLinkWhenReviewed: jsonb('send_link_when_reviewed').$type<{
      channel: 'email' | 'sms' | 'whatsapp' | 'none';
      recipient?: string | null | undefined;
    }>(),
    questionsReviewedAt: moment('questions_reviewed_at'),
    finalizedAt: moment('finalized_at'),
    sentAt: moment('sent_at'),
    acceptedAt: moment('accepted_at'),
    acceptedVersion: integer('accepted_version'),
    rejectedAt: moment('rejected_at'),
    rejectReason: text('reject_reason'),
    rejectMessage: text('reject_message'),
    /** The change the customer asked for; taken away when the next version goes out. */
    changeRequest: text('change_request'),
    changesRequestedAt: moment('changes_requested_at'),
    currentVersion: integer('current_version'),
    /** The version the customer holds; behind the current one while the next is composed. */
    sentVersion: integer('sent_version'),
    /** What that version comes to. */
    sentTotalMinor: minor('sent_total_minor'),
    /** Put aside by its provider: in no list, count or search unless asked for. The status stays as it was. */
    archivedAt: moment('archived_at'),
    /** Goes up with every change; a stale edit is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // With the id, so that quotes of one moment have an order, and one page of them is read and no more.
    // The archive has its own: pages of the list are cut as if what lies there did not exist.
    index('quotes_listed').on(table.providerId, table.updatedAt, table.id).where(sql`archived_at is null`),
    index('quotes_listed_by_status')
      .on(table.providerId, table.status, table.updatedAt, table.id)
      .where(sql`archived_at is null`),
    index('quotes_archived').on(table.providerId, table.updatedAt, table.id).where(sql`archived_at is not null`),
    index('quotes_archived_by_status')
      .on(table.providerId, table.status, table.updatedAt, table.id)
      .where(sql`archived_at is not null`),
    index().on(table.customerId),
    unique().on(table.providerId, table.number),
    ...closedLists(table),
  ],
);

/** The quote that a row hangs on, and goes with. */
export const quoteId = () =>
  uuid('quote_id')
    .notNull()
    .references(() => quotes.id, { onDelete: 'cascade' });

export const quoteComponents = pgTable(
  'quote_components',
  {
    id: id(),
    quoteId: quoteId(),
    title: text('title').notNull(),
    description: text('description'),
    serviceTypeId: uuid('service_type_id').references(() => serviceTypes.id),
    /** Playbook and version whose requirements this part of the job has to meet. */
    playbookKey: text('playbook_key'),
    playbookVersion: integer('playbook_version'),
    /** The engine's name of this part (a room); null for a part that the provider or an extra made. */
    sectionKey: text('section_key'),
    /** What the request's text already said about this part, with its spans. */
    statedFacts: jsonb('stated_facts').$type<Fact[]>().notNull().default([]),
    /** The playbook's optional extra that made this part. */
    extraKey: text('extra_key'),
    isOptional: boolean('is_optional').notNull().default(false),
    isVisible: boolean('is_visible').notNull().default(true),
    /** The question that this part is one answer to ("Which finish?"): of all parts with the same one, exactly one counts. */
    choiceGroup: text('choice_group'),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId)],
);

export const quoteQuestions = pgTable(
  'quote_questions',
  {
    id: id(),
    quoteId: quoteId(),
    componentId: uuid('component_id').references(() => quoteComponents.id, { onDelete: 'cascade' }),
    /** The engine's name of this question: its key in the playbook that the quote was asked with. Null for the provider's own. */
    questionKey: text('question_key'),
    requirementKey: text('requirement_key'),
    type: oneOf('type', componentTypes).notNull(),
    prompt: text('prompt').notNull(),
    help: text('help'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    role: oneOf('role', questionRoles).notNull(),
    importance: oneOf('importance', importances).notNull(),
    matchMode: oneOf('match_mode', matchModes).notNull(),
    urgency: oneOf('urgency', urgencies).notNull(),
    origin: oneOf('origin', questionOrigins).notNull(),
    required: boolean('required').notNull(),
    position: integer('position').notNull(),
    reviewedAt: moment('reviewed_at'),
    engine: oneOf('engine', questionAuthors).notNull(),
    dependsOn: jsonb('depends_on').$type<DependsOn>(),
    /** What the request seems to say already, for the customer to confirm; no answer before that. */
    prefill: jsonb('prefill').$type<Record<string, unknown>>(),
    /** What the customer could choose before it was taken out: an open page may still send it. */
    removedChoices: jsonb('removed_choices').$type<Option[]>().notNull().default([]),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId), ...closedLists(table)],
);

/** Every answer ever given; the latest of a question counts. */
export const quoteResponses = pgTable(
  'quote_responses',
  {
    id: id(),
    quoteId: quoteId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => quoteQuestions.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<Record<string, unknown>>(),
    status: oneOf('status', questionStatuses).notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
    /** Tells answers of the same instant apart. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index().on(table.quoteId), index().on(table.questionId, table.answeredAt), ...closedLists(table)],
);

export const quoteMedia = pgTable(
  'quote_media',
  {
    id: id(),
    quoteId: quoteId(),
    questionId: uuid('question_id').references(() => quoteQuestions.id, { onDelete: 'set null' }),
    componentId: uuid('component_id').references(() => quoteComponents.id, { onDelete: 'set null' }),
    mediaType: oneOf('media_type', mediaTypes).notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: numeric('duration_seconds', { precision: 9, scale: 3, mode: 'number' }),
    qualityRating: oneOf('quality_rating', qualityRatings),
    qualityReason: oneOf('quality_reason', qualityReasons),
    /** The provider shows it beside the price. */
    isOnQuote: boolean('is_on_quote').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId), ...closedLists(table)],
);

export const quoteLineItems = pgTable(
  'quote_line_items',
  {
    id: id(),
    quoteId: quoteId(),
    /** The quote's: the provider's earlier lines are looked through without their quotes. */
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    componentId: uuid('component_id').references(() => quoteComponents.id, { onDelete: 'set null' }),
    category: oneOf('category', costCategories).notNull(),
    description: text('description').notNull(),
    quantity: numeric('quantity', { precision: 13, scale: 3, mode: 'number' }).notNull(),
    unit: oneOf('unit', pricingUnits).notNull(),
    unitLabel: text('unit_label'),
    /** Null until somebody prices the line; an unpriced line blocks sending. */
    unitPriceMinor: minor('unit_price_minor'),
    /** What one unit costs the provider; no part of any version, and never shown to a customer. */
    unitCostMinor: minor('unit_cost_minor'),
    /** For the provider's own eyes, as the cost is. */
    internalNote: text('internal_note'),
    taxRate: numeric('tax_rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    origin: oneOf('origin', ['engine', 'provider', 'ai_edit']).notNull(),
    pricingRuleId: uuid('pricing_rule_id').references(() => pricingRules.id, { onDelete: 'set null' }),
    confidence: numeric('confidence', { precision: 4, scale: 3, mode: 'number' }),
    evidence: jsonb('evidence').$type<Evidence[]>().notNull().default([]),
    /** Which line of which playbook it came from, so that an estimate made again replaces its own lines only. */
    playbookLine: text('playbook_line'),
    /** When the provider said that the line looks right; the engine writing it anew takes that back. */
    checkedAt: moment('checked_at'),
    revision: integer('revision').notNull().default(1),
    /** The folded beginning of the description, no longer than an entry of an index can hold. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`left(search_fold("description"), 200)`),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.quoteId),
    // With all that is looked at: the lines themselves are read only where they are suggested.
    index('quote_line_items_remembered').on(table.providerId, table.createdAt, table.id, table.searchText),
    ...closedLists(table),
  ],
);

/** What the work rests on where nobody said: shown to the customer and accepted with the quote. */
export const quoteAssumptions = pgTable(
  'quote_assumptions',
  {
    id: id(),
    quoteId: quoteId(),
    /** The part that it is about; null for the whole job. */
    componentId: uuid('component_id').references(() => quoteComponents.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** How the price was worked out, for the provider alone. */
    isInternal: boolean('is_internal').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [index().on(table.quoteId)],
);

export const quoteLinks = pgTable(
  'quote_links',
  {
    id: id(),
    quoteId: quoteId(),
    /** Raising it makes every token given out so far worthless. */
    generation: integer('generation').notNull().default(1),
    channel: oneOf('channel', [...channels, 'none']).notNull(),
    recipient: text('recipient'),
    status: oneOf('status', deliveryStatuses).notNull().default('pending'),
    sentAt: moment('sent_at'),
    resentCount: integer('resent_count').notNull().default(0),
    lastResentAt: moment('last_resent_at'),
    firstClickedAt: moment('first_clicked_at'),
    lastClickedAt: moment('last_clicked_at'),
    clickCount: integer('click_count').notNull().default(0),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId), ...closedLists(table)],
);

/** What the customer was sent, frozen. Never updated. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: id(),
    quoteId: quoteId(),
    number: integer('number').notNull(),
    snapshot: jsonb('snapshot').notNull(),
    contentHash: text('content_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.quoteId, table.number)],
);

/** One row a quote: the first acceptance stands. */
export const quoteAcceptances = pgTable('quote_acceptances', {
  quoteId: uuid('quote_id')
    .primaryKey()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  name: text('name').notNull(),
  signature: text('signature'),
  totalMinor: minor('total_minor').notNull(),
  /** The optional parts that were in when the customer agreed. */
  chosenComponentIds: jsonb('chosen_component_ids').$type<string[]>().notNull(),
  acceptedAt: moment('accepted_at').notNull().defaultNow(),
});
