import { index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { pinAuthors } from '#domain/media/photo-pin.ts';
import { closedLists, createdAt, id, oneOf } from './columns.ts';
import { quoteId, quoteLineItems, quoteMedia, quoteQuestions } from './quote.ts';

/** A place on a photo, and the line or the answer that it belongs to. */
export const photoPins = pgTable(
  'photo_pins',
  {
    id: id(),
    quoteId: quoteId(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => quoteMedia.id, { onDelete: 'cascade' }),
    lineItemId: uuid('line_item_id').references(() => quoteLineItems.id, { onDelete: 'set null' }),
    questionId: uuid('question_id').references(() => quoteQuestions.id, { onDelete: 'set null' }),
    author: oneOf('author', pinAuthors).notNull(),
    /** From the left and from the top, as shares of the photo. */
    x: numeric('x', { precision: 6, scale: 5, mode: 'number' }).notNull(),
    y: numeric('y', { precision: 6, scale: 5, mode: 'number' }).notNull(),
    note: text('note'),
    /** What it is called on its photo. */
    number: integer('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.quoteId), unique().on(table.mediaId, table.number), ...closedLists(table)],
);
