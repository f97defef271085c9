import { hasTexts } from '#domain/playbooks/texts-of.ts';
import { inTransaction } from '#server/http/scope.ts';
import type { ModelCall } from '#server/ports/engine.ts';
import { listLineItems, rewordLine } from '#server/quotes/line-item-store.ts';
import { findQuote, listComponents, lockQuote } from '#server/quotes/quote-store.ts';
import { playbookOfParts } from './assess-quote.ts';
import type { RunContext } from './run-step.ts';
import { insertAiLogs } from './run-store.ts';

/**
 * Says the lines of a stored draft in the quote's language where their playbook has no texts in it. The draft stands
 * already: whatever the model does, and whatever the provider has changed meanwhile, stays as it is.
 */
export async function wordDraft(context: RunContext): Promise<void> {
  const { scope, run, engine } = context;
  const components = await listComponents(scope, run.quoteId);
  const { locale } = await findQuote(scope, run.quoteId);
  const playbook = await playbookOfParts(scope, context, components);
  if (engine.name === 'builtin' || !playbook || hasTexts(playbook, locale)) return;
  const lines = (await listLineItems(scope, run.quoteId)).filter(({ origin }) => origin === 'engine');
  const texts = new Map(lines.map(({ description }) => [description, description]));
  const calls: ModelCall[] = [];
  const said = await engine.run('wording', { texts, locale }, (call) => calls.push(call));
  await inTransaction(scope, async (tx) => {
    await lockQuote(tx, run.quoteId);
    for (const { id, description } of lines) {
      const wording = said.get(description);
      if (wording !== undefined && wording !== description) await rewordLine(tx, { id, description, wording });
    }
    await insertAiLogs(
      tx,
      calls.map((call) => ({
        quoteId: run.quoteId,
        runId: run.id,
        kind: run.kind,
        step: 'quote_estimate',
        engine: 'llm',
        ...call,
      })),
    );
  });
}
