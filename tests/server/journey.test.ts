import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteMedia } from '#server/db/schema.ts';
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
  signUp,
  tokenOf,
  uploadPhoto,
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
    const extra = before.components.find(({ is_optional }: { is_optional: boolean }) => is_optional);
    expect(extra).toBeDefined();
    const toggled = await customer.post(`/api/customer/quotes/${token}/components/${extra.id}/toggle-visibility`, {
      is_visible: true,
    });
    const price = before.line_items
      .filter((line: { component_id: string }) => line.component_id === extra.id)
      .reduce((sum: number, line: { net_minor: number }) => sum + line.net_minor, 0);
    expect(toggled.totals.net_minor).toBe(before.totals.net_minor + price);
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

  it('accepting another version than the current one is refused', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const { id, token } = await sendQuote(client, customer);
    await client.post(`/api/quotes/${id}/revise`);
    await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
    const refused = await customer.send('POST', `/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara' });
    expect(refused.body).toMatchObject({ code: 'stale_version' });
    expect(refused.status).toBe(409);
    await customer.post(`/api/customer/quotes/${token}/accept`, { version: 2, name: 'Mara' });
  });

  it('a price that has ended cannot be accepted', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const { token } = await sendQuote(client, customer);
    running.moveClock(40 * 86_400_000);
    try {
      expect((await customer.get(`/api/customer/quotes/${token}`)).status).toBe('expired');
      const refused = await customer.send('POST', `/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara' });
      expect(refused.body.code).toBe('invalid_state');
    } finally {
      running.moveClock(-40 * 86_400_000);
    }
  });

  it('a line edited by two people keeps the first edit and shows it to the second', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const { line_items } = await waitForStatus(client, quote.id, 'provider_review');
    const line = line_items[0];
    await client.put(`/api/quotes/${quote.id}/line-items/${line.id}`, { quantity: 7, revision: line.revision });
    const late = await client.send('PUT', `/api/quotes/${quote.id}/line-items/${line.id}`, {
      quantity: 9,
      revision: line.revision,
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale_revision', data: { id: line.id, quantity: 7 } });
  });

  it('the same idempotency key creates one quote, and with other words is refused', async () => {
    const { client } = await createPainter(fetch);
    const body = { description: 'Paint a bedroom', customer: { name: 'Mara' } };
    const headers = { 'idempotency-key': 'first-try' };
    const [one, two] = await Promise.all([
      client.post('/api/quotes', body, headers),
      client.post('/api/quotes', body, headers),
    ]);
    expect(one.id).toBe(two.id);
    const other = await client.send('POST', '/api/quotes', { ...body, description: 'Paint a kitchen' }, headers);
    expect(other.body.code).toBe('idempotency_key_reused');
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

  it('what the customer holds in hand is changed only after taking it back', async () => {
    const { client } = await createPainter(fetch);
    const { id } = await sendQuote(client, createClient(fetch));
    const { revision } = await client.get(`/api/quotes/${id}`);
    const refused = await client.send('PUT', `/api/quotes/${id}`, { revision, title: 'Something else' });
    expect(refused.body.code).toBe('invalid_state');
    const past = await client.post(`/api/quotes/${id}/revise`);
    const late = await client.send('PUT', `/api/quotes/${id}`, { revision: past.revision, valid_until: '2020-01-01' });
    expect(late.body.errors).toEqual({ valid_until: ['This day has passed'] });
  });

  it('a deleted quote takes the customer’s photos along', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const { body } = await uploadPhoto(customer, token);
    const [row] = await running.deps.db.select().from(quoteMedia).where(eq(quoteMedia.id, body.data.id));
    expect(await running.deps.disk.exists(row?.storageKey ?? '')).toBe(true);
    expect((await client.send('DELETE', `/api/quotes/${quote.id}`)).status).toBe(200);
    expect(await running.deps.disk.exists(row?.storageKey ?? '')).toBe(false);
    expect((await customer.send('GET', `/api/customer/quotes/${token}`)).status).toBe(404);
  });

  it('the owner sees what the customer would see, and can change nothing there', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const drafted = await waitForStatus(client, quote.id, 'provider_review');
    const preview = await client.get(`/api/customer/quotes/${quote.id}`);
    expect(preview).toMatchObject({ is_preview: true, version: { totals: drafted.totals } });
    const refused = await client.send('POST', `/api/customer/quotes/${quote.id}/accept`, { version: 1, name: 'Me' });
    expect(refused.status).toBe(403);
  });

  it('a quote whose questions could never be mailed is refused when it is made', async () => {
    const { client } = await createPainter(fetch);
    const refused = await client.send('POST', '/api/quotes', {
      description: 'Paint it',
      customer: { name: 'Mara' },
      send_link: { channel: 'email' },
    });
    expect(refused.body.errors).toEqual({ recipient: ['Please enter a valid email address'] });
  });

  it('a photo that was taken back answers nothing any more', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const config = { min: 1 };
    const question = await client.post(`/api/quotes/${quote.id}/questions`, {
      type: 'PhotoCapture',
      prompt: 'The stain, please',
      config,
      required: true,
    });
    const { token } = await sendQuestions(client, quote.id);
    const { body } = await uploadPhoto(customer, token, question.id);
    const responses = [{ question_id: question.id, value: { media_ids: [body.data.id] } }];
    await customer.post(`/api/customer/quotes/${token}/responses`, { responses });
    await customer.send('DELETE', `/api/customer/quotes/${token}/media/${body.data.id}`);
    const refused = await customer.send('POST', `/api/customer/quotes/${token}/responses`, {
      responses: [],
      submit: true,
    });
    expect(refused.body.errors[question.id]).toEqual(['Please add a photo']);
  });

  it('a profile begun by the basic form is finished by the full one', async () => {
    const { client } = await signUp(fetch);
    await client.post('/api/provider/profile/basic', {
      provider_type: 'individual',
      first_name: 'Ida',
      last_name: 'Invented',
    });
    const full = await client.post('/api/provider/profile', {
      provider_type: 'individual',
      first_name: 'Ida',
      last_name: 'Invented',
      email: 'ida@painters.example',
      phone_number: '12345',
      address: { formatted_address: 'Here' },
    });
    expect(full.is_profile_complete).toBe(true);
    expect(
      (
        await client.send('POST', '/api/provider/profile', {
          provider_type: 'individual',
          first_name: 'I',
          last_name: 'I',
          email: 'i@i.example',
          phone_number: '1',
          address: { formatted_address: 'H' },
        })
      ).body.code,
    ).toBe('already_exists');
  });

  it('two firms of one name can sign up at the same moment', async () => {
    const [one, two] = await Promise.all([createPainter(fetch), createPainter(fetch)]);
    const slugs = await Promise.all(
      [one, two].map(async ({ client }) => (await client.get('/api/provider/profile')).slug),
    );
    expect(new Set(slugs).size).toBe(2);
  });

  it('a signed-in person without a profile is told to make one', async () => {
    const { client } = await signUp(fetch);
    const refused = await client.send('GET', '/api/quotes');
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('provider_profile_required');
  });

  it('a photo can be taken back while the questions are open', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const { body } = await uploadPhoto(customer, token);
    const picture = await running.app.request(body.data.url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await running.app.request(body.data.url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
    expect((await customer.send('DELETE', `/api/customer/quotes/${token}/media/${body.data.id}`)).status).toBe(200);
    expect((await running.app.request(body.data.url)).status).toBe(404);
  });
});
