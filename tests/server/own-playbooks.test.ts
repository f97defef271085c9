import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quoteComponents, quoteQuestions } from '#server/db/schema.ts';
import { installedPlaybooks, keepVersions } from '#server/playbooks/installed-playbooks.ts';
import { withFoldersOf } from '#server/playbooks/take-up-folders.ts';
import { createClient } from '../support/api-client.ts';
import { bundledKnowledge } from '../support/bundled-playbooks.ts';
import { answerAll, createPainter, createQuote, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { serviceTypeId } from '../support/trades.ts';

const folders = join(import.meta.dirname, '../playbooks/own');
const knowledge = withFoldersOf(bundledKnowledge, folders, {
  error: (entry: unknown) => {
    throw new Error(JSON.stringify(entry));
  },
});

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp({ knowledge });
});
afterAll(() => running.stop());

it('a service of one’s own is offered, recognised, asked about and priced', async () => {
  const { client } = await createPainter(fetch);
  const service = { id: serviceTypeId('piano-tuning'), type: 'service_type' };
  await client.put('/api/provider/services', { services: [service] });
  const description = 'Could you tune our 2 grand pianos please? We have had them for years.';
  const quote = await createQuote(client, { description });
  expect(quote.service_types).toEqual([
    { id: service.id, slug: 'piano-tuning', name: 'Piano tuning', has_playbook: true },
  ]);
  const { token } = await sendQuestions(client, quote.id);
  const drafted = await answerAll(createClient(fetch), client, token, quote.id);
  // Two grand pianos at one and a half times the 80 pounds of the folder's rates.
  expect(drafted.line_items).toMatchObject([{ description: 'Tune the piano', quantity: 3, unit_price_minor: 7575 }]);
});

it('its lines, usual rates and an example are there to set prices by', async () => {
  const { client } = await createPainter(fetch);
  const id = serviceTypeId('piano-tuning');
  await client.put('/api/provider/services', { services: [{ id, type: 'service_type' }] });
  const listed: { service_type_id: string; lines: unknown[] }[] = await client.get('/api/provider/pricing-rules/lines');
  expect(listed.find(({ service_type_id }) => service_type_id === id)?.lines).toEqual([
    expect.objectContaining({ key: 'tune', label: 'Tune the piano', usual_rate_minor: 7575 }),
  ]);
  const [unpriced] = await client.get('/api/provider/pricing-rules/unpriced');
  expect(unpriced).toMatchObject({ line_count: 1, priced_count: 0, next_line: { label: 'Tune the piano' } });
  const rule = { service_type_id: id, line_key: 'tune', strategy: 'per_unit', unit: 'per_unit', rate_minor: 9000 };
  const sample = await client.post('/api/provider/pricing-rules/sample', {
    rule: { ...rule, cost_category: 'labour' },
  });
  expect(sample).toMatchObject({ work: { label: 'Tune the piano' }, price: { ok: true } });
});

it('a quote keeps the version and the questions that it was asked with when a newer one is installed', async () => {
  const { client } = await createPainter(fetch);
  const service = { id: serviceTypeId('piano-tuning'), type: 'service_type' };
  await client.put('/api/provider/services', { services: [service] });
  const quote = await createQuote(client, { description: 'Please tune our piano' });
  const { db } = running.deps;
  const [part] = await db.select().from(quoteComponents).where(eq(quoteComponents.quoteId, quote.id));
  expect(part).toMatchObject({ playbookKey: 'piano-tuning', playbookVersion: 1 });
  const questions = await db.select().from(quoteQuestions).where(eq(quoteQuestions.quoteId, quote.id));
  expect(questions.map(({ requirementKey, questionKey }) => [requirementKey, questionKey])).toEqual(
    expect.arrayContaining([
      ['pianos', 'q.pianos'],
      ['start.date', 'q.start'],
    ]),
  );
  const folder = knowledge.folders['piano-tuning'];
  if (!folder || !part) throw new Error('no folder');
  const [tune, ...others] = folder.playbook.lines;
  const newer = installedPlaybooks({
    ...knowledge,
    folders: {
      ...knowledge.folders,
      'piano-tuning': {
        ...folder,
        playbook: { ...folder.playbook, version: 2, lines: [{ ...tune, quantity: '2' }, ...others] as never }, // the line, of twice as much
      },
    },
  });
  await keepVersions(db, newer.compiled);
  expect(newer.of('piano-tuning')?.version).toBe(2);
  const asked = await newer.askedWith(db, part);
  expect([asked?.version, asked?.lines[0]?.quantity]).toEqual([1, 'pianos']);
});
