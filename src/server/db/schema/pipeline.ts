import { bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RequirementState } from '#domain/estimate/assess-readiness.ts';
import { lineChanges } from '#domain/estimate/learning/draft-differences.ts';
import { type DraftVerdict, untouchedVerdict } from '#domain/estimate/verdict/draft-verdict.ts';
import { engines, jobKinds, jobStatuses, pipelineSteps, stepStatuses } from '#domain/quote/pipeline.ts';
import { closedLists, createdAt, id, minor, moment, oneOf } from './columns.ts';
import { pricingRules } from './provider.ts';
import { quoteMedia, quotes } from './quote.ts';
import { serviceTypes } from './service.ts';

/** One background job of a quote, as the provider sees it. The queue itself is pg-boss's. */
export const pipelineRuns = pgTable(
  'pipeline_runs',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', jobKinds).notNull(),
    /** A customer's submit may lead to more questions; a provider's "estimate now" may not. */
    trigger: oneOf('trigger', ['creation', 'submit', 'provider', 'upload']).notNull(),
    mediaId: uuid('media_id').references(() => quoteMedia.id, { onDelete: 'cascade' }),
    status: oneOf('status', jobStatuses).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index().on(table.quoteId, table.createdAt), ...closedLists(table)],
);

/** What one step of a run did. A completed row is never computed again. */
export const pipelineStepResults = pgTable(
  'pipeline_step_results',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => pipelineRuns.id, { onDelete: 'cascade' }),
    step: oneOf('step', pipelineSteps).notNull(),
    status: oneOf('status', stepStatuses).notNull(),
    engine: oneOf('engine', engines),
    result: jsonb('result'),
    error: text('error'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.step] }), ...closedLists(table)],
);

/** What a quote's parts need and have, as it was reckoned last. */
export const quoteReadiness = pgTable('quote_readiness', {
  quoteId: uuid('quote_id')
    .primaryKey()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  /** A digest of all that it was reckoned from: under another one it counts no more. */
  restsOn: text('rests_on').notNull(),
  /** By component id. */
  requirements: jsonb('requirements').$type<Record<string, RequirementState[]>>().notNull(),
  verdict: jsonb('verdict').$type<DraftVerdict>().notNull().default(untouchedVerdict),
  reckonedAt: moment('reckoned_at').notNull().defaultNow(),
});

export const aiLogs = pgTable(
  'ai_logs',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    runId: uuid('run_id').references(() => pipelineRuns.id, { onDelete: 'set null' }),
    kind: oneOf('kind', [...jobKinds, 'ai_edit']).notNull(),
    step: oneOf('step', pipelineSteps),
    engine: oneOf('engine', engines).notNull(),
    model: text('model'),
    status: oneOf('status', ['completed', 'failed']).notNull(),
    durationMs: integer('duration_ms').notNull(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** Millionths of a US dollar: a call costs less than a cent. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    decision: text('decision').notNull(),
    error: text('error'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId, table.createdAt), ...closedLists(table)],
);

/** What the provider made of the engine's draft, a row a line of each frozen version. */
export const draftLineDifferences = pgTable(
  'draft_line_differences',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    serviceTypeId: uuid('service_type_id').references(() => serviceTypes.id),
    playbookLine: text('playbook_line'),
    part: text('part'),
    pricingRuleId: uuid('pricing_rule_id').references(() => pricingRules.id, { onDelete: 'set null' }),
    change: oneOf('change', lineChanges).notNull(),
    draftedQuantity: numeric('drafted_quantity', { precision: 13, scale: 3, mode: 'number' }),
    draftedUnitPriceMinor: minor('drafted_unit_price_minor'),
    finalQuantity: numeric('final_quantity', { precision: 13, scale: 3, mode: 'number' }),
    finalUnitPriceMinor: minor('final_unit_price_minor'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId, table.version), index().on(table.pricingRuleId), ...closedLists(table)],
);
