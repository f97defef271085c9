import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteAssumptions, quoteLinks, quoteMedia } from '#server/db/schema.ts';
import { createLinkTokens } from '#server/links/link-token.ts';
import { localeOfLinkIn } from '#server/links/locale-of-link.ts';
import { createClient } from '../support/api-client.ts';
import {
  createPainter,
  createQuote,
  sendQuestions,
  sendQuote,
  signUp,
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

describe('what a quote keeps and refuses', () => {
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

  it('a photo that the provider put on the quote is frozen with the version and shown to the customer', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const [shown, other] = [await uploadPhoto(customer, token), await uploadPhoto(customer, token)];
    const mark = (is_on_quote: boolean) =>
      client.send('PUT', `/api/quotes/${quote.id}/media/${shown.body.data.id}`, { is_on_quote });
    expect((await mark(true)).body.code).toBe('invalid_state');
    await client.post(`/api/quotes/${quote.id}/estimate`);
    await waitForStatus(client, quote.id, 'provider_review');
    const ready = await client.post(`/api/quotes/${quote.id}/finalize`);
    expect(ready.finalized_at).not.toBeNull();
    const { data: marked } = (await mark(true)).body;
    expect([marked.finalized_at, marked.revision]).toEqual([null, ready.revision + 1]);
    expect((await mark(true)).body.data.revision).toBe(marked.revision);
    const marks = marked.media.map(({ id, is_on_quote }: Record<string, unknown>) => [id, is_on_quote]);
    expect(Object.fromEntries(marks)).toEqual({ [shown.body.data.id]: true, [other.body.data.id]: false });
    await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    const photosOf = async () => (await customer.get(`/api/customer/quotes/${token}`)).version.photos;
    const [photo, ...more] = await photosOf();
    expect([photo.id, more]).toEqual([shown.body.data.id, []]);
    expect((await running.app.request(photo.thumbnail_url)).status).toBe(200);
    expect((await mark(false)).body.code).toBe('invalid_state');
    await client.post(`/api/quotes/${quote.id}/revise`);
    expect((await mark(false)).status).toBe(200);
    expect(await photosOf()).toEqual([photo]);
    const foreign = `/api/quotes/${(await createQuote(client)).id}/media/${shown.body.data.id}`;
    expect((await client.send('PUT', foreign, { is_on_quote: true })).status).toBe(404);
  });

  it('tells the provider which assumptions the customer reads', async () => {
    const { client } = await createPainter(fetch);
    const quote = await client.post('/api/quotes', {
      description: 'A gate',
      mode: 'by_hand',
      customer: { name: 'Mara Muster' },
    });
    await running.deps.db.insert(quoteAssumptions).values([
      { quoteId: quote.id, text: 'Soft ground.', position: 0 },
      { quoteId: quote.id, text: 'A margin of 12 %.', position: 1, isInternal: true },
    ]);
    const { assumptions, shown_assumptions } = await client.get(`/api/quotes/${quote.id}`);
    expect(assumptions).toEqual(['Soft ground.', 'A margin of 12 %.']);
    expect(shown_assumptions).toEqual(['Soft ground.']);
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
  });

  it('whoever holds the link of a deleted quote reads who withdrew it; an older link says nothing of that', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const { id, token: older, linkId } = await sendQuote(client, customer, { locale: 'de-DE' });
    await running.deps.db.update(quoteLinks).set({ generation: 2 }).where(eq(quoteLinks.id, linkId));
    const token = createLinkTokens(running.deps.secret).tokenFor({ id: linkId, generation: 2 });
    expect((await client.send('DELETE', `/api/quotes/${id}`)).status).toBe(200);
    for (const path of ['', '/status', '/messages']) {
      const gone = await customer.send('GET', `/api/customer/quotes/${token}${path}`);
      expect(gone).toMatchObject({
        status: 410,
        body: {
          code: 'link_gone',
          message: 'Invented Painters Ltd has withdrawn this quote.',
          data: { withdrawn_by: { name: 'Invented Painters Ltd', phone_number: '+44 20 7946 0001' } },
        },
      });
    }
    const late = await customer.send('POST', `/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara' });
    expect(late.body.message).toBe('Invented Painters Ltd has withdrawn this quote.');
    expect(await localeOfLinkIn(running.deps)(token)).toBe('de-DE');
    const replaced = await customer.send('GET', `/api/customer/quotes/${older}`);
    expect(replaced).toMatchObject({ status: 410, body: { code: 'link_gone' } });
    expect(JSON.stringify(replaced.body)).not.toContain('Painters');
  });

  it('an answer to a question that was taken out meanwhile is kept for the provider, and the others are saved', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const ask = (prompt: string) =>
      client.post(`/api/quotes/${quote.id}/questions`, { type: 'TextQuestion', prompt, config: {} });
    const [gone, stays] = [await ask('Is there a dog?'), await ask('Where do we park?')];
    const { token } = await sendQuestions(client, quote.id);
    await client.send('DELETE', `/api/quotes/${quote.id}/questions/${gone.id}`);
    const yard = { question_id: stays.id, value: { text: 'In the yard' } };
    const save = (value: Record<string, unknown>) =>
      customer.post(`/api/customer/quotes/${token}/responses`, { responses: [{ question_id: gone.id, value }, yard] });
    await save({ text: 'Yes' });
    expect(await save({ text: 'Yes, a small one' })).toMatchObject({
      saved: [stays.id],
      removed: [
        {
          question_id: gone.id,
          message: 'Invented Painters Ltd does not ask this any more. Your answer was passed on all the same.',
        },
      ],
    });
    expect((await save({ number: 3 })).removed[0].message).toBe('Invented Painters Ltd does not ask this any more.');
    const seen = await client.get(`/api/quotes/${quote.id}`);
    expect(seen.late_answers).toMatchObject([{ prompt: 'Is there a dog?', value: { text: 'Yes, a small one' } }]);
    const activity: { action: string; note: string }[] = await client.get(`/api/quotes/${quote.id}/activity`);
    expect(activity.filter(({ action }) => action === 'late_answer')).toMatchObject([{ note: 'Is there a dog?' }]);
    const { body: photo } = await uploadPhoto(customer, token, gone.id);
    expect(photo.data.question_id).toBeNull();
    const unknown = [{ question_id: quote.id, value: { text: 'Yes' } }];
    const refused = await customer.send('POST', `/api/customer/quotes/${token}/responses`, { responses: unknown });
    expect(refused.status).toBe(422);
  });

  it('a choice that was taken out meanwhile is kept for the provider, and what is still offered counts', async () => {
    const { client } = await createPainter(fetch);
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const [brick, wood] = [
      { id: 'brick', label: 'Brick' },
      { id: 'wood', label: 'Wood' },
    ];
    const question = await client.post(`/api/quotes/${quote.id}/questions`, {
      type: 'MultipleChoice',
      prompt: 'What is the wall made of?',
      config: { options: [brick, wood], multiple: true },
      required: true,
    });
    const { token } = await sendQuestions(client, quote.id);
    await client.put(`/api/quotes/${quote.id}/questions/${question.id}`, {
      config: { options: [wood], multiple: true },
    });
    const choose = async (...selected: string[]) => {
      const responses = [{ question_id: question.id, value: { selected } }];
      const { body } = await customer.send('POST', `/api/customer/quotes/${token}/responses`, { responses });
      const { questions } = await customer.get(`/api/customer/quotes/${token}`);
      return { body, counts: questions.find(({ id }: { id: string }) => id === question.id).response };
    };
    const alone = await choose('brick');
    expect(alone.body.data.removed[0].message).toContain('does not offer “Brick” any more');
    expect(alone.counts).toMatchObject({ value: { selected: [] }, status: 'active' });
    expect((await choose('brick', 'wood')).counts).toMatchObject({
      value: { selected: ['wood'] },
      status: 'completed',
    });
    const [late] = (await client.get(`/api/quotes/${quote.id}`)).late_answers;
    expect(late).toMatchObject({ value: { selected: ['brick', 'wood'] }, config: { options: [wood, brick] } });
    expect((await choose('straw')).body.code).toBe('invalid_fields');
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
