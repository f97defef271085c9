import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Fact } from '#domain/estimate/fact.ts';
import { suits } from '#domain/estimate/facts/fact-value.ts';
import type { PlaybookRequirement } from '#domain/playbooks/playbook.ts';
import { Problem } from '#domain/problem.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { followQuestions } from '#server/pipeline/follow-questions.ts';
import { type LoadedAssessment, loadAssessment } from '#server/pipeline/load-assessment.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { staleRevision } from './change-quote.ts';
import { type ComponentRow, updateComponent } from './component-store.ts';
import { findQuote, lockQuote, type QuoteRow, updateQuote } from './quote-store.ts';
import { estimateAnew } from './request-estimate.ts';

type Endpoint = (typeof endpoints)['correctUnderstood'];
type Input = z.output<Endpoint['body']> & { readonly requirement: string };

/** While the price is not with the customer, and nothing is being made of what was known before. */
const open: readonly QuoteStatus[] = ['draft', 'awaiting_customer', 'provider_review'];

/**
 * The provider says how it is: from then on that counts, whatever the request or an answer says. Questions that it settles go
 * and those that it opens come; a draft is made anew.
 * @throws Problem not_found, invalid_fields, stale_revision, invalid_state
 */
export async function correctUnderstood(
  scope: ProviderScope,
  deps: Pick<AppDeps, 'playbooks' | 'queue' | 'clock'>,
  id: string,
  input: Input,
): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (input.revision !== undefined && input.revision !== quote.revision) throw staleRevision();
    if (!open.includes(quote.status))
      throw new Problem('invalid_state', msg`What was understood can only be changed before the quote is sent.`);
    const before = await loadAssessment(tx, deps, quote);
    const { requirement, component } = placeOf(before, input);
    if (!suits(requirement, input.value)) {
      throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
        fields: { value: [msg`This value does not fit here.`] },
      });
    }
    const fact: Fact = {
      requirement: requirement.key,
      value: input.value,
      source: { kind: 'provider' },
      confidence: 1,
    };
    const isOther = (one: Fact): boolean => one.requirement !== fact.requirement || one.source.kind !== 'provider';
    const withFact = (facts: readonly Fact[]): Fact[] => [...facts.filter(isOther), fact];
    if (component) await updateComponent(tx, quote, component.id, { statedFacts: withFact(component.statedFacts) });
    const changed = await updateQuote(tx, quote, component ? {} : { statedFacts: withFact(quote.statedFacts) });
    if (quote.status === 'provider_review') return estimateAnew(tx, deps, changed);
    await followQuestions(tx, deps, { before, after: await loadAssessment(tx, deps, quote) });
    return findQuote(tx, quote.id);
  });
}

interface Place {
  readonly requirement: PlaybookRequirement;
  /** Null for what is about the whole job. */
  readonly component: ComponentRow | null;
}

function placeOf({ asked, components }: LoadedAssessment, { requirement: key, component_id }: Input): Place {
  const requirement = asked?.playbook.requirements.find((one) => one.key === key);
  const component = components.find(({ id, sectionKey }) => id === component_id && sectionKey !== null);
  const isPart = requirement?.scope === 'section';
  if (!requirement || requirement.type === 'photo' || isPart !== (component !== undefined))
    throw new Problem('not_found', msg`This job needs no such thing to be known.`);
  return { requirement, component: component ?? null };
}
