import type { Estimate } from '#domain/estimate/estimated-line.ts';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import { readUrgency } from '#domain/estimate/reading/read-urgency.ts';
import { formatMoney } from '#domain/money.ts';
import { rulesWithOwn, settledEstimate } from '#domain/own-work/with-own-work.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { wordsOfRequest } from '#server/intake/words-of-request.ts';
import { listMedia } from '#server/media/media-store.ts';
import { loadOwnWork, playbookWithOwn } from '#server/own-work/load-own-work.ts';
import { priceBasisOf } from '#server/pricing/price-basis.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { insertQuestions, nextQuestionPosition } from '#server/questions/question-store.ts';
import { changeStatus } from '#server/quotes/change-status.ts';
import { lockQuote } from '#server/quotes/quote-store.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { applyEstimate } from './apply-estimate.ts';
import type { AskedWork } from './assess-quote.ts';
import { type LoadedAssessment, loadAssessment } from './load-assessment.ts';
import { questionRows } from './question-rows.ts';
import { type RunContext, runStep } from './run-step.ts';
import { hasUnfinishedMediaRuns, updateRun } from './run-store.ts';
import { wordDraft } from './word-draft.ts';

/** At most so many rounds of questions after the first. */
const maxFollowUpRounds = 2;
const mediaWait = { totalMs: 20_000, pollMs: 250 };

/** From answers to a priced draft, or to a few more questions: the last four steps. */
export async function draftEstimate(context: RunContext): Promise<void> {
  const { scope, quote } = context;
  await waitForMedia(context);
  await countPhotos(context);
  const assessment = await loadAssessment(scope, context, quote);
  await checkReadiness(context, assessment);
  const followUps = await planFollowUps(context, assessment);
  if (followUps.length > 0) return finish(context);
  await startEstimate(context);
  await estimate(context, await loadAssessment(scope, context, quote));
  await finish(context);
  // The draft stands, the run is done: what follows may be slow or fail.
  return wordDraft(context);
}

async function finish(context: RunContext): Promise<void> {
  const { scope, clock } = context;
  await updateRun(scope, context, { status: 'completed', finishedAt: clock(), error: null });
}

/** Readiness is judged with the photos looked at, as far as that does not keep the customer waiting. */
async function waitForMedia({ scope, quote }: RunContext): Promise<void> {
  const deadline = performance.now() + mediaWait.totalMs;
  while (performance.now() < deadline && (await hasUnfinishedMediaRuns(scope, quote))) {
    await new Promise((resolve) => setTimeout(resolve, mediaWait.pollMs));
  }
}

/** Each photo was looked at when it came; the estimate's own record says how many there are, even if none. */
async function countPhotos(context: RunContext): Promise<void> {
  await runStep(context, {
    step: 'media_validation',
    compute: async () => ({
      photos: (await listMedia(context.scope, context.quote)).filter(({ mediaType }) => mediaType === 'photo').length,
    }),
    decision: ({ photos }) =>
      photos === 0 ? 'No photos to look at.' : `${photos} photo${photos === 1 ? '' : 's'} looked at.`,
  });
}

async function checkReadiness(context: RunContext, { readiness }: LoadedAssessment): Promise<void> {
  await runStep(context, {
    step: 'readiness_check',
    compute: async () => ({
      ready: readiness?.ready ?? true,
      missing: readiness?.missing ?? [],
      spread: readiness?.spread ?? null,
    }),
    decision: ({ missing }) =>
      missing.length > 0
        ? `Still open: ${missing.map(({ label }) => label).join(', ')}.`
        : 'Everything that moves the price is known or assumed.',
  });
}

