import { randomUUID } from 'node:crypto';
import type { Classification } from '#domain/estimate/classify-request.ts';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { classificationFrom, otherScope, scopeAnswer } from '#domain/estimate/scope-questions.ts';
import { withOwnQuestions } from '#domain/own-work/ask-own.ts';
import { isGeneral } from '#domain/playbooks/general.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import { offerOf, withinOffer } from '#server/intake/recognise-service.ts';
import { titleForService } from '#server/intake/request-title.ts';
import { type RequestWords, wordsOfJob, wordsOfRequest } from '#server/intake/words-of-request.ts';
import { loadOwnWork, playbookWithOwn } from '#server/own-work/load-own-work.ts';
import { listOwnQuestions, ownQuestionOf } from '#server/own-work/own-question-store.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { insertQuestions, nextQuestionPosition } from '#server/questions/question-store.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { insertComponents, listComponents } from '#server/quotes/component-store.ts';
import { findQuote, lockQuote, type OwnQuote, type QuoteRow, updateQuote } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { findServiceTypes, listOfferedTypes } from '#server/services/service-store.ts';
import { loadAssessment } from './load-assessment.ts';
import { questionRows } from './question-rows.ts';
import { type RunContext, runStep } from './run-step.ts';
import { isUnfinished, updateRun } from './run-store.ts';
import { startRun } from './start-run.ts';
import { wordQuestions } from './word-questions.ts';

/** A provider who wants the price at once: whatever the request leaves open is assumed. */
const asksNothing = ({ run }: RunContext): boolean => run.trigger === 'provider';

/**
 * From a request to questions that wait for the provider's look, or without any to the estimate: the first four steps.
 */
export async function generateQuestions(context: RunContext, queue: JobQueue): Promise<void> {
  const quote = await findQuote(context.scope, context.quote.id);
  const answer = await findScopeAnswer(context);
  const classification = await classify(context, quote, answer);
  const scopeQuestions = await askScope(context, quote, { classification, isAnswered: answer !== null });
  if (scopeQuestions.length > 0) return present(context);
  const asking = await findAsking(context, quote, classification);
  const extraction = await extract(context, quote, asking);
  await askFirst(context, quote, asking, extraction);
  await (asksNothing(context) ? goOnToEstimate(context, queue) : present(context));
}

/** The end of this run and the beginning of the next are one: whatever crashes, the price is drafted once. */
async function goOnToEstimate(context: RunContext, queue: JobQueue): Promise<void> {
  const { scope, quote, clock } = context;
  await inTransaction(scope, async (tx) => {
    await lockQuote(tx, quote.id);
    if (!(await isUnfinished(tx, context))) return;
    await updateRun(tx, context, { status: 'completed', finishedAt: clock(), error: null });
    await startRun(tx, queue, quote, { kind: 'quote_estimation', trigger: 'provider' });
  });
}

/** The questions are there: they wait for the provider's look. */
async function present(context: RunContext): Promise<void> {
  const { scope, quote, clock } = context;
  await inTransaction(scope, async (tx) => {
    const locked = await lockQuote(tx, quote.id);
    if (locked.status === 'processing') await changeStatus(tx, locked, 'present_questions');
    await updateRun(tx, context, { status: 'completed', finishedAt: clock(), error: null });
  });
}

/** What the customer said the work is, when that had to be asked; a choice that leads to no service on offer is something else. */
async function findScopeAnswer(context: RunContext): Promise<string | null> {
  const { answered } = await loadAssessment(context.scope, context, context.quote);
  const answer = scopeAnswer(answered);
  if (answer === null || context.playbooks.of(answer)) return answer;
  const offered = await listOfferedTypes(context.scope);
  return offered.some(({ slug }) => slug === answer) ? answer : otherScope;
}

/** The service type chosen by the provider stands, then the customer's answer; else the best candidate, if it is sure enough. */
async function classify(context: RunContext, quote: QuoteRow, answer: string | null): Promise<Classification> {
  const { scope, engine } = context;
  return runStep(context, {
    step: 'scope_confidence',
    compute: async (report) => {
      const [chosen] = quote.serviceTypeId ? await findServiceTypes(scope.db, [quote.serviceTypeId]) : [];
      if (chosen) return { candidates: [{ service_type: chosen.slug, score: 1, probability: 1 }], confident: true };
      if (answer !== null) return classificationFrom(answer);
      const offer = await offerOf(scope, context.playbooks);
      const request = { ...(await findWords(context, quote)), playbooks: offer.playbooks };
      return withinOffer(await engine.run('scope_confidence', request, report), offer);
    },
    decision: ({ candidates: [best], confident }) =>
      best && confident
        ? `The request is about ${best.service_type}.`
        : 'No service on offer fits the request clearly.',
    apply: async (tx, locked, { candidates: [best], confident }) => {
      if (!best || !confident) return;
      const serviceTypeId = catalogueId('service-type', best.service_type);
      const [service] = await findServiceTypes(tx.db, [serviceTypeId]);
      const title = await titleForService(tx, context.playbooks, { quote: locked, service });
      await updateQuote(tx, locked, { serviceTypeId, ...title });
    },
  });
}

