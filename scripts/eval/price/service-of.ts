import type { Classification } from '#domain/estimate/classify-request.ts';
import { otherScope } from '#domain/estimate/scope-questions.ts';
import type { Locale } from '#domain/locale.ts';
import { choiceIds } from '#domain/question/choice-ids.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';

interface Scoped {
  readonly classification: Classification;
  readonly locale: Locale;
  /** What the request really is about; none where the case does not say. */
  readonly expected: readonly string[];
}

/**
 * The service a request is taken for. One that is not sure is asked about, as the product does, and the customer chooses
 * the expected one where it is offered.
 */
export async function serviceOf({ classification, locale, expected }: Scoped, engine: Engine): Promise<string | null> {
  const [first] = classification.candidates;
  if (!first || classification.confident) return first?.service_type ?? null;
  const [asked] = await engine.run('scope_questions', { classification, locale, playbooks });
  const offered = choiceIds(asked?.config, 'options');
  const wanted = expected.find((service) => offered.includes(service));
  if (wanted) return wanted;
  // Without an expectation nobody can choose: the likeliest is taken.
  return expected.length && offered.includes(otherScope) ? null : first.service_type;
}
