import type { AppDeps } from '#server/http/app-deps.ts';
import { listLooks, photoFactsOf } from '#server/media/look-store.ts';
import { listLatestResponses, listQuestions, type QuestionRow } from '#server/questions/question-store.ts';
import {
  type ComponentRow,
  findQuote,
  listComponents,
  type OwnQuote,
  type QuoteRow,
} from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type Assessment, assess, basisOf, playbookOfParts } from './assess-quote.ts';

export interface LoadedAssessment extends Assessment {
  readonly quote: QuoteRow;
  readonly components: readonly ComponentRow[];
  readonly questions: readonly QuestionRow[];
}

/** The assessment of a quote as it is stored now. */
export async function loadAssessment(
  scope: ProviderScope,
  deps: Pick<AppDeps, 'playbooks'>,
  own: OwnQuote,
): Promise<LoadedAssessment> {
  const [quote, components, questions, responses, photos] = await Promise.all([
    findQuote(scope, own.id),
    listComponents(scope, own),
    listQuestions(scope, own),
    listLatestResponses(scope, own),
    listLooks(scope, own),
  ]);
  const playbook = await playbookOfParts(scope, deps, components);
  return {
    ...assess(basisOf({ playbook, quote, components, questions, responses, photoFacts: photoFactsOf(photos) })),
    quote,
    components,
    questions,
  };
}
