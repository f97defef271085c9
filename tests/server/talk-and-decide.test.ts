import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api-client.ts';
import { painterInApp } from '../support/painter-in-app.ts';
import { poll } from '../support/poll.ts';
import { createQuote, latestMail, sendQuote } from '../support/stories.ts';

const people = painterInApp();

const sent = () => sendQuote(people.painter.client, people.customer);
/** The mail that holds these words, in its subject or below. */
const mailTo = (address: string, words: string) =>
  poll(`a mail to ${address}`, async () => {
    const mail = await latestMail(people.customer, address);
    return mail && `${mail.subject}\n${mail.text}`.includes(words) && mail;
  });

describe('words about a quote', () => {
  it('go both ways, unread until the other side has them on screen', async () => {
    const { id, token } = await sent();
    await people.customer.post(`/api/customer/quotes/${token}/message`, { message: 'Could you start in May?' });
    expect((await people.painter.client.get(`/api/quotes/${id}`)).messages_unread).toBe(1);
    const [inList] = (await people.painter.client.get('/api/quotes')).filter(
      (quote: Answer['body']) => quote.id === id,
    );
    expect(inList.messages_unread).toBe(1);
    const [first] = await people.painter.client.get(`/api/quotes/${id}/messages`);
    expect(first).toMatchObject({ author: 'customer', body: 'Could you start in May?' });
    expect((await people.painter.client.get(`/api/quotes/${id}`)).messages_unread).toBe(0);

    await people.painter.client.post(`/api/quotes/${id}/messages`, { message: 'Yes, on the 4th.' });
    expect((await people.customer.get(`/api/customer/quotes/${token}`)).messages_unread).toBe(1);
    const thread: Answer['body'][] = await people.customer.get(`/api/customer/quotes/${token}/messages`);
    expect(thread.map(({ author, body }) => [author, body])).toEqual([
      ['customer', 'Could you start in May?'],
      ['provider', 'Yes, on the 4th.'],
    ]);
    expect((await people.customer.get(`/api/customer/quotes/${token}`)).messages_unread).toBe(0);
  });

  it('are all there on both sides however many they are, page after page before a message', async () => {
    const { id, token } = await sent();
    const other = await createQuote(people.painter.client);
    await people.running.deps.db.execute(sql`
      insert into quote_messages (quote_id, author, body, created_at)
      select ${id}, 'customer', 'word ' || n, timestamptz '2026-11-01' + (n / 3) * interval '1 second'
      from generate_series(1, 1203) as n`);
    for (const [client, path] of [
      [people.painter.client, `/api/quotes/${id}/messages`],
      [people.customer, `/api/customer/quotes/${token}/messages`],
    ] as const) {
      const newest = await client.send('GET', path);
      expect(newest.body.data).toHaveLength(100);
      expect(newest.body.data.at(-1).body).toBe('word 1203');
      expect(newest.body.meta).toEqual({ page: 1, per_page: 100, total: 1203, total_pages: 13 });
      const read: string[] = [];
      let page = await client.send('GET', `${path}?limit=500`);
      while (page.body.data.length > 0) {
        read.unshift(...page.body.data.map((message: Answer['body']) => message.body));
        page = await client.send('GET', `${path}?limit=500&before=${page.body.data[0].id}`);
      }
      expect(read).toEqual(Array.from({ length: 1203 }, (_, n) => `word ${n + 1}`));
      const [stranger] = (await client.send('GET', path)).body.data;
      const elsewhere = await people.painter.client.get(`/api/quotes/${other.id}/messages?before=${stranger.id}`);
      expect(elsewhere).toEqual([]);
      expect((await client.send('GET', `${path}?before=x`)).status).toBe(422);
    }
  });

  it('are mailed to the other side with the way to answer', async () => {
    const { id, token } = await sent();
    await people.customer.post(`/api/customer/quotes/${token}/message`, { message: 'Is the ceiling included?' });
    const toProvider = await mailTo(people.painter.email, 'Is the ceiling included?');
    expect(toProvider.subject).toContain('Mara Muster wrote to you');
    expect(toProvider.text).toContain(`/quotes/${id}`);
    await people.painter.client.post(`/api/quotes/${id}/messages`, { message: 'It is.' });
    expect((await mailTo('mara@customer.example', 'It is.')).text).toContain(token);
  });

  it.each([
    ['emoji', '👩🏽‍🎨🏠'],
    ['right-to-left letters', 'שלום ‮abc‬ مرحبا'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("http://evil.example","x")'],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('are kept as they were written: %s', async (_, message) => {
    const { token } = await sent();
    await people.customer.post(`/api/customer/quotes/${token}/message`, { message });
    const thread = await people.customer.get(`/api/customer/quotes/${token}/messages`);
    expect(thread.at(-1).body).toBe(message);
  });

  it('are refused empty, too long or from a preview', async () => {
    const { id, token } = await sent();
    for (const message of ['', '   ', '\u200b\u2060', 'a\u0000b', '\ud83d', 'x'.repeat(10_001)]) {
      expect((await people.customer.send('POST', `/api/customer/quotes/${token}/message`, { message })).status).toBe(
        422,
      );
    }
    expect(
      (await people.painter.client.send('POST', `/api/customer/quotes/${id}/message`, { message: 'Hi' })).status,
    ).toBe(403);
    await people.customer.post(`/api/customer/quotes/${token}/message`, { message: 'Unread' });
    await people.painter.client.get(`/api/customer/quotes/${id}/messages`);
    expect((await people.painter.client.get(`/api/quotes/${id}`)).messages_unread).toBe(1);
  });

  it('sent twice with one key stand once', async () => {
    const { token } = await sent();
    const twice = { message: 'Once only', idempotency_key: 'the-same' };
    await people.customer.post(`/api/customer/quotes/${token}/message`, twice);
    await people.customer.post(`/api/customer/quotes/${token}/message`, twice);
    expect(await people.customer.get(`/api/customer/quotes/${token}/messages`)).toHaveLength(1);
  });
});

describe('declining', () => {
  it('closes the quote with its reason, tells the provider, and stands when repeated', async () => {
    const { id, token } = await sent();
    const words = { reason: 'price', message: 'A little too dear for us.' };
    const first = await people.customer.post(`/api/customer/quotes/${token}/reject`, words);
    expect(await people.customer.post(`/api/customer/quotes/${token}/reject`, words)).toEqual(first);
    const quote = await people.painter.client.get(`/api/quotes/${id}`);
    expect(quote).toMatchObject({ status: 'rejected', reject_reason: 'price', rejected_at: first.rejected_at });
    expect((await mailTo(people.painter.email, 'A little too dear for us.')).subject).toContain('declined');
    const accept = { version: 1, name: 'Mara' };
    expect((await people.customer.send('POST', `/api/customer/quotes/${token}/accept`, accept)).status).toBe(409);
    expect((await people.painter.client.post(`/api/quotes/${id}/revise`)).status).toBe('provider_review');
  });

  it('is refused once the quote is accepted', async () => {
    const { token } = await sent();
    await people.customer.post(`/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara Muster' });
    expect((await people.customer.send('POST', `/api/customer/quotes/${token}/reject`, {})).status).toBe(409);
    expect((await mailTo(people.painter.email, 'accepted')).text).toContain('/quotes/');
  });
});

describe('asking for a change', () => {
  it('brings the quote back to its provider and the next version to the customer', async () => {
    const { id, token } = await sent();
    await people.customer.post(`/api/customer/quotes/${token}/request-changes`, {
      message: 'Without the ceiling, please.',
    });
    const quote = await people.painter.client.get(`/api/quotes/${id}`);
    expect(quote).toMatchObject({ status: 'provider_review', finalized_at: null, messages_unread: 1 });
    await people.painter.client.post(`/api/quotes/${id}/send`, { channel: 'none' });
    expect((await people.customer.get(`/api/customer/quotes/${token}`)).version.number).toBe(2);
    const again = { message: 'Also the hall', idempotency_key: 'k' };
    const outcome = await people.customer.post(`/api/customer/quotes/${token}/request-changes`, again);
    expect(outcome).toMatchObject({ status: 'provider_review' });
    expect(
      (await people.customer.send('POST', `/api/customer/quotes/${token}/request-changes`, { message: 'And again' }))
        .status,
    ).toBe(409);
  });
});

describe('an accepted quote', () => {
  it('says who accepted, when and for how much, and still takes words', async () => {
    const { id, token } = await sent();
    const { version } = await people.customer.get(`/api/customer/quotes/${token}`);
    await people.customer.post(`/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara M. Muster' });
    const { acceptance } = await people.painter.client.get(`/api/quotes/${id}`);
    expect(acceptance).toMatchObject({ name: 'Mara M. Muster', total_minor: version.totals.total_minor });
    await people.customer.post(`/api/customer/quotes/${token}/message`, { message: 'See you on Monday.' });
    expect((await people.painter.client.get(`/api/quotes/${id}/messages`)).at(-1).body).toBe('See you on Monday.');
  });
});
