import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, Client } from '../support/api-client.ts';
import { createQuote, sendQuestions, tokenOf } from '../support/stories.ts';
import { type KeyedCall, withKey } from './keyed-call.ts';

/** Quotes to write to, made before the first kill. */
export interface Stage {
  readonly provider: Client;
  readonly customer: Client;
  /** Under the provider's hands, one for each writer, so that they do not wait for each other. */
  readonly drafts: readonly string[];
  /** With their customers, who answer. */
  readonly asked: readonly { readonly token: string; readonly questionId: string }[];
  readonly photo: Blob;
}

/** Does a call until it is answered. */
export type Do = (call: KeyedCall) => Promise<Answer['body']>;
/** One writer's next step; `turn` counts up. */
export type Writer = (act: Do, turn: number) => Promise<void>;

const line = (description: string) => ({
  description,
  category: 'labour',
  quantity: 2,
  unit: 'hourly',
  unit_price_minor: 4500,
});

const photoSize = { width: 160, height: 120, channels: 3 as const, background: '#a86' };

/** One quote goes through the engine; the others are copies of it. */
export async function setStage(provider: Client, customer: Client): Promise<Stage> {
  const { id: first } = await createQuote(provider);
  const copyOf = async (id: string): Promise<string> => (await provider.post(`/api/quotes/${id}/duplicate`)).id;
  const asked = [];
  for (let number = 0; number < 4; number += 1) {
    const { token } = await sendQuestions(provider, await copyOf(first));
    const { questions } = await customer.get(`/api/customer/quotes/${token}`);
    const open = questions.find(({ type }: { type: string }) => type === 'TextQuestion');
    asked.push({ token, questionId: open.id });
  }
  await provider.post(`/api/quotes/${first}/line-items`, line('Paint the hall'));
  const drafts = [first];
  while (drafts.length < 4) drafts.push(await copyOf(first));
  const jpeg = await sharp({ create: photoSize }).jpeg().toBuffer();
  const photo = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  return { provider, customer, drafts, asked, photo };
}

const mark = (what: string) => `${what} ${randomUUID()}`;
const nth = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('the stage is empty');
  return found;
};

/** Writers of every kind, each doing one thing after the other. */
export function writersOn(stage: Stage): readonly Writer[] {
  return [
    createsQuotes(stage),
    ...[0, 1, 2].map((number) => addsLines(stage, number)),
    ...[0, 1, 2].map(() => sendsAndAccepts(stage)),
    ...[0, 1].map((number) => answersQuestions(stage, number)),
    ...[0, 1].map((number) => writesMessages(stage, number)),
    ...[2, 3].map((number) => sendsPhotos(stage, number)),
  ];
}

const createsQuotes =
  ({ provider }: Stage): Writer =>
  async (act) => {
    const title = mark('Quote');
    await act({
      kind: 'create a quote',
      send: withKey(provider, '/api/quotes', {
        title,
        description: 'Please paint the hall, walls only. It is 5 x 4 m.',
        customer: { name: title },
      }),
      count: {
        // With its customer and its job: half of it would be as bad as twice.
        sql: `select greatest(
                (select count(*) from quotes where title = $1),
                (select count(*) from customers where name = $1),
                (select count(*) from pipeline_runs where quote_id in (select id from quotes where title = $1)))::int as n`,
        values: [title],
      },
    });
  };

const addsLines =
  ({ provider, drafts }: Stage, number: number): Writer =>
  async (act) => {
    const description = mark('Line');
    await act({
      kind: 'add a line',
      send: withKey(provider, `/api/quotes/${nth(drafts, number)}/line-items`, line(description)),
      count: {
        sql: 'select count(*)::int as n from quote_line_items where description = $1',
        values: [description],
      },
    });
  };

/** A quote of its own for each turn, since it can be sent and accepted but once. */
const sendsAndAccepts =
  ({ provider, customer, drafts }: Stage): Writer =>
  async (act) => {
    const source = nth(drafts, 3);
    const path = '/api/quotes';
    // Counted as a whole in the end: a second copy would carry no mark of its call.
    const copy = await act({
      kind: 'copy a quote',
      send: withKey(provider, `${path}/${source}/duplicate`, {}),
      count: { sql: copiesSql, values: [source] },
    });
    const sent = await act({
      kind: 'send a quote',
      send: withKey(provider, `${path}/${copy.id}/send`, { channel: 'none', accept_low_prices: true }),
      count: {
        sql: `select greatest(
                (select count(*) from quote_activity where quote_id = $1 and action = 'send'),
                (select count(*) from quote_versions where quote_id = $1),
                (select count(*) from quote_links where quote_id = $1))::int as n`,
        values: [copy.id],
      },
    });
    const token = tokenOf(sent.links[0].url);
    await act({
      kind: 'accept',
      send: (key) =>
        customer.send('POST', `/api/customer/quotes/${token}/accept`, {
          version: sent.current_version,
          name: 'Mara Muster',
          idempotency_key: key,
        }),
      count: {
        sql: `select greatest(
                (select count(*) from quote_acceptances where quote_id = $1),
                (select count(*) from quote_activity where quote_id = $1 and action = 'accept'))::int as n`,
        values: [copy.id],
      },
    });
  };

/** How many copies there are of a quote. */
const copiesSql = `select count(*)::int as n from quote_activity where action = 'duplicate' and detail->>'quoteId' = $1`;

const answersQuestions =
  ({ customer, asked }: Stage, number: number): Writer =>
  async (act) => {
    const { token, questionId } = nth(asked, number);
    const text = mark('Answer');
    await act({
      kind: 'answer a question',
      send: (key) =>
        customer.send('POST', `/api/customer/quotes/${token}/responses`, {
          responses: [{ question_id: questionId, value: { text } }],
          idempotency_key: key,
        }),
      count: { sql: "select count(*)::int as n from quote_responses where value->>'text' = $1", values: [text] },
    });
  };

const writesMessages =
  ({ customer, provider, asked, drafts }: Stage, number: number): Writer =>
  async (act, turn) => {
    const body = mark('Words');
    const isCustomer = turn % 2 === 0;
    const path = isCustomer
      ? `/api/customer/quotes/${nth(asked, number).token}/message`
      : `/api/quotes/${nth(drafts, number)}/messages`;
    await act({
      kind: isCustomer ? 'write as customer' : 'write as provider',
      send: (key) => (isCustomer ? customer : provider).send('POST', path, { message: body, idempotency_key: key }),
      count: { sql: 'select count(*)::int as n from quote_messages where body = $1', values: [body] },
    });
  };

/** A photo carries no mark, so each hangs on the quote alone and all of them are counted at the end. */
const sendsPhotos =
  ({ customer, asked, photo }: Stage, number: number): Writer =>
  async (act) => {
    const { token, questionId } = nth(asked, number);
    await act({
      kind: 'send a photo',
      send: (key) => {
        const form = new FormData();
        form.set('media_type', 'photo');
        form.set('file', photo, 'hall.jpg');
        return customer.send('POST', `/api/customer/quotes/${token}/media`, form, { 'idempotency-key': key });
      },
      count: { sql: photosSql, values: [questionId] },
    });
  };

/** How many photos the customer sent who was asked this question. */
const photosSql = `select count(*)::int as n from quote_media
  where quote_id = (select quote_id from quote_questions where id = $1)`;
