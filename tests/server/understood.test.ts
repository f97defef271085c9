import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/api-client.ts';
import { painterInApp } from '../support/painter-in-app.ts';
import { answerAll, createQuote, pastedRequest, sendQuestions, sendQuote, waitForStatus } from '../support/stories.ts';

const people = painterInApp();

type Quote = Answer['body'];

const factOf = (quote: Quote, requirement: string): Quote =>
  quote.understood.find((one: Quote) => one.requirement === requirement);
const asked = ({ questions }: Quote): string[] => questions.map((one: Quote) => one.requirement_key);
const lineOf = ({ line_items }: Quote, words: string): Quote =>
  line_items.find(({ description }: Quote) => description.includes(words));
const correct = (id: string, requirement: string, body: Record<string, unknown>): Promise<Answer> =>
  people.painter.client.send('PUT', `/api/quotes/${id}/understood/${requirement}`, body);

const size = (length: string, width: string) => ({
  type: 'dimensions',
  shape: 'rectangular',
  unit: 'meters',
  length,
  width,
});

async function drafted(description: string): Promise<Quote> {
  const quote = await people.painter.client.post('/api/quotes', {
    description,
    customer: { name: 'Mara Muster' },
    mode: 'estimate',
  });
  return waitForStatus(people.painter.client, quote.id, 'provider_review');
}

describe('what was understood', () => {
  it('is shown with its value, where it stands in the request, and that it is sure', async () => {
    const quote = await createQuote(people.painter.client);
    const start = pastedRequest.indexOf('5 x 4 m');
    expect(factOf(quote, 'room.size')).toMatchObject({
      component_id: quote.components[0].id,
      label: 'Room size',
      text: '5 × 4 m',
      value: { length: '5', width: '4' },
      source: 'request',
      span: { start, end: start + '5 x 4 m'.length },
      is_sure: true,
    });
  });

  it('says of an answer that it is one, and of a default that it is assumed', async () => {
    const quote = await createQuote(people.painter.client, {
      description: 'Please paint the walls of our living room.',
    });
    const { token } = await sendQuestions(people.painter.client, quote.id);
    const answered = await answerAll(people.customer, people.painter.client, token, quote.id);
    expect(factOf(answered, 'room.size')).toMatchObject({
      source: 'answer',
      text: '5 × 4 m',
      is_sure: true,
      span: null,
    });
    expect(answered.understood.some(({ source }: Quote) => source === 'assumed')).toBe(true);
    for (const { source, is_sure } of answered.understood) if (source === 'assumed') expect(is_sure).toBe(false);
  });

  it('lists what a choice could be instead', async () => {
    const quote = await drafted(pastedRequest);
    const choice = quote.understood.find(({ value }: Quote) => value.type === 'choice');
    expect(choice.options).toContainEqual({ id: choice.value.option, label: choice.text });
  });
});

describe('what a customer reads as understood', () => {
  it('is what their request says for certain, and neither what is assumed nor what the provider put right', async () => {
    const quote = await createQuote(people.painter.client, {
      description: 'Please paint the walls and ceiling of our living room, 12 x 10.',
    });
    const value = { type: 'choice', option: 'filling' };
    await correct(quote.id, 'walls.condition', { component_id: quote.components[0].id, value });
    const { token } = await sendQuestions(people.painter.client, quote.id);
    const { understood } = await people.customer.get(`/api/customer/quotes/${token}`);
    expect(understood.map(({ label }: Quote) => label)).toEqual(['What to paint']);
    const others = (await people.painter.client.get(`/api/quotes/${quote.id}`)).understood;
    const known = others.map(({ source, is_sure }: Quote) => `${source} ${is_sure}`);
    expect(known).toEqual(expect.arrayContaining(['request false', 'assumed false', 'provider true']));
  });
});

