import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api-client.ts';
import { painterInApp } from '../support/painter-in-app.ts';
import { answerAll, createQuote, sendQuestions, sendQuote, waitForStatus } from '../support/stories.ts';

const people = painterInApp();

const mouldy =
  'Hello, please paint the walls and ceiling of our living room, 5 x 4 m. There is damp in one corner. Thanks, Mara';
const unmeasured = 'Hello, please paint the walls and the ceiling of our living room. Thanks, Mara';

/** A draft from the request alone: whatever it leaves open is assumed. */
async function drafted(description: string): Promise<Answer['body']> {
  const { client } = people.painter;
  const customerOf = { name: 'Mara Muster', email: 'mara@customer.example' };
  const quote = await client.post('/api/quotes', { description, customer: customerOf, mode: 'estimate' });
  return waitForStatus(client, quote.id, 'provider_review');
}

async function send(
  id: string,
  fields: Record<string, unknown> = {},
): Promise<{ token: string; quote: Answer['body'] }> {
  const quote = await people.painter.client.post(`/api/quotes/${id}/send`, { channel: 'none', ...fields });
  return { quote, token: new URL(quote.links[0].url).pathname.split('/')[2] ?? '' };
}

const shown = async (token: string): Promise<Answer['body']> => people.customer.get(`/api/customer/quotes/${token}`);
const accept = (token: string, version = 1) =>
  people.customer.send('POST', `/api/customer/quotes/${token}/accept`, { version, name: 'Mara Muster' });

describe('a price', () => {
  it('stands where everything was said, and is then its own range', async () => {
    const { id, token } = await sendQuote(people.painter.client, people.customer);
    const { readiness, totals } = await people.painter.client.get(`/api/quotes/${id}`);
    const { total_minor } = totals;
    expect(readiness).toEqual({ level: 'firm', reasons: [], low_minor: total_minor, high_minor: total_minor });
    expect((await shown(token)).version.estimate).toBeNull();
    expect((await accept(token)).status).toBe(200);
  });

  it('may still move where a main size is assumed, and says which', async () => {
    const { readiness, totals } = await drafted(unmeasured);
    expect(readiness).toMatchObject({ level: 'range', reasons: ['Not known yet: Room size'] });
    expect(readiness.low_minor).toBeLessThan(totals.total_minor);
    expect(readiness.high_minor).toBeGreaterThan(totals.total_minor);
  });

  it('needs a visit where a hazard is stated', async () => {
    const { readiness } = await drafted(mouldy);
    expect(readiness.level).toBe('visit');
    expect(readiness.reasons).toContainEqual(expect.stringMatching(/^To be looked at: .*amp/));
  });

  it('stands where the provider wrote every line by hand, whatever the request says', async () => {
    const quote = await people.painter.client.post('/api/quotes', {
      description: mouldy,
      mode: 'by_hand',
      line_items: [
        { category: 'labour', description: 'Painting', quantity: 1, unit: 'fixed', unit_price_minor: 50_000 },
      ],
    });
    expect(quote.readiness).toMatchObject({ level: 'firm', low_minor: quote.totals.total_minor });
  });
});

describe('an estimate', () => {
  it('is shown to its customer with the range and the reasons, and cannot be accepted', async () => {
    const { id, readiness } = await drafted(mouldy);
    const { token } = await send(id);
    const { version } = await shown(token);
    expect(version.estimate).toEqual(readiness);
    const refused = await accept(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_a_fixed_price']);
    expect(refused.body.message).toBe(
      'This is an estimate, to be confirmed after a visit: it cannot be accepted as a fixed price. Please ask for a visit.',
    );
    expect((await people.painter.client.get(`/api/quotes/${id}`)).status).toBe('sent');
  });

  it('is a fixed price where its provider says so as it is sent', async () => {
    const { id } = await drafted(mouldy);
    const { token } = await send(id, { as_fixed_price: true });
    expect((await shown(token)).version.estimate).toBeNull();
    expect((await accept(token)).status).toBe(200);
  });

  it('made final before is frozen anew where it is then sent as a fixed price', async () => {
    const { id } = await drafted(mouldy);
    await people.painter.client.post(`/api/quotes/${id}/finalize`);
    const { token, quote } = await send(id, { as_fixed_price: true });
    expect(quote.current_version).toBe(2);
    expect((await accept(token, 2)).status).toBe(200);
  });

  it('stays one for the version that was sent, and the next is asked about anew', async () => {
    const { id } = await drafted(mouldy);
    await send(id, { as_fixed_price: true });
    await people.painter.client.post(`/api/quotes/${id}/revise`);
    const { token } = await send(id);
    expect((await shown(token)).version).toMatchObject({ number: 2, estimate: { level: 'visit' } });
    expect((await accept(token, 2)).body.code).toBe('not_a_fixed_price');
  });

  it('moves its range with the extras that its customer adds', async () => {
    const { id } = await drafted(unmeasured);
    const { token } = await send(id);
    const { version } = await shown(token);
    const [extra] = version.extras;
    const { version: more } = await people.customer.post(
      `/api/customer/quotes/${token}/components/${extra.component_id}/toggle-visibility`,
      { is_visible: true },
    );
    const partOf = ({ estimate, totals }: Answer['body']): number => estimate.high_minor / totals.total_minor;
    expect(more.totals.total_minor).toBeGreaterThan(version.totals.total_minor);
    expect(partOf(more)).toBeCloseTo(partOf(version), 3);
  });
});

describe('a hazard', () => {
  it('that only an answer states makes an estimate of the price too', async () => {
    const quote = await createQuote(people.painter.client);
    const { token } = await sendQuestions(people.painter.client, quote.id);
    const { questions } = await shown(token);
    const hazards = questions.find(({ config }: Answer['body']) =>
      config.options?.some(({ id }: { id: string }) => id === 'none'),
    );
    const responses = [{ question_id: hazards.id, value: { selected: [hazards.config.options[0].id] } }];
    await people.customer.post(`/api/customer/quotes/${token}/responses`, { responses });
    const { readiness } = await answerAll(people.customer, people.painter.client, token, quote.id);
    expect(readiness).toMatchObject({ level: 'visit', reasons: [expect.stringContaining('To be looked at')] });
  });
});