/** When several services could be meant, what the work is comes before anything else. Asked once. */
async function askScope(
  context: RunContext,
  quote: QuoteRow,
  { classification, isAnswered }: { readonly classification: Classification; readonly isAnswered: boolean },
): Promise<PlannedQuestion[]> {
  return runStep(context, {
    step: 'scope_questions',
    compute: async () =>
      isAnswered || asksNothing(context)
        ? []
        : context.engine.run('scope_questions', {
            classification,
            locale: quote.locale,
            playbooks: (await offerOf(context.scope, context.playbooks)).playbooks,
          }),
    decision: (questions) => {
      if (questions.length > 0) {
        const names = classification.candidates.map(({ service_type }) => service_type);
        return `The customer is asked what the work is; it could be ${names.join(' or ')}.`;
      }
      if (isAnswered) return 'The customer has said what the work is.';
      if (asksNothing(context)) return 'The provider wants the price without questions.';
      return classification.confident
        ? 'The request names its work clearly enough.'
        : 'No service to choose; the work is asked about in general.';
    },
    apply: async (tx, _quote, questions, engine) =>
      addQuestions(tx, { quote, engine, now: context.clock() }, questions),
  });
}

async function addQuestions(
  scope: ProviderScope,
  { quote, engine, now }: { readonly quote: OwnQuote; readonly engine: EngineName; readonly now: Date },
  planned: readonly PlannedQuestion[],
): Promise<void> {
  const components = await listComponents(scope, quote);
  const firstPosition = await nextQuestionPosition(scope, quote);
  const target = { components, firstPosition, engine, reviewedAt: null, now };
  await insertQuestions(scope, quote, questionRows(planned, target));
}

async function findWords({ scope, playbooks }: RunContext, quote: QuoteRow): Promise<RequestWords> {
  return wordsOfRequest(quote, { provider: await findProvider(scope), playbooks });
}

/** What a job is asked about by: its service's playbook or the general one, with what the provider keeps for the service. */
interface Asking {
  readonly playbook: Playbook;
  /** Its slug. */
  readonly service: string | null;
  readonly serviceTypeId: string | null;
}

async function findAsking(
  { scope, playbooks }: RunContext,
  { title, locale }: QuoteRow,
  { candidates: [best], confident }: Classification,
): Promise<Asking> {
  const slug = best && confident ? best.service_type : null;
  const base = (slug === null ? undefined : playbooks.of(slug)) ?? playbooks.general;
  const serviceTypeId = slug === null ? null : catalogueId('service-type', slug);
  const work = await loadOwnWork(scope, { serviceTypeId, title, locale });
  return { playbook: playbookWithOwn(base, playbooks, work), service: slug, serviceTypeId };
}

async function extract(context: RunContext, quote: QuoteRow, asking: Asking): Promise<Extraction> {
  const { playbook, service, serviceTypeId } = asking;
  const { setAside, ...words } = wordsOfJob(await findWords(context, quote), service, context.playbooks);
  return runStep(context, {
    step: 'section_extraction',
    compute: async (report) => {
      const today = context.clock().toISOString().slice(0, 10);
      const request = { ...words, titlesIn: quote.locale, today, playbook };
      return context.engine.run('section_extraction', request, report);
    },
    decision: ({ sections, job_facts }) =>
      `${sections.length} part${sections.length === 1 ? '' : 's'}: ${sections.map(({ title }) => title).join(', ')}; ${job_facts.length + sections.reduce((sum, { facts }) => sum + facts.length, 0)} facts stated in the text.`,
    apply: async (tx, _quote, { sections, job_facts, unplaced = [] }) => {
      await updateQuote(tx, quote, {
        statedFacts: [...job_facts],
        unplacedFigures: [...unplaced],
        setAside: [...setAside],
      });
      await insertComponents(
        tx,
        quote,
        sections.map((section, position) => ({
          id: randomUUID(),
          title: section.title,
          serviceTypeId,
          playbookKey: playbook.key,
          playbookVersion: playbook.version,
          sectionKey: section.key,
          statedFacts: [...section.facts],
          isOptional: section.is_optional ?? false,
          isVisible: !section.is_optional,
          position,
        })),
      );
    },
  });
}

async function askFirst(
  context: RunContext,
  quote: QuoteRow,
  { playbook, serviceTypeId }: Asking,
  { sections, job_facts }: Extraction,
): Promise<PlannedQuestion[]> {
  return runStep(context, {
    step: 'initial_questions',
    compute: async (report) => {
      const { engine, scope } = context;
      const { locale } = quote;
      if (asksNothing(context)) return [];
      const own = serviceTypeId === null ? [] : (await listOwnQuestions(scope, serviceTypeId)).map(ownQuestionOf);
      const planned = await engine.run('initial_questions', { playbook, sections, jobFacts: job_facts, locale });
      const worded = await wordQuestions(planned, { engine, playbook, locale, report });
      return withOwnQuestions(worded, own);
    },
    decision: (questions) => {
      if (asksNothing(context)) return 'The provider wants the price without questions.';
      return isGeneral(playbook)
        ? `${questions.length} questions about work that no playbook knows.`
        : `${questions.length} questions, the ones that move the price most first.`;
    },
    apply: async (tx, _quote, questions, engine) =>
      addQuestions(tx, { quote, engine, now: context.clock() }, questions),
  });
}
