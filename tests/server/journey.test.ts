import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import {
  answerAll,
  answerTo,
  createPainter,
  createQuote,
  handIn,
  latestMail,
  sendQuestions,
  sendQuote,
  tokenOf,
  waitForStatus,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

describe('from a pasted request to an accepted quote', () => {
  it('a provider signs up by code, asks by mail, and sees what the customer agreed to', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);

    const quote = await createQuote(client, { send_link: { channel: 'email' } });
    expect(quote.components.map(({ title }: { title: string }) => title)).toHaveLength(1);
    expect(quote.questions.length).toBeGreaterThan(0);
    expect(quote.questions.length).toBeLessThanOrEqual(8);
    // The size stands in the request, so nobody asks for it again.
    expect(quote.questions.some(({ type }: { type: string }) => type === 'Dimensions')).toBe(false);

    await client.post(`/api/quotes/${quote.id}/questions/mark-reviewed`);
    const asked = await client.get(`/api/quotes/${quote.id}`);
    expect(asked.status).toBe('awaiting_customer');
    const mail = await poll('the mail to the customer', () => latestMail(customer, 'mara@customer.example'));
    const url = /http\S+\/q\/\S+/.exec(mail.text)?.[0] ?? '';
    expect(url).toBe(asked.links[0].url);

    const drafted = await answerAll(customer, client, tokenOf(url), quote.id);
    expect(drafted.media).toHaveLength(1);
    expect(drafted.media[0].quality_rating).not.toBeNull();
    const condition = (of: Answer['body']) =>
      of.components[0].requirements.find(({ key }: { key: string }) => key === 'walls.condition');
    expect([condition(quote).satisfied, condition(drafted).satisfied]).toEqual([false, true]);
    expect(drafted.line_items.length).toBeGreaterThan(1);
    for (const line of drafted.line_items) expect(line.evidence.length, line.description).toBeGreaterThan(0);
    const walls = drafted.line_items.find(
      ({ unit_price_minor }: { unit_price_minor: number }) => unit_price_minor === 1000,
    );
    expect(walls?.pricing_rule_id).toBeTruthy();
    expect(drafted.pipeline.every(({ status }: { status: string }) => status === 'completed')).toBe(true);

    const change = await client.put(`/api/quotes/${quote.id}/line-items/${walls.id}`, {
      quantity: 40.5,
      revision: walls.revision,
    });
    expect(change.line_item.net_minor).toBe(40_500);
    expect(change.line_item.origin).toBe('provider');

    const sent = await client.post(`/api/quotes/${quote.id}/send`, {
      channel: 'email',
      message: 'Looking forward to it',
    });
    expect(sent).toMatchObject({ status: 'sent', number: 'Q-1001', current_version: 1 });

    const { version } = await customer.get(`/api/customer/quotes/${tokenOf(url)}`);
    expect(version.totals.total_minor).toBe(sent.totals.total_minor);
    const acceptance = { version: 1, name: 'Mara Muster', expected_total_minor: version.totals.total_minor };
    const [first, second] = await Promise.all(
      [1, 2].map(() => customer.send('POST', `/api/customer/quotes/${tokenOf(url)}/accept`, acceptance)),
    );
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.body.data).toEqual(second?.body.data);

    const seen = await client.get(`/api/quotes/${quote.id}`);
    expect(seen).toMatchObject({ status: 'accepted', accepted_version: 1, accepted_at: first?.body.data.accepted_at });
    const activity = await client.get(`/api/quotes/${quote.id}/activity`);
    expect(activity.filter(({ action }: { action: string }) => action === 'accept')).toHaveLength(1);
  });

  it('a submit answers pending until the answers have been looked at, and submitting again changes nothing', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    expect((await handIn(customer, token)).next).toBe('pending');
    const again = await customer.send('POST', `/api/customer/quotes/${token}/responses`, {
      responses: [],
      submit: true,
    });
    expect([again.status, again.body.data?.next ?? again.body.code]).toEqual(
      again.status === 200 ? [200, 'pending'] : [409, 'invalid_state'],
    );
    const settled = await poll('the pipeline to settle', async () => {
      const now = await client.get(`/api/quotes/${quote.id}`);
      return now.jobs.every(({ status }: { status: string }) => status === 'completed') && now;
    });
    expect(settled.jobs.filter(({ kind }: { kind: string }) => kind === 'quote_estimation')).toHaveLength(1);
  });

  it('a submit names each required question that is still open and keeps what was given', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const { questions } = await customer.get(`/api/customer/quotes/${token}`);
    const required = questions.filter(
      ({ required: needed, depends_on }: { required: boolean; depends_on: unknown }) => needed && !depends_on,
    );
    const [given, ...open] = required;
    const answer = await customer.send('POST', `/api/customer/quotes/${token}/responses`, {
      responses: [{ question_id: given.id, value: answerTo(given) }],
      submit: true,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(open.map(({ id }: { id: string }) => id).sort());
    const kept = (await customer.get(`/api/customer/quotes/${token}`)).questions.find(
      ({ id }: { id: string }) => id === given.id,
    );
    expect(kept.response.value).toEqual(answerTo(given));
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_fields' });
  });

  it('the provider may estimate without waiting for answers, and assumptions are named', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const drafted = await waitForStatus(client, quote.id, 'provider_review');
    expect(drafted.assumptions.length).toBeGreaterThan(0);
    expect(drafted.line_items.length).toBeGreaterThan(0);
  });

  it('an estimate made again replaces its own lines and leaves the provider’s alone', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const first = await waitForStatus(client, quote.id, 'provider_review');
    const changed = first.line_items[0];
    await client.put(`/api/quotes/${quote.id}/line-items/${changed.id}`, { quantity: 99 });
    const own = {
      category: 'other',
      description: 'Parking permit',
      quantity: 1,
      unit: 'fixed',
      unit_price_minor: 1500,
    };
    await client.post(`/api/quotes/${quote.id}/line-items`, own);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const second = await poll('the second estimate', async () => {
      const now = await client.get(`/api/quotes/${quote.id}`);
      return (
        now.status === 'provider_review' &&
        now.jobs.filter(({ status }: { status: string }) => status === 'completed').length === 3 &&
        now
      );
    });
    expect(second.line_items).toHaveLength(first.line_items.length + 1);
    const again = second.line_items.filter(
      ({ description, component_id }: { description: string; component_id: string }) =>
        description === changed.description && component_id === changed.component_id,
    );
    expect(again).toEqual([expect.objectContaining({ id: changed.id, quantity: 99 })]);
    const positions = second.line_items.map(({ position }: { position: number }) => position);
    expect(new Set(positions).size).toBe(positions.length);
    expect(
      second.line_items.filter(({ description }: { description: string }) => description === 'Parking permit'),
    ).toHaveLength(1);
  });

  it('work that nobody knows becomes a line without a price, which keeps the quote from going out', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client, { description: 'Could you tune our church organ?' });
    expect(quote.questions.map(({ type }: { type: string }) => type)).toContain('TextQuestion');
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const drafted = await waitForStatus(client, quote.id, 'provider_review');
    expect(drafted.line_items).toHaveLength(1);
    expect(drafted.line_items[0].unit_price_minor).toBeNull();
    const refused = await client.send('POST', `/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([`line_items.${drafted.line_items[0].id}.unit_price_minor`]);
  });

  it('an optional part moves the total by what it costs, and the acceptance keeps the choice', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const { token } = await sendQuote(client, customer);
    const before = (await customer.get(`/api/customer/quotes/${token}`)).version;
    const [extra] = before.extras;
    expect(extra).toMatchObject({ is_chosen: false });
    const toggled = await customer.post(
      `/api/customer/quotes/${token}/components/${extra.component_id}/toggle-visibility`,
      { is_visible: true },
    );
    expect(toggled.totals.total_minor).toBe(before.totals.total_minor + extra.amount_minor);
    expect(toggled.totals.total_minor).toBe(extra.total_if_switched_minor);
    expect(toggled.version.parts).toEqual(before.parts);
    expect(toggled.version.sum_minor).toBe(toggled.totals.total_minor);
    const stale = await customer.send('POST', `/api/customer/quotes/${token}/accept`, {
      version: 1,
      name: 'Mara',
      expected_total_minor: before.totals.total_minor,
    });
    expect(stale.body).toMatchObject({ code: 'total_changed', data: { total_minor: toggled.totals.total_minor } });
    await customer.post(`/api/customer/quotes/${token}/accept`, {
      version: 1,
      name: 'Mara',
      expected_total_minor: toggled.totals.total_minor,
    });
    expect((await customer.get(`/api/customer/quotes/${token}`)).version.totals).toEqual(toggled.totals);
  });

  it('a second estimate replaces one that is still under way, and the draft stands once', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    await handIn(customer, token);
    const early = await client.send('POST', `/api/quotes/${quote.id}/estimate`);
    expect([200, 409]).toContain(early.status);
    const drafted = await waitForStatus(client, quote.id, 'provider_review');
    await poll('every run to end', async () => {
      const { jobs } = await client.get(`/api/quotes/${quote.id}`);
      return jobs.every(({ status }: { status: string }) => status === 'completed' || status === 'failed');
    });
    const settled = await client.get(`/api/quotes/${quote.id}`);
    expect(settled.status).toBe('provider_review');
    expect(settled.line_items).toHaveLength(drafted.line_items.length);
  });
});
