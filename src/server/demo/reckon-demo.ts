import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { customerQuote } from '#contract/customer-quotes.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { givenResponses } from '#domain/question/branching.ts';
import { progress } from '#domain/question/progress.ts';
import { presentParties } from '#server/customer-quotes/present-customer-quote.ts';
import { presentPrefill } from '#server/customer-quotes/present-prefill.ts';
import { presentComponent, presentVersion } from '#server/customer-quotes/present-version.ts';
import type { Executor } from '#server/db/connection.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { presentTime } from '#server/http/present-time.ts';
import { say } from '#server/i18n.ts';
import { findProvider, type ProviderRow } from '#server/providers/provider-store.ts';
import { presentQuestion, presentResponse } from '#server/questions/present-question.ts';
import type { Parties } from '#server/quotes/parties.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { demoLinksOf } from './demo-links.ts';
import { sampleVersion } from './sample-version.ts';
import { type Given, jobOf, type SampleJob, type SampleWork, usualJob, workThrough } from './sample-work.ts';
import { exampleSeller, type Seller, sellerOf } from './seller.ts';

type Wire = z.input<typeof customerQuote>;
type DemoDeps = Pick<AppDeps, 'countries' | 'playbooks' | 'clock'>;

interface Reader {
  readonly db: Executor;
  readonly locale: Locale;
}

/** A quote that was never asked for, drafted the way every quote is and kept nowhere. @throws Problem not_found */
export async function reckonDemo(
  deps: DemoDeps & Pick<AppDeps, 'secret'>,
  { db, locale }: Reader,
  { of, ...given }: Given & { readonly of?: string | undefined },
): Promise<Wire> {
  if (of === undefined) {
    const sample = { seller: exampleSeller(locale, deps), job: usualJob(deps.playbooks, locale) };
    return present(sample, given, deps.clock());
  }
  const provider = await demoLinksOf(deps.secret).findProvider(db, of);
  if (!provider)
    throw new Problem('not_found', msg`This link does not lead to a quote. Please check that it is complete.`);
  const scope = { db, providerId: provider.id, actor: { kind: 'customer' } } as const;
  return present(await sampleOf(scope, deps, provider), given, deps.clock());
}

/** The provider’s own, with every figure it is made of. */
export async function reckonOwnDemo(scope: ProviderScope, deps: DemoDeps, given: Given): Promise<Wire> {
  const { seller, job } = await sampleOf(scope, deps, await findProvider(scope));
  return present({ seller: { ...seller, detail: 'rates' }, job }, given, deps.clock());
}

interface Sample {
  readonly seller: Seller;
  readonly job: SampleJob;
}

async function sampleOf(scope: ProviderScope, deps: DemoDeps, provider: ProviderRow): Promise<Sample> {
  return { seller: sellerOf(provider, deps), job: await jobOf(scope, deps.playbooks, provider.locale) };
}

function present({ seller, job }: Sample, given: Given, now: Date): Wire {
  const work = workThrough(job, seller, given, now);
  const customer = { name: say(seller.locale, msg`Sarah Example`), address: null, kind: 'person' } as const;
  const parties: Parties = { provider: seller.party, customer };
  return {
    ...stateOf(given, now),
    ...presentParties(parties, seller.logoUrl, seller.primaryColor),
    ...presentWork(work),
    media: [],
    understood: [],
    description: job.request,
    locale: seller.locale,
    currency: seller.currency,
    version: given.is_priced ? presentPriced({ work, seller, parties, chosen: given.chosen, now }) : null,
  };
}

/** As a quote stands at that moment of its life. */
function stateOf({ is_priced: isPriced }: Given, now: Date) {
  return {
    id: 'demo',
    link_id: null,
    number: null,
    sent_at: isPriced ? presentTime(now) : null,
    status: isPriced ? 'sent' : 'awaiting_customer',
    stage: isPriced ? 'quote_estimation' : 'initial_intake',
    messages_unread: 0,
    next: isPriced ? 'result' : 'flow',
    is_preview: false,
    is_demo: true,
    rejected: null,
    change_request: null,
  } as const;
}

function presentWork({ title, components, questions, responses }: SampleWork) {
  return {
    title,
    components: components.map(presentComponent),
    questions: questions.map((question) => {
      const response = responses.find(({ questionId }) => questionId === question.id);
      return {
        ...presentQuestion(question, response),
        ...presentPrefill(question, components, []),
        response: response ? presentResponse(response) : null,
      };
    }),
    progress: progress({ questions, responses: givenResponses(questions, responses) }),
  };
}

function presentPriced(toPrice: Parameters<typeof sampleVersion>[0]): Wire['version'] {
  const version = sampleVersion(toPrice);
  const { components } = version.snapshot;
  return presentVersion({
    version,
    components,
    acceptance: undefined,
    photos: [],
    locale: toPrice.seller.locale,
    pdfUrl: null,
  });
}
