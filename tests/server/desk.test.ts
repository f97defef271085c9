import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { answerAll, createPainter, createQuote, latestMail, sendQuestions, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Line = { id: string; component_id: string | null; position: number; revision: number; checked_at: string | null };

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  ({ client } = await createPainter(fetch));
});
afterAll(() => running.stop());

/** A drafted quote in the provider's hands. */
async function draftedQuote(fields: Record<string, unknown> = {}): Promise<Answer['body']> {
  const quote = await createQuote(client, fields);
  await client.post(`/api/quotes/${quote.id}/estimate`);
  return waitForStatus(client, quote.id, 'provider_review');
}

const idsOf = (lines: readonly Line[]): string[] => lines.map(({ id }) => id);
const order = (quoteId: string, body: object) => client.send('POST', `/api/quotes/${quoteId}/line-items/reorder`, body);

describe('the order of lines', () => {
  it('is kept as it was given, and raises nobody’s revision', async () => {
    const { id, line_items } = await draftedQuote();
    const wanted = idsOf(line_items).toReversed();
    const answer = await order(id, { line_item_ids: wanted });
    expect(idsOf(answer.body.data.line_items)).toEqual(wanted);
    const stored: Line[] = (await client.get(`/api/quotes/${id}`)).line_items;
    expect(idsOf(stored)).toEqual(wanted);
    expect(stored.map(({ position }) => position)).toEqual(wanted.map((_, index) => index));
    expect(stored.every(({ revision }) => revision === 1)).toBe(true);
  });

  it('takes a line into another part of the job, and the sums follow', async () => {
    const { id, line_items, components, totals } = await draftedQuote();
    const [line] = line_items;
    const optional = components.find(({ is_optional }: { is_optional: boolean }) => is_optional);
    const answer = await order(id, {
      line_item_ids: idsOf(line_items),
      moved: { line_item_id: line.id, component_id: optional.id },
    });
    expect(answer.body.data.line_items[0].component_id).toBe(optional.id);
    // An optional part is off until the customer takes it.
    expect(answer.body.data.totals.net_minor).toBe(totals.net_minor - line.net_minor);
  });

  it('is stale once somebody has added a line, and shows what there is', async () => {
    const { id, line_items } = await draftedQuote();
    const { line_item } = await client.post(`/api/quotes/${id}/line-items`, {
      category: 'other',
      description: 'Parking',
      quantity: 1,
      unit: 'fixed',
      unit_price_minor: 500,
    });
    const late = await order(id, { line_item_ids: idsOf(line_items) });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('stale_revision');
    expect(idsOf(late.body.data)).toContain(line_item.id);
  });

  it('names each line once and only parts of this quote', async () => {
    const { id, line_items } = await draftedQuote();
    const [first] = idsOf(line_items);
    const ids = idsOf(line_items);
    expect((await order(id, { line_item_ids: [...ids, first] })).status).toBe(422);
    const other = await draftedQuote();
    const foreign = { line_item_id: first, component_id: other.components[0].id };
    const refused = await order(id, { line_item_ids: ids, moved: foreign });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('component_id');
  });

  it('given by two people at once is one of the two, never a mixture', async () => {
    const { id, line_items } = await draftedQuote();
    const [one, two] = [idsOf(line_items), idsOf(line_items).toReversed()];
    await Promise.all([order(id, { line_item_ids: one }), order(id, { line_item_ids: two })]);
    const stored = idsOf((await client.get(`/api/quotes/${id}`)).line_items);
    expect([one, two]).toContainEqual(stored);
  });
});

