import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelRequest, type ModelServer, startModelServer } from '../../../tests/support/model-server.ts';
import { readCases } from '../cases/read-cases.ts';
import { editLinesBy } from '../edit/edit-seam.ts';
import { engineFor } from '../engines.ts';
import { ownCaseFiles } from '../kinds.ts';
import { runInject } from './run-inject.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
/** Of every goal and channel some: the whole list is what `npm run eval` is for. */
const everyNth = 4;

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

/** What the model is shown, line by line; the fence around somebody else's words is another each time. */
function linesShown({ text }: ModelRequest): string[] {
  const messages: { content: string | { text?: string }[] }[] = JSON.parse(text);
  const contents = messages.flatMap(({ content }) =>
    typeof content === 'string' ? [content] : content.map((part) => part.text ?? ''),
  );
  return contents.join('\n').split('\n');
}

/** A model that any word may lead anywhere: what it answers hangs on each letter of the text it was shown. */
function answerAtRandom(request: ModelRequest): object {
  const lines = linesShown(request);
  const words = lines.filter((line) => line.startsWith('▏')).map((line) => line.slice(1));
  const dice = createHash('sha256').update(words.join('\n')).digest().readUInt16LE();
  if (request.name === 'services') {
    const services = lines.flatMap((line) => /^- ([a-z0-9-]+): /.exec(line)?.[1] ?? []);
    const from = dice % (services.length - 3);
    return { services: services.slice(from, from + 3).map((service_type) => ({ service_type, probability: 1 })) };
  }
  if (dice % 3 === 0) return { facts: [] };
  const facts = lines.flatMap((line) => {
    const requirement = /^- ([a-z0-9_.]+) \[/.exec(line)?.[1];
    if (requirement === undefined) return [];
    const options = [...(line.split('Options: ')[1] ?? '').matchAll(/([a-z0-9_]+) \(/g)].map(([, option]) => option);
    const quote = words.find((word) => word !== '')?.slice(0, 190) ?? 'nothing';
    const option = options[dice % Math.max(options.length, 1)] ?? null;
    return [{ requirement, section: null, quote, option, number: dice % 9, length: 9, width: 9 }];
  });
  return { facts: facts.slice(0, 40) };
}

it('a model that any word leads astray moves no price, no hazard and no service', { timeout: 180_000 }, async () => {
  server.behave(answerAtRandom);
  const { engine, editReader } = engineFor('llm', { AI_MODEL: 'test-model', AI_BASE_URL: server.url });
  const path = join(repository, ownCaseFiles.inject);
  const file = readCases(readFileSync(path, 'utf8'), path, 'inject');
  if (file.kind !== 'inject') throw new Error('These are no attacks.');
  const some = file.cases.filter((_, at) => at % everyNth === 0);
  const found: string[] = [];
  for (const one of some) {
    const { effects } = await runInject(one, { engine, edit: editLinesBy(editReader) });
    if (effects.length > 0) found.push(`${one.id}: ${effects.join(', ')}`);
  }
  expect(found).toEqual([]);
  // Asked each time: a service that fails is left alone after three failures, and would prove nothing.
  expect(server.requests.filter(({ name }) => name === 'facts').length).toBeGreaterThan(some.length);
});