/** Only a customer's submit leads to more questions, and only so often. */
async function planFollowUps(
  context: RunContext,
  { knowledge, readiness, answered, questions, quote, components }: LoadedAssessment,
): Promise<PlannedQuestion[]> {
  const { run, engine, clock } = context;
  const rounds = new Set(
    questions.filter(({ origin }) => origin !== 'initial').map(({ createdAt }) => createdAt.getTime()),
  ).size;
  const mayAsk = run.trigger === 'submit' && rounds < maxFollowUpRounds && quote.status === 'awaiting_customer';
  const tasks = await runStep(context, {
    step: 'follow_up_tasks',
    compute: async () => (mayAsk ? [...(readiness?.missing ?? [])] : []),
    decision: (found) =>
      found.length > 0 ? `To find out: ${found.map(({ label }) => label).join(', ')}.` : 'Nothing to follow up.',
  });
  return runStep(context, {
    step: 'follow_up_questions',
    compute: async () =>
      knowledge && tasks.length > 0 ? engine.run('follow_up_questions', { ...knowledge, questions: answered }) : [],
    decision: (planned) => (planned.length > 0 ? `${planned.length} more questions.` : 'No more questions.'),
    apply: async (tx, locked, planned, engine) => {
      if (planned.length === 0) return;
      const firstPosition = await nextQuestionPosition(tx, quote);
      await insertQuestions(
        tx,
        quote,
        questionRows(planned, { components, firstPosition, engine, reviewedAt: clock(), now: clock() }),
      );
      await changeStatus(tx, locked, 'ask_follow_ups', { conversationStage: 'post_detail_responses' });
    },
  });
}

/** awaiting_customer → ready_for_estimate → processing, each as the activity log knows it. */
async function startEstimate({ scope, quote: own }: RunContext): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, own.id);
    if (quote.status === 'awaiting_customer')
      await changeStatus(tx, quote, 'complete_answers', { conversationStage: 'quote_estimation' });
  });
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, own.id);
    if (quote.status === 'ready_for_estimate') await changeStatus(tx, quote, 'estimate');
  });
}

/** A job without parts, such as one whose service the customer was still being asked for, is priced as a whole. */
async function wholeJob(context: RunContext, { quote }: LoadedAssessment): Promise<AskedWork> {
  const { scope, playbooks } = context;
  const base = playbooks.general;
  const work = await loadOwnWork(scope, quote);
  return { base, work, playbook: playbookWithOwn(base, playbooks, work) };
}

async function estimate(context: RunContext, assessment: LoadedAssessment): Promise<void> {
  const { scope, engine } = context;
  const { quote } = assessment;
  const { base, work, playbook } = assessment.asked ?? (await wholeJob(context, assessment));
  const provider = await findProvider(scope);
  const knowledge = assessment.knowledge ?? { playbook, sections: [], jobFacts: [], locale: quote.locale };
  const words = wordsOfRequest(quote, { provider, playbooks: context.playbooks });
  const pricing = {
    // A rule's rate is in the provider's currency and says nothing in another.
    rules: quote.currency === provider.currency ? rulesWithOwn(base, work) : [],
    serviceTypeId: quote.serviceTypeId,
    currency: quote.currency,
    taxRate: defaultRate(provider.taxRates),
    basis: priceBasisOf(provider, quote.currency),
    urgency: readUrgency(words.text, words.locale),
  };
  await runStep<Estimate>(context, {
    step: 'quote_estimate',
    compute: async () => {
      const drafted = await engine.run('quote_estimate', { ...knowledge, ...pricing });
      return settledEstimate(drafted, { base, work, sections: knowledge.sections });
    },
    decision: ({ lines, range }) => {
      const [low, high] = [range.low_minor, range.high_minor].map((minor) =>
        formatMoney(minor, quote.currency, quote.locale),
      );
      return `${lines.length} lines; between ${low} and ${high} before tax.`;
    },
    apply: async (tx, locked, result) => {
      // Sent or taken over meanwhile: the draft comes too late and touches nothing.
      if (locked.status !== 'processing') return;
      await applyEstimate(tx, locked, result);
      await changeStatus(tx, locked, 'finish_estimate', { conversationStage: 'quote_estimation' });
    },
  });
}
