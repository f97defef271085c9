import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quoteLinks } from '#server/db/schema.ts';
import { type Answer, createClient } from '../../../tests/support/api-client.ts';
import { createPainter, createQuote, sendQuestions } from '../../../tests/support/stories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createLinkTokens } from './link-token.ts';

const hour = 3_600_000;
let running: TestApp;
let quoteId: string;
let link: { token: string; linkId: string };

beforeAll(async () => {
  running = await startTestApp();
  const { client } = await createPainter((path, init) => running.app.request(path, init));
  quoteId = (await createQuote(client)).id;
  link = await sendQuestions(client, quoteId);
});
afterAll(() => running.stop());
beforeEach(() => change({ generation: 1, revokedAt: null, expiresAt: null }));

const open = (token: string): Promise<Answer> =>
  createClient((path, init) => running.app.request(path, init)).send('GET', `/api/customer/quotes/${token}`);

async function change(values: Partial<typeof quoteLinks.$inferInsert>): Promise<void> {
  await running.deps.db.update(quoteLinks).set(values).where(eq(quoteLinks.id, link.linkId));
}

const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const tokenOf = (id: string, generation: number) => createLinkTokens(running.deps.secret).tokenFor({ id, generation });

describe('a customer’s link', () => {
  test('opens its quote and tells nothing of the provider’s own id for it', async () => {
    const answer = await open(link.token);
    expect(answer).toMatchObject({ status: 200, body: { data: { id: link.token } } });
    expect(JSON.stringify(answer.body)).not.toContain(quoteId);
  });

  test('that was forged, cut or lengthened leads nowhere', async () => {
    const forged = createLinkTokens('a guess at the secret, of decent length').tokenFor({
      id: link.linkId,
      generation: 1,
    });
    const flipped = `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [forged, flipped, link.token.slice(0, -1), `${link.token}A`, link.linkId]) {
      expect(await open(token), token).toMatchObject(refused(404, 'not_found'));
    }
  });

  test('of a quote that does not exist leads nowhere', async () => {
    const token = tokenOf('0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 1);
    expect(await open(token)).toMatchObject(refused(404, 'not_found'));
  });

  test('that a newer one replaced is gone, and says so', async () => {
    await change({ generation: 3 });
    expect(await open(link.token)).toMatchObject(refused(410, 'link_gone'));
    expect(await open(tokenOf(link.linkId, 2))).toMatchObject(refused(410, 'link_gone'));
    expect(await open(tokenOf(link.linkId, 3))).toMatchObject({ status: 200 });
  });

  test('of a generation that was never given out leads nowhere', async () => {
    expect(await open(tokenOf(link.linkId, 2))).toMatchObject(refused(404, 'not_found'));
    expect(await open(tokenOf(link.linkId, 0))).toMatchObject(refused(404, 'not_found'));
  });

  test('that was withdrawn is gone', async () => {
    await change({ revokedAt: new Date() });
    expect(await open(link.token)).toMatchObject(refused(410, 'link_gone'));
  });

  test('works until it ends, and is gone from then on', async () => {
    await change({ expiresAt: new Date(Date.now() + hour) });
    expect((await open(link.token)).status).toBe(200);
    running.moveClock(hour + 1);
    expect(await open(link.token)).toMatchObject(refused(410, 'link_gone'));
    running.moveClock(-hour - 1);
  });

  test('that is gone takes no answers either', async () => {
    await change({ revokedAt: new Date() });
    const customer = createClient((path, init) => running.app.request(path, init));
    const answer = await customer.send('POST', `/api/customer/quotes/${link.token}/responses`, { responses: [] });
    expect(answer).toMatchObject(refused(410, 'link_gone'));
  });
});
