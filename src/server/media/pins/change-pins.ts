import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { mostPins, type PinAuthor } from '#domain/media/photo-pin.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { isSubmitBeingChecked } from '#server/customer-quotes/customer-quote-store.ts';
import { listQuestions } from '#server/questions/question-store.ts';
import { listLineItems } from '#server/quotes/line-item-store.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { listMedia, type MediaRow } from '../media-store.ts';
import { deletePin, insertPin, listPins, type PinRow, updatePin } from './pin-store.ts';

type NewPin = z.output<(typeof endpoints)['createPin']['body']>;
type Change = z.output<(typeof endpoints)['updatePin']['body']>;

interface OnPhoto {
  readonly id: string;
  readonly mediaId: string;
}
type AtPin = OnPhoto & { readonly pinId: string };

const unfit = (fields: Record<string, Sentence[]>) =>
  new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });

async function findPhoto(scope: ProviderScope, quote: QuoteRow, mediaId: string): Promise<MediaRow> {
  const found = (await listMedia(scope, quote)).find(({ id }) => id === mediaId);
  if (!found) throw new Problem('not_found', msg`This file does not exist any more.`);
  if (found.mediaType !== 'photo') throw new Problem('invalid_state', msg`Only on photos can a place be marked.`);
  const marked = (await listPins(scope, quote)).filter((pin) => pin.mediaId === mediaId);
  if (marked.length >= mostPins)
    throw new Problem('invalid_state', msg`There are enough marks on this photo. Please remove some first.`);
  return found;
}

async function findPin(
  scope: ProviderScope,
  quote: QuoteRow,
  { mediaId, pinId }: AtPin,
  author?: PinAuthor,
): Promise<PinRow> {
  const found = (await listPins(scope, quote)).find((pin) => pin.id === pinId && pin.mediaId === mediaId);
  if (!found || (author && found.author !== author)) throw new Problem('not_found', msg`This mark does not exist.`);
  return found;
}

/** @throws Problem invalid_fields */
async function refuseForeign(scope: ProviderScope, quote: QuoteRow, { line_item_id, question_id }: Partial<NewPin>) {
  if (line_item_id && question_id)
    throw unfit({ question_id: [msg`A mark belongs to a line or to an answer, not to both`] });
  if (line_item_id && !(await listLineItems(scope, quote)).some(({ id }) => id === line_item_id))
    throw unfit({ line_item_id: [msg`This line is not in the quote`] });
  if (question_id && !(await listQuestions(scope, quote)).some(({ id }) => id === question_id))
    throw unfit({ question_id: [msg`This question is not in the quote`] });
}

/** The provider's marks are no part of what is sent: they may come and go in any status. @throws Problem */
export async function addPin(scope: ProviderScope, { id, mediaId }: OnPhoto, input: NewPin): Promise<PinRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    await findPhoto(tx, quote, mediaId);
    await refuseForeign(tx, quote, input);
    return insertPin(tx, quote, {
      mediaId,
      author: 'provider',
      x: input.x,
      y: input.y,
      note: input.note || null,
      lineItemId: input.line_item_id ?? null,
      questionId: input.question_id ?? null,
    });
  });
}

/** A customer's mark stays where they put it; what it belongs to is for the provider to say. @throws Problem */
export async function changePin(scope: ProviderScope, at: AtPin, input: Change): Promise<PinRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, at.id);
    const pin = await findPin(tx, quote, at);
    const belongs = { line_item_id: input.line_item_id, question_id: input.question_id };
    await refuseForeign(tx, quote, belongs);
    const isTheirs = pin.author === 'customer';
    if (isTheirs && [input.x, input.y, input.note].some((value) => value !== undefined))
      throw new Problem('invalid_state', msg`The customer made this mark. It stays where it is.`);
    const row = await updatePin(tx, quote, pin.id, {
      ...(input.x === undefined ? {} : { x: input.x }),
      ...(input.y === undefined ? {} : { y: input.y }),
      ...(input.note === undefined ? {} : { note: input.note || null }),
      // To belong to the one is to belong to the other no more.
      ...(input.line_item_id === undefined ? {} : { lineItemId: input.line_item_id, questionId: null }),
      ...(input.question_id === undefined ? {} : { questionId: input.question_id }),
      ...(input.question_id ? { lineItemId: null } : {}),
    });
    return row ?? pin;
  });
}

/** @throws Problem not_found, also for a mark of the customer's */
export async function removePin(scope: ProviderScope, at: AtPin): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, at.id);
    const { id } = await findPin(tx, quote, at, 'provider');
    await deletePin(tx, quote, id);
  });
}

/** While answers can still change. @throws Problem not_found, invalid_state */
export async function addCustomerPin(
  scope: CustomerScope,
  mediaId: string,
  { x, y, note }: Pick<NewPin, 'x' | 'y' | 'note'>,
): Promise<PinRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockAnswering(tx);
    const { questionId } = await findPhoto(tx, quote, mediaId);
    return insertPin(tx, quote, { mediaId, author: 'customer', x, y, note: note || null, questionId });
  });
}

/** @throws Problem not_found, invalid_state */
export async function removeCustomerPin(scope: CustomerScope, at: Omit<AtPin, 'id'>): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const quote = await lockAnswering(tx);
    const { id } = await findPin(tx, quote, { ...at, id: quote.id }, 'customer');
    await deletePin(tx, quote, id);
  });
}

async function lockAnswering(scope: CustomerScope): Promise<QuoteRow> {
  const quote = await lockQuote(scope, scope.quote.id);
  if (quote.status !== 'awaiting_customer' || (await isSubmitBeingChecked(scope)))
    throw new Problem('invalid_state', msg`This quote does not take marks any more.`);
  return quote;
}