describe('a line that looks right', () => {
  const check = (quoteId: string, lineId: string, isChecked: boolean) =>
    client.put(`/api/quotes/${quoteId}/line-items/${lineId}`, { is_checked: isChecked });

  it('is marked without making anybody’s edit stale or the frozen version void', async () => {
    const { id, line_items } = await draftedQuote();
    await client.post(`/api/quotes/${id}/finalize`);
    const { line_item } = await check(id, line_items[0].id, true);
    expect(line_item.checked_at).toMatch(/^20/);
    expect(line_item).toMatchObject({ revision: 1, origin: 'engine' });
    expect((await client.get(`/api/quotes/${id}`)).finalized_at).not.toBeNull();
    expect((await check(id, line_items[0].id, false)).line_item.checked_at).toBeNull();
  });

  it('stays marked through the provider’s own edit and is open again after another estimate', async () => {
    const { id, line_items } = await draftedQuote();
    const [own, drafted] = line_items;
    await check(id, own.id, true);
    await check(id, drafted.id, true);
    await client.put(`/api/quotes/${id}/line-items/${own.id}`, { quantity: 3 });
    await client.post(`/api/quotes/${id}/estimate`);
    const again: Line[] = (await waitForStatus(client, id, 'provider_review')).line_items;
    expect(again.find((line) => line.id === own.id)?.checked_at).not.toBeNull();
    expect(again.filter((line) => line.id !== own.id).every((line) => line.checked_at === null)).toBe(true);
  });

  it('cannot be marked once the customer holds the quote', async () => {
    const { id, line_items } = await draftedQuote();
    await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
    const late = await client.send('PUT', `/api/quotes/${id}/line-items/${line_items[0].id}`, { is_checked: true });
    expect(late.body.code).toBe('invalid_state');
  });
});

describe('a line changed by hand', () => {
  const change = (quoteId: string, lineId: string, fields: object) =>
    client.put(`/api/quotes/${quoteId}/line-items/${lineId}`, fields);

  it('counts as looked at, and its reasons as those of what it was before', async () => {
    const { id, line_items } = await draftedQuote();
    expect(line_items[0]).toMatchObject({ checked_at: null, reasoning_is_past: false });
    const { line_item } = await change(id, line_items[0].id, { quantity: 3 });
    expect(line_item).toMatchObject({ origin: 'provider', reasoning_is_past: true, evidence: line_items[0].evidence });
    expect(line_item.checked_at).toMatch(/^20/);
    expect((await change(id, line_items[1].id, { quantity: 3, is_checked: false })).line_item.checked_at).toBeNull();
    expect((await change(id, line_items[2].id, { position: 0 })).line_item).toMatchObject({
      checked_at: null,
      reasoning_is_past: false,
    });
    const own = { category: 'other', description: 'Parking', quantity: 1, unit: 'fixed', unit_price_minor: 500 };
    const { line_item: added } = await client.post(`/api/quotes/${id}/line-items`, own);
    expect((await change(id, added.id, { quantity: 2 })).line_item.reasoning_is_past).toBe(false);
  });

  it('takes the lines from the same formula with it in one step, once it is told to', async () => {
    const description = 'Please paint the walls of our living room, 5 x 4 m. Old wallpaper has to come off first.';
    const { id, line_items } = await draftedQuote({ description });
    const formulaOf = ({ evidence }: Answer['body']) =>
      evidence.find(({ kind }: Answer['body']) => kind === 'formula')?.text;
    const area = (line: Answer['body']) => line.unit === 'per_area' && formulaOf(line);
    const lead = line_items.find((line: Answer['body']) =>
      line_items.some((other: Answer['body']) => other !== line && area(line) && area(other) === area(line)),
    );
    await change(id, lead.id, { quantity: 77.5 });
    const before: Answer['body'] = await client.get(`/api/quotes/${id}`);
    const { line_items: after, revision } = await client.post(`/api/quotes/${id}/line-items/${lead.id}/follow`);
    expect(revision).toBe(before.revision + 1);
    for (const line of after) {
      const isSame = area(line) === area(lead) && line.component_id === lead.component_id;
      const old = before.line_items.find((one: Line) => one.id === line.id);
      expect(line.quantity).toBe(isSame ? 77.5 : old.quantity);
      expect(line.checked_at !== null).toBe(isSame);
    }
  });
});

