import type { AppDeps } from '#server/http/app-deps.ts';
import { listLooks, photoFactsOf } from '#server/media/look-store.ts';
import { listLatestResponses, listQuestions, type QuestionRow } from '#server/questions/question-store.ts';
import { type ComponentRow, listComponents } from '#server/quotes/component-store.ts';
import { findQuote, type OwnQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type AskedWork, type Assessment, assess, basisOf, workOfParts } from './assess-quote.ts';

export interface LoadedAssessment extends Assessment {
  /** Absent while the job has no parts. */
  readonly asked: AskedWork | undefined;
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
  const asked = await workOfParts(scope, deps, { quote, components });
  const playbook = asked?.playbook;
  return {
    ...assess(basisOf({ playbook, quote, components, questions, responses, photoFacts: photoFactsOf(photos) })),
    asked,
    quote,
    components,
    questions,
  };
}
