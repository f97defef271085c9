import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EditPlan } from '#domain/ai-edit/plan.ts';
import type { WordEditUndo } from '../word-edit-undo.ts';
import { createdAt, id, moment } from './columns.ts';
import { quoteId } from './quote.ts';

/** Changes in words: what was proposed, and how to take back what was applied. */
export const quoteWordEdits = pgTable(
  'quote_word_edits',
  {
    id: id(),
    quoteId: quoteId(),
    request: text('request').notNull(),
    plan: jsonb('plan').$type<EditPlan>().notNull(),
    /** The quote's when it was proposed: on another it would be another change. */
    revision: integer('revision').notNull(),
    undo: jsonb('undo').$type<WordEditUndo>(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId, table.appliedAt)],
);
