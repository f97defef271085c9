import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftLineDifferences } from '#server/db/schema.ts';
import { createPainter, createQuote, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

it('what the provider makes of a draft is kept by line and rule when the version is frozen, and nothing changes by it', async () => {
  const { client } = await createPainter(fetch);
  const rules = await client.get('/api/provider/pricing-rules');
  const asked = await createQuote(client);
  await client.post(`/api/quotes/${asked.id}/estimate`);
  const { line_items: lines } = await waitForStatus(client, asked.id, 'provider_review');
  const walls = lines.find(({ description }: { description: string }) => description === 'Paint walls');
  const ceiling = lines.find(({ description }: { description: string }) => /ceiling/i.test(description));
  await client.put(`/api/quotes/${asked.id}/line-items/${walls.id}`, { unit_price_minor: 1200 });
  await client.send('DELETE', `/api/quotes/${asked.id}/line-items/${ceiling.id}`);
  await client.post(`/api/quotes/${asked.id}/line-items`, {
    category: 'other',
    description: 'Parking',
    quantity: 1,
    unit: 'fixed',
    unit_price_minor: 1500,
  });
  await client.post(`/api/quotes/${asked.id}/send`, { channel: 'none' });

  const rows = await running.deps.db
    .select()
    .from(draftLineDifferences)
    .where(eq(draftLineDifferences.quoteId, asked.id))
    .orderBy(asc(draftLineDifferences.playbookLine));
  expect(rows.find(({ playbookLine }) => playbookLine === 'walls')).toMatchObject({
    version: 1,
    change: 'changed',
    pricingRuleId: rules[0].id,
    draftedUnitPriceMinor: 1000,
    finalUnitPriceMinor: 1200,
    draftedQuantity: walls.quantity,
    finalQuantity: walls.quantity,
  });
  expect(rows.filter(({ change }) => change === 'removed')).toMatchObject([{ finalUnitPriceMinor: null }]);
  expect(rows.filter(({ change }) => change === 'added')).toMatchObject([
    { playbookLine: null, draftedQuantity: null, finalUnitPriceMinor: 1500 },
  ]);
  expect(rows.some(({ change }) => change === 'kept')).toBe(true);
  expect(await client.get('/api/provider/pricing-rules')).toEqual(rules);
});
