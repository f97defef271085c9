import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { insertCustomer, lockCustomer } from '#server/customers/customer-store.ts';
import { requireRecipient } from '#server/links/deliver-link.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { findProvider, type ProviderRow } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { logActivity } from './activity-store.ts';
import { insertQuote, type QuoteRow } from './quote-store.ts';
import { writeLines } from './write-lines.ts';

type Input = z.output<(typeof endpoints)['createQuote']['body']>;

const titleLength = 80;
const fewestWords = 3;
/** "Hi," or "Good morning," before the matter itself. */
const greeting =
  /^(?:hi|hello|hey|dear \w+|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen)|hola|bonjour|ciao)(?: there| all)?[,!]?\s+(?=\S)/iu;

/**
 * Starts a quote in one transaction: the request, its customer, and the job that prepares the questions; or, by hand, the
 * lines, and then it lies in the provider's review at once. @throws Problem
 */
export async function createQuote(scope: ProviderScope, queue: JobQueue, input: Input): Promise<QuoteRow> {
  const provider = await findProvider(scope);
  await refuseUnknownService(scope, input.service_type_id);
  return inTransaction(scope, async (tx) => {
    const customer = input.customer.id
      ? await lockCustomer(tx, input.customer.id, 'key share')
      : await insertCustomer(tx, newCustomer(input.customer));
    // Checked now: later, when the questions have been reviewed, nobody is there to ask.
    if (input.send_link) requireRecipient(input.send_link, customer.email);
    const isByHand = input.mode === 'by_hand';
    const quote = await insertQuote(tx, {
      customerId: customer.id,
      title: input.title || titleOf(input.description),
      description: input.description,
      status: isByHand ? 'provider_review' : 'processing',
      serviceTypeId: input.service_type_id ?? null,
      currency: input.currency ?? provider.currency,
      locale: input.locale ?? provider.locale,
      ...usualOf(provider),
      sendLinkWhenReviewed: input.send_link ?? null,
    });
    await logActivity(tx, quote, { action: 'create', to: quote.status });
    if (isByHand) await writeLines(tx, quote, input.line_items ?? [], defaultRate(provider.taxRates));
    else await startRun(tx, queue, quote, { kind: 'question_generation', trigger: 'creation' });
    return quote;
  });
}

/** What the provider's settings say of every new quote. */
function usualOf(provider: ProviderRow) {
  return {
    pricesIncludeTax: provider.pricesIncludeTax,
    chargesTax: provider.isTaxRegistered,
    detail: provider.quoteDetail,
    terms: provider.quoteTerms,
    message: provider.quoteMessage,
    depositPercent: provider.depositPercent,
    guarantee: provider.guarantee,
  };
}

async function refuseUnknownService(scope: ProviderScope, id: string | null | undefined): Promise<void> {
  if (!id || (await findServiceTypes(scope.db, [id])).length > 0) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { service_type_id: [msg`This service does not exist`] },
  });
}

function newCustomer({ name, email, phone, address, kind = 'person' }: Input['customer']) {
  return { name: name ?? '', email: email || null, phone: phone || null, address: address || null, kind };
}

/** The request's first sentence or line that says something ("Hi!" does not), short enough for a list. */
export function titleOf(description: string): string {
  const sentences = description
    .trim()
    .split(/[\n\r]+|(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim());
  const first = sentences.find((sentence) => sentence.split(/\s+/).length >= fewestWords) ?? sentences[0] ?? '';
  const plain = first.replace(greeting, '').replace(/[.!]$/, '');
  const letters = [...(plain.charAt(0).toUpperCase() + plain.slice(1))];
  if (letters.length <= titleLength) return letters.join('');
  const cut = letters.slice(0, titleLength - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '') || cut}…`;
}
