import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, Client } from '../support/api-client.ts';
import { createPainter } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
let providerId: string;

beforeAll(async () => {
  running = await startTestApp();
  ({ client } = await createPainter((path, init) => running.app.request(path, init)));
  providerId = (await client.get('/api/provider/profile/check')).provider.id;
});
afterAll(() => running.stop());

const run = (statement: ReturnType<typeof sql>) => running.deps.db.execute(statement);

/** A life of a quote; a step that is null never came. Minutes after the one before it. */
const life = fc.record({
  requestedHoursAgo: fc.integer({ min: 0, max: 24 * 110 }),
  currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
  isAnswered: fc.boolean(),
  isUndelivered: fc.boolean(),
  unread: fc.integer({ min: 0, max: 2 }),
  sent: fc.option(
    fc.record({ minutes: fc.integer({ min: 0, max: 60 * 24 * 20 }), minor: fc.integer({ min: 0, max: 900_000 }) }),
  ),
  /** A next version with another value, on a later day. */
  sentAgain: fc.option(
    fc.record({ minutes: fc.integer({ min: 1, max: 20_000 }), minor: fc.integer({ min: 0, max: 900_000 }) }),
  ),
  isViewed: fc.boolean(),
  accepted: fc.option(
    fc.record({ minutes: fc.integer({ min: 1, max: 20_000 }), minor: fc.integer({ min: 0, max: 900_000 }) }),
  ),
  /** Taken back for a next version that has not gone out. */
  isRevised: fc.boolean(),
  end: fc.constantFrom('kept', 'kept', 'archived', 'deleted'),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

async function live(one: Life): Promise<void> {
  const id = randomUUID();
  let at = Date.now() - one.requestedHoursAgo * 3_600_000;
  const now = () => new Date(at).toISOString();
  await run(sql`insert into quotes (id, provider_id, title, description, status, currency, locale, prices_include_tax, created_at)
    values (${id}, ${providerId}, 'T', 'D', 'awaiting_customer', ${one.currency}, 'en-GB', false, ${now()})`);
  await run(sql`insert into quote_links (quote_id, channel, status, created_at)
    values (${id}, 'email', ${one.isUndelivered ? 'failed' : 'sent'}, ${now()})`);
  if (one.isAnswered)
    await run(sql`insert into quote_activity (quote_id, actor, action) values (${id}, 'system', 'complete_answers')`);
  for (let count = 0; count < one.unread; count++)
    await run(sql`insert into quote_messages (quote_id, author, body) values (${id}, 'customer', 'When?')`);
  for (const sending of one.sent ? [one.sent, one.sentAgain] : []) {
    if (!sending) continue;
    at += sending.minutes * 60_000;
    await run(
      sql`update quotes set status = 'sent', sent_at = ${now()}, sent_total_minor = ${sending.minor} where id = ${id}`,
    );
  }
  if (one.isViewed) await run(sql`update quote_links set last_clicked_at = ${now()} where quote_id = ${id}`);
  if (one.sent && one.isRevised) await run(sql`update quotes set status = 'provider_review' where id = ${id}`);
  else if (one.sent && one.accepted) {
    at += one.accepted.minutes * 60_000;
    await run(sql`insert into quote_acceptances (quote_id, version, name, total_minor, chosen_component_ids)
      values (${id}, 1, 'N', ${one.accepted.minor}, '[]')`);
    await run(sql`update quotes set status = 'accepted', accepted_at = ${now()} where id = ${id}`);
  }
  if (one.end === 'archived') await run(sql`update quotes set archived_at = now() where id = ${id}`);
  if (one.end === 'deleted') await run(sql`delete from quotes where id = ${id}`);
}

interface Listed {
  readonly count: number;
  readonly minor: number;
  readonly unread: number;
}

/** All that the list shows for a filter, page by page. */
async function listed(filter: Record<string, string>): Promise<Listed> {
  const rows: Answer['body'][] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({ ...filter, per_page: '7', page: String(page) });
    const { body } = await client.send('GET', `/api/quotes?${query}`);
    rows.push(...body.data);
    if (page >= body.meta.total_pages) {
      expect(rows.length).toBe(body.meta.total);
      return {
        count: rows.length,
        minor: rows.reduce((sum, row) => sum + (row.counted_minor ?? 0), 0),
        unread: rows.reduce((sum, row) => sum + row.messages_unread, 0),
      };
    }
  }
}

const counts = async (filter: Record<string, string>): Promise<number> => (await listed(filter)).count;

/** The summary, said by the list alone. */
async function saidByTheList(summary: Answer['body']) {
  const { from, to } = summary;
  const within = (happened: string, more: Record<string, string> = {}) => counts({ happened, from, to, ...more });
  const unread = await listed({ trouble: 'unread' });
  const values = async (days: { from: string; to: string }, currency: string) => {
    const sent = await listed({ happened: 'sent', currency, from: days.from, to: days.to });
    const accepted = await listed({ happened: 'accepted', currency, from: days.from, to: days.to });
    return { sent: sent.count, sent_minor: sent.minor, accepted: accepted.count, accepted_minor: accepted.minor };
  };
  return {
    quotes: await counts({}),
    waiting: await counts({ waiting_for: 'provider' }),
    with_customers: {
      sent: await counts({ status: 'sent' }),
      awaiting_customer: await counts({ status: 'awaiting_customer' }),
    },
    unread: { quotes: unread.count, messages: unread.unread },
    undelivered: await counts({ trouble: 'undelivered' }),
    funnel: {
      requested: await within('requested'),
      answered: await within('requested', { reached: 'answered' }),
      sent: await within('requested', { reached: 'sent' }),
      viewed: await within('requested', { reached: 'viewed' }),
      accepted: await within('requested', { reached: 'accepted' }),
    },
    win: { sent: await within('sent'), accepted: await within('sent', { reached: 'accepted' }) },
    currencies: await Promise.all(
      summary.currencies.map(async ({ currency, weeks }: Answer['body']) => ({
        currency,
        ...(await values({ from, to }, currency)),
        weeks: await Promise.all(
          weeks.map(async (week: Answer['body']) => ({
            from: week.from,
            to: week.to,
            ...(await values(week, currency)),
          })),
        ),
      })),
    ),
  };
}

/** The wait in the middle, the lower one of two, in the step in which it is shown. */
function shownMedian(lives: readonly Life[], { from, to }: Answer['body']): number | null {
  const waits = lives.flatMap(({ sent, requestedHoursAgo, end }) => {
    if (!sent || end === 'deleted') return [];
    const day = new Date(Date.now() - requestedHoursAgo * 3_600_000 + sent.minutes * 60_000).toISOString().slice(0, 10);
    return day >= from && day <= to ? [sent.minutes] : [];
  });
  const median = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1];
  if (median === undefined) return null;
  const [, step = 1440] =
    [
      [60, 5],
      [360, 10],
      [1440, 30],
      [10_080, 360],
    ].find(([below = 0]) => median < below) ?? [];
  return Math.floor(median / step) * step;
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

it('says of any quotes what the list shows behind each figure, and nothing once they are deleted', async () => {
  const time = fc.record({ fromDaysAgo: fc.integer({ min: 40, max: 90 }), toDaysAgo: fc.integer({ min: 0, max: 19 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 6, maxLength: 14, size: 'max' }),
      time,
      async (lives, { fromDaysAgo, toDaysAgo }) => {
        for (const one of lives) await live(one);
        const summary = await client.get(
          `/api/dashboard/summary?from=${daysAgo(fromDaysAgo)}&to=${daysAgo(toDaysAgo)}`,
        );
        const said = await saidByTheList(summary);
        expect({ ...summary, waiting: summary.waiting.quotes }).toMatchObject(said);
        expect(summary.median_wait_minutes).toBe(shownMedian(lives, summary));
        const inCurrencies = said.currencies.reduce((sum, { sent }) => sum + sent, 0);
        expect(inCurrencies).toBe(said.win.sent);
        await run(sql`delete from quotes where provider_id = ${providerId}`);
        const after = await client.get('/api/dashboard/summary');
        expect(after).toMatchObject({
          quotes: 0,
          funnel: { requested: 0, accepted: 0 },
          win: { sent: 0 },
          currencies: [],
        });
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);
