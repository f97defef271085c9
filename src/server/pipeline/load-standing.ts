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
  const [components, questions, responses, looks, stored] = await Promise.all([
    listComponents(scope, quote),
    listQuestions(scope, quote),
    listLatestResponses(scope, quote),
    listLooks(scope, quote),
    findReadiness(scope, quote),
  ]);
  const playbook = await playbookOfParts(scope, deps, { quote, components });
  const said = { components, questions, responses, photoFacts: photoFactsOf(looks) };
  return standingOf(scope, deps, { quote, playbook, ...said, stored });
}