describe('a correction by the provider', () => {
  it('counts instead of the request, and is said to be theirs', async () => {
    const quote = await createQuote(people.painter.client);
    const { component_id } = factOf(quote, 'room.size');
    const { body } = await correct(quote.id, 'room.size', { component_id, value: size('6', '3') });
    expect(factOf(body.data, 'room.size')).toMatchObject({ source: 'provider', text: '6 × 3 m', span: null });
    expect(body.data.revision).toBeGreaterThan(quote.revision);
  });

  it('takes out the question that it settles', async () => {
    const quote = await createQuote(people.painter.client, {
      description: 'Please paint the walls of our living room.',
    });
    const sizeAsked = quote.questions.find(({ type }: Quote) => type === 'Dimensions');
    const component_id = quote.components[0].id;
    const { body } = await correct(quote.id, 'room.size', { component_id, value: size('6', '3') });
    expect(body.data.questions.map(({ id }: Quote) => id)).not.toContain(sizeAsked.id);
    const positions = body.data.questions.map(({ position }: Quote) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  it('brings the question that it opens', async () => {
    const quote = await createQuote(people.painter.client);
    const value = { type: 'multi_choice', options: ['woodwork'] };
    const { body } = await correct(quote.id, 'surfaces', { value });
    expect(asked(quote)).not.toContain('woodwork.items');
    expect(asked(body.data)).toContain('woodwork.items');
  });

  it('brings no question back that the provider took out', async () => {
    const quote = await createQuote(people.painter.client);
    const [first] = quote.questions;
    await people.painter.client.send('DELETE', `/api/quotes/${quote.id}/questions/${first.id}`);
    const { component_id } = factOf(quote, 'room.size');
    const { body } = await correct(quote.id, 'room.size', { component_id, value: size('6', '3') });
    expect(asked(body.data)).not.toContain(first.requirement_key);
  });

  it('makes the draft anew and keeps what the provider wrote', async () => {
    const quote = await drafted(pastedRequest);
    await people.painter.client.post(`/api/quotes/${quote.id}/line-items`, {
      category: 'labour',
      description: 'My own line',
      quantity: 1,
      unit: 'fixed',
      unit_price_minor: 1000,
    });
    const { component_id } = factOf(quote, 'room.size');
    await correct(quote.id, 'room.size', { component_id, value: size('10', '8') });
    const after = await waitForStatus(people.painter.client, quote.id, 'provider_review');
    expect(after.totals.total_minor).toBeGreaterThan(quote.totals.total_minor * 1.5);
    expect(lineOf(after, 'My own line')).toMatchObject({ origin: 'provider', unit_price_minor: 1000 });
  });

  it('counts more than an answer, also one that comes later', async () => {
    const quote = await createQuote(people.painter.client, {
      description: 'Please paint the walls of our living room.',
    });
    const { token } = await sendQuestions(people.painter.client, quote.id);
    const { questions } = await people.customer.get(`/api/customer/quotes/${token}`);
    const { id } = questions.find(({ type }: Quote) => type === 'Dimensions');
    const value = { shape: 'rectangular', unit: 'meters', length: 5, width: 4 };
    await people.customer.post(`/api/customer/quotes/${token}/responses`, { responses: [{ question_id: id, value }] });
    await correct(quote.id, 'room.size', { component_id: quote.components[0].id, value: size('6', '3') });
    await people.customer.post(`/api/customer/quotes/${token}/responses`, { responses: [{ question_id: id, value }] });
    expect(factOf(await people.painter.client.get(`/api/quotes/${quote.id}`), 'room.size').text).toBe('6 × 3 m');
  });

  it('takes a reason away for which the price did not stand', async () => {
    const quote = await drafted('Please paint the walls and the ceiling of our living room.');
    expect(quote.readiness.level).toBe('range');
    await correct(quote.id, 'room.size', { component_id: quote.components[0].id, value: size('5', '4') });
    const after = await waitForStatus(people.painter.client, quote.id, 'provider_review');
    expect(after.readiness).toMatchObject({ level: 'firm', reasons: [] });
    expect(after.assumptions.join(' ')).not.toMatch(/room size/i);
  });

  it.each([
    ['another kind of value', 'room.size', { value: { type: 'flag', flag: true } }, 422],
    ['a size beyond its bounds', 'room.size', { value: size('5000', '4') }, 422],
    ['an old revision', 'room.size', { value: size('6', '3'), revision: 1 }, 409],
    ['what the job does not know', 'moon.phase', { value: { type: 'flag', flag: true } }, 404],
  ])('is refused with %s', async (_, requirement, body, status) => {
    const quote = await drafted(pastedRequest);
    const refused = await correct(quote.id, requirement, { component_id: quote.components[0].id, ...body });
    expect(refused.status).toBe(status);
  });

  it('is refused once the quote is with its customer', async () => {
    const { id } = await sendQuote(people.painter.client, people.customer);
    const quote = await people.painter.client.get(`/api/quotes/${id}`);
    const refused = await correct(id, 'room.size', { component_id: quote.components[0].id, value: size('6', '3') });
    expect([refused.status, refused.body.code]).toEqual([409, 'invalid_state']);
  });
});

describe('a doubt', () => {
  it('tells which figure found no place, and where it stands', async () => {
    const text = 'Please paint the walls and ceiling of our living room, 5 x 4 m. The garden is 30 m away.';
    const { doubts } = await createQuote(people.painter.client, { description: text });
    const start = text.indexOf('30 m');
    expect(doubts).toContainEqual({
      text: '“30 m”: it is not clear what this measures.',
      span: { start, end: start + 4 },
      question_id: null,
    });
  });

  it('whether a part is wanted makes it optional, with its own lines outside the total', async () => {
    const sure = 'Please paint the walls and ceiling of our living room, 5 x 4 m';
    const [alone, open] = [await drafted(`${sure}.`), await drafted(`${sure}, and perhaps the hallway, 4 x 1.2 m.`)];
    const hallway = open.components.find(({ title }: Quote) => title === 'Hallway');
    expect(hallway).toMatchObject({ is_optional: true, is_visible: false });
    expect(open.line_items.filter((line: Quote) => line.component_id === hallway.id).length).toBeGreaterThan(0);
    expect(open.total_minor).toBe(alone.total_minor);
    expect(open.doubts.map(({ text }: Quote) => text)).toContain(
      'Hallway: only perhaps wanted, so it is an optional part.',
    );
  });

  it('about what moves the price is put to the customer, and ends with the answer', async () => {
    const text = 'Please paint the walls and ceiling of our living room, 12 x 10.';
    const quote = await createQuote(people.painter.client, { description: text });
    const [doubt] = quote.doubts;
    expect(doubt.text).toContain('no unit was written');
    expect(quote.questions.find(({ id }: Quote) => id === doubt.question_id).type).toBe('Dimensions');
    const { token } = await sendQuestions(people.painter.client, quote.id);
    const answered = await answerAll(people.customer, people.painter.client, token, quote.id);
    expect(answered.doubts).toEqual([]);
    expect(answered.readiness.level).toBe('firm');
  });
});
