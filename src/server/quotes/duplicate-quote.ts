import type { Evidence } from '#domain/estimate/evidence.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { insertQuestions, listQuestions, updateQuestion } from '#server/questions/question-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { logActivity } from './activity-store.ts';
import { insertComponents, listComponents } from './component-store.ts';
import { insertLineItems, listLineItems } from './line-item-store.ts';
import {
  findQuote,
  insertQuote,
  listAssumptions,
  type OwnQuote,
  type QuoteRow,
  replaceAssumptions,
} from './quote-store.ts';

/**
 * A new quote for the same customer with the same parts, lines, assumptions and questions. Answers, files, messages,
 * number and versions stay with the first. One that has neither lines nor questions yet starts as if it were asked anew.
 * @throws Problem not_found
 */
export async function duplicateQuote(scope: ProviderScope, queue: JobQueue, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const source = await findQuote(tx, id);
    const { isTaxRegistered } = await findProvider(tx);
    const lines = await listLineItems(tx, source);
    const questions = await listQuestions(tx, source);
    const isEmpty = lines.length === 0 && questions.length === 0;
    const copy = await insertQuote(tx, {
      ...headOf(source),
      // A new quote goes by who the provider is now.
      chargesTax: isTaxRegistered,
      status: isEmpty ? 'processing' : lines.length > 0 ? 'provider_review' : 'draft',
      questionsReviewedAt: questions.length > 0 ? source.questionsReviewedAt : null,
    });
    const note = source.number ?? source.title;
    await logActivity(tx, copy, { action: 'duplicate', to: copy.status, detail: { note, quoteId: source.id } });
    if (isEmpty) {
      await startRun(tx, queue, copy, { kind: 'question_generation', trigger: 'creation' });
      return copy;
    }
    const partOf = await copyParts(tx, source, copy);
    await copyQuestions(tx, questions, copy, partOf);
    await insertLineItems(
      tx,
      copy,
      lines.map(({ id: _id, createdAt: _createdAt, revision: _revision, ...line }) => ({
        ...line,
        componentId: partOf(line.componentId),
        checkedAt: null,
        evidence: line.evidence.map(withoutOrigin),
      })),
    );
    const assumptions = await listAssumptions(tx, source);
    await replaceAssumptions(
      tx,
      copy,
      assumptions.map((one) => ({ ...one, componentId: partOf(one.componentId) })),
    );
    return copy;
  });
}

function headOf(source: QuoteRow) {
  return {
    customerId: source.customerId,
    title: source.title,
    titleOrigin: source.titleOrigin,
    description: source.description,
    serviceTypeId: source.serviceTypeId,
    statedFacts: source.statedFacts,
    unplacedFigures: source.unplacedFigures,
    setAside: source.setAside,
    currency: source.currency,
    locale: source.locale,
    pricesIncludeTax: source.pricesIncludeTax,
    discountPercent: source.discountPercent,
    terms: source.terms,
    message: source.message,
    detail: source.detail,
    starts: source.starts,
    duration: source.duration,
    depositPercent: source.depositPercent,
    guarantee: source.guarantee,
  };
}

type NewId = (id: string | null) => string | null;

async function copyParts(scope: ProviderScope, from: OwnQuote, to: OwnQuote): Promise<NewId> {
  const newIds = new Map<string, string>();
  for (const { id, createdAt: _createdAt, ...part } of await listComponents(scope, from)) {
    const [copy] = await insertComponents(scope, to, [part]);
    if (copy) newIds.set(id, copy.id);
  }
  return (id) => (id === null ? null : (newIds.get(id) ?? null));
}

/** Two rounds, since a question may hang on one that stands after it. */
async function copyQuestions(
  scope: ProviderScope,
  questions: Awaited<ReturnType<typeof listQuestions>>,
  to: OwnQuote,
  partOf: NewId,
): Promise<void> {
  const newIds = new Map<string, string>();
  for (const { id, createdAt: _createdAt, revision: _revision, dependsOn: _dependsOn, ...question } of questions) {
    const [copy] = await insertQuestions(scope, to, [{ ...question, componentId: partOf(question.componentId) }]);
    if (copy) newIds.set(id, copy.id);
  }
  for (const { id, dependsOn } of questions) {
    const copyId = newIds.get(id);
    const parent = dependsOn && newIds.get(dependsOn.question_id);
    if (copyId && dependsOn && parent)
      await updateQuestion(scope, to, copyId, { dependsOn: { ...dependsOn, question_id: parent } });
  }
}

/** The words stay true; the answer or file behind them belongs to the first quote. */
function withoutOrigin({ id, ...evidence }: Evidence): Evidence {
  const isOfQuote = evidence.kind === 'response' || evidence.kind === 'media';
  return isOfQuote || id === undefined ? evidence : { ...evidence, id };
}