describe('what was deleted by mistake', () => {
  it('comes back as a line with its evidence, at its place, once', async () => {
    const { id, line_items, totals } = await draftedQuote();
    const line = line_items[1];
    await client.send('DELETE', `/api/quotes/${id}/line-items/${line.id}`);
    const restored = await client.post(`/api/quotes/${id}/line-items/${line.id}/restore`);
    expect(restored.line_item).toEqual({ ...line, revision: line.revision + 1 });
    expect(restored.totals).toEqual(totals);
    expect(idsOf((await client.get(`/api/quotes/${id}`)).line_items)).toEqual(idsOf(line_items));
    const twice = await client.send('POST', `/api/quotes/${id}/line-items/${line.id}/restore`);
    expect(twice.status).toBe(404);
  });

  it('comes back after the others were put into another order, without pushing one off its place', async () => {
    const { id, line_items } = await draftedQuote();
    const [first, ...rest] = idsOf(line_items);
    await client.send('DELETE', `/api/quotes/${id}/line-items/${first}`);
    await order(id, { line_item_ids: rest.toReversed() });
    await client.post(`/api/quotes/${id}/line-items/${first}/restore`);
    expect(idsOf((await client.get(`/api/quotes/${id}`)).line_items)).toEqual([first, ...rest.toReversed()]);
  });

  it('comes back as a question with what it satisfies', async () => {
    const quote = await createQuote(client);
    const question = quote.questions[0];
    await client.send('DELETE', `/api/quotes/${quote.id}/questions/${question.id}`);
    const restored = await client.post(`/api/quotes/${quote.id}/questions/${question.id}/restore`);
    expect(restored).toEqual({ ...question, revision: question.revision + 1 });
    const { questions } = await client.get(`/api/quotes/${quote.id}`);
    expect(questions.map(({ id }: Line) => id)).toEqual(quote.questions.map(({ id }: Line) => id));
  });
});

describe('the questions’ way to the customer', () => {
  it('is the one chosen in the review, not the one chosen as the quote was made', async () => {
    const email = 'quiet@customer.example';
    const quote = await createQuote(client, {
      customer: { name: 'Quiet Customer', email },
      send_link: { channel: 'email', recipient: email },
    });
    await client.post(`/api/quotes/${quote.id}/questions/mark-reviewed`, { send_link: { channel: 'none' } });
    const { links, status } = await client.get(`/api/quotes/${quote.id}`);
    expect(status).toBe('awaiting_customer');
    expect(links).toHaveLength(1);
    expect(links[0]).toMatchObject({ channel: 'none', sent_at: null });
    expect(await latestMail(client, email)).toBeUndefined();
  });

  it('shows its owner the questions before they were looked through, and a customer only after', async () => {
    const quote = await createQuote(client);
    const preview = await client.get(`/api/customer/quotes/${quote.id}`);
    expect(preview).toMatchObject({ is_preview: true });
    expect(preview.questions).toHaveLength(quote.questions.length);
  });
});

describe('what was read from the request', () => {
  it('is marked at the very words, with its meaning', async () => {
    const quote = await createQuote(client);
    const words = quote.request_marks.map(({ start, end }: { start: number; end: number }) =>
      quote.description.slice(start, end),
    );
    expect(words).toContain('5 x 4 m');
    const size = quote.request_marks[words.indexOf('5 x 4 m')];
    expect(size.meanings).toContainEqual({ label: 'Room size', value: '5 × 4 m' });
  });

  it('is marked no more once the words were rewritten', async () => {
    const quote = await createQuote(client);
    const { request_marks } = await client.put(`/api/quotes/${quote.id}`, {
      revision: quote.revision,
      description: 'Something else altogether, in other words than before, and long enough for every span.',
    });
    expect(request_marks).toEqual([]);
  });
});

describe('a question asked about a line', () => {
  it('goes to the customer from the review, and the answer brings the quote back with the provider’s lines kept', async () => {
    const customer = createClient(fetch);
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const { line_items } = await answerAll(customer, client, token, quote.id);
    await client.put(`/api/quotes/${quote.id}/line-items/${line_items[0].id}`, { unit_price_minor: 4200 });
    await client.post(`/api/quotes/${quote.id}/questions`, {
      type: 'TextQuestion',
      prompt: 'How high is the ceiling?',
      importance: 'high',
    });
    await client.post(`/api/quotes/${quote.id}/send-link`, { channel: 'none' });
    const again = await client.get(`/api/quotes/${quote.id}/links`);
    const newest = new URL(again[0].url).pathname.split('/')[2] ?? '';
    const after = await answerAll(customer, client, newest, quote.id);
    expect(after.line_items.find(({ id }: Line) => id === line_items[0].id).unit_price_minor).toBe(4200);
  });
});
