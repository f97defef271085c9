import { randomUUID } from 'node:crypto';
import type { Classification } from '#domain/estimate/classify-request.ts';
import type { Extraction } from '#domain/estimate/extract-sections.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { playbookOf, playbooks } from '#domain/playbooks/registry.ts';
import { inTransaction } from '#server/http/scope.ts';
import { insertQuestions } from '#server/questions/question-store.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import {
  findQuote,
  insertComponents,
  listComponents,
  lockQuote,
  type QuoteRow,
  updateQuote,
} from '#server/quotes/quote-store.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { findServiceTypes, listOfferedTypes } from '#server/services/service-store.ts';
import { generalExtraction, generalQuestions } from './general-questions.ts';
import { questionRows } from './question-rows.ts';
import { type RunContext, runStep } from './run-step.ts';
import { updateRun } from './run-store.ts';

/** From a request to questions that wait for the provider's look: the first four steps. */
export async function generateQuestions(context: RunContext): Promise<void> {
  const { scope, run, clock } = context;
  const quote = await findQuote(scope, run.quoteId);
  const classification = await classify(context, quote);
  await runStep(context, {
    step: 'scope_questions',
    compute: async () => ({ questions: [] }),
    decision: () =>
      classification.confident
        ? 'The request names its work clearly enough.'
        : 'No two services to choose between; the work is asked about in general.',
  });
  const extraction = await extract(context, quote, classification);
  await askFirst(context, quote, classification, extraction);
  await inTransaction(scope, async (tx) => {
    const locked = await lockQuote(tx, run.quoteId);
    if (locked.status === 'processing') await changeStatus(tx, locked, 'present_questions');
    await updateRun(tx, run.id, { status: 'completed', finishedAt: clock(), error: null });
  });
}

/** The service type chosen by the provider stands; else the best candidate, if it is sure enough. */
async function classify(context: RunContext, quote: QuoteRow): Promise<Classification> {
  const { scope, engine } = context;
  return runStep(context, {
    step: 'scope_confidence',
    compute: async () => {
      const [chosen] = quote.serviceTypeId ? await findServiceTypes(scope.db, [quote.serviceTypeId]) : [];
      if (chosen) return { candidates: [{ service_type: chosen.slug, score: 1, probability: 1 }], confident: true };
      const offered = new Set((await listOfferedTypes(scope)).map(({ slug }) => slug));
      const known = offered.size > 0 ? playbooks.filter((playbook) => offered.has(playbook.service_type)) : playbooks;
      const found = await engine.run('scope_confidence', {
        text: quote.description,
        locale: quote.locale,
        playbooks: known,
      });
      // Whoever offers one service only is not asked for another: a hint of it is enough.
      const isOnlyOne = offered.size > 0 && known.length === 1 && found.candidates.length === 1;
      return { ...found, confident: found.confident || isOnlyOne };
    },
    decision: ({ candidates: [best], confident }) =>
      best && confident
        ? `The request is about ${best.service_type}.`
        : 'No service on offer fits the request clearly; it is asked about in general.',
    apply: async (tx, _quote, { candidates: [best], confident }) => {
      if (best && confident)
        await updateQuote(tx, quote.id, { serviceTypeId: catalogueId('service-type', best.service_type) });
    },
  });
}

const playbookFor = ({ candidates: [best], confident }: Classification) =>
  best && confident ? playbookOf(best.service_type) : undefined;

async function extract(context: RunContext, quote: QuoteRow, classification: Classification): Promise<Extraction> {
  const playbook = playbookFor(classification);
  return runStep(context, {
    step: 'section_extraction',
    compute: async () =>
      playbook
        ? context.engine.run('section_extraction', { text: quote.description, locale: quote.locale, playbook })
        : generalExtraction(quote.title),
    decision: ({ sections, job_facts }) =>
      `${sections.length} part${sections.length === 1 ? '' : 's'}: ${sections.map(({ title }) => title).join(', ')}; ${job_facts.length + sections.reduce((sum, { facts }) => sum + facts.length, 0)} facts stated in the text.`,
    apply: async (tx, _quote, { sections, job_facts }) => {
      await updateQuote(tx, quote.id, { statedFacts: [...job_facts] });
      await insertComponents(
        tx,
        sections.map((section, position) => ({
          id: randomUUID(),
          quoteId: quote.id,
          title: section.title,
          serviceTypeId: playbook ? catalogueId('service-type', playbook.service_type) : null,
          playbookKey: playbook?.key ?? null,
          playbookVersion: playbook?.version ?? null,
          sectionKey: section.key,
          statedFacts: [...section.facts],
          position,
        })),
      );
    },
  });
}

async function askFirst(
  context: RunContext,
  quote: QuoteRow,
  classification: Classification,
  { sections, job_facts }: Extraction,
): Promise<PlannedQuestion[]> {
  const playbook = playbookFor(classification);
  return runStep(context, {
    step: 'initial_questions',
    compute: async () =>
      playbook
        ? context.engine.run('initial_questions', { playbook, sections, jobFacts: job_facts, locale: quote.locale })
        : generalQuestions(quote.locale, sections),
    decision: (questions) => `${questions.length} questions, the ones that move the price most first.`,
    apply: async (tx, _quote, questions) => {
      const components = await listComponents(tx, quote.id);
      await insertQuestions(
        tx,
        questionRows(questions, {
          quoteId: quote.id,
          components,
          firstPosition: 0,
          engine: context.engine,
          reviewedAt: null,
        }),
      );
    },
  });
}
