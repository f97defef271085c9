import { hasTexts } from '#domain/playbooks/texts-of.ts';
import type { ModelCall } from '#server/ports/engine.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import { listLineItems, rewordLine } from '#server/quotes/line-item-store.ts';
import { findQuote, lockQuote } from '#server/quotes/quote-store.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { playbookOfParts } from './assess-quote.ts';
import type { RunContext } from './run-step.ts';
import { insertAiLogs } from './run-store.ts';

/**
 * Says the lines of a stored draft in the quote's language where their playbook has no texts in it. The draft stands
 * already: whatever the model does, and whatever the provider has changed meanwhile, stays as it is.
 */
export async function wordDraft(context: RunContext): Promise<void> {
  const { scope, run, quote, engine } = context;
  const components = await listComponents(scope, quote);
  const row = await findQuote(scope, quote.id);
  const { locale } = row;
  const playbook = await playbookOfParts(scope, context, { quote: row, components });
  if (engine.name === 'builtin' || !playbook || hasTexts(playbook, locale)) return;
  const lines = (await listLineItems(scope, quote)).filter(({ origin }) => origin === 'engine');
  const texts = new Map(lines.map(({ description }) => [description, description]));
  const calls: ModelCall[] = [];
  const said = await engine.run('wording', { texts, locale }, (call) => calls.push(call));
  await inTransaction(scope, async (tx) => {
    await lockQuote(tx, quote.id);
    for (const { id, description } of lines) {
      const wording = said.get(description);
      if (wording !== undefined && wording !== description) await rewordLine(tx, quote, { id, description, wording });
    }
    await insertAiLogs(
      tx,
      quote,
      calls.map((call) => ({
        runId: run.id,
        kind: run.kind,
        step: 'quote_estimate',
        engine: 'llm',
        ...call,
      })),
    );
  });
}
