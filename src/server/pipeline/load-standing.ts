import type { AppDeps } from '#server/http/app-deps.ts';
import { listLooks, photoFactsOf } from '#server/media/look-store.ts';
import { listLatestResponses, listQuestions } from '#server/questions/question-store.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { playbookOfParts } from './assess-quote.ts';
import { type Standing, standingOf } from './quote-standing.ts';
import { findReadiness } from './readiness-store.ts';

/** How a quote stands, for whoever has nothing of it at hand. */
export async function loadStanding(
  scope: ProviderScope,
  deps: Pick<AppDeps, 'clock' | 'logger' | 'playbooks'>,
  quote: QuoteRow,
): Promise<Standing> {
  const components = await listComponents(scope, quote);
  return standingOf(scope, deps, {
    quote,
    components,
    playbook: await playbookOfParts(scope, deps, { quote, components }),
    questions: await listQuestions(scope, quote),
    responses: await listLatestResponses(scope, quote),
    photoFacts: photoFactsOf(await listLooks(scope, quote)),
    stored: await findReadiness(scope, quote),
  });
}
