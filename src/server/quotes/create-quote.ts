import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { mostLines } from '#contract/fields.ts';
import { type Said, sharesName } from '#domain/paste/read-paste.ts';
import { Problem } from '#domain/problem.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { type CustomerRow, lockCustomer } from '#server/customers/customer-store.ts';
import { takeCustomer } from '#server/customers/known-customer.ts';
import { type RequestRead, readRequest } from '#server/intake/read-request.ts';
import { recogniseService } from '#server/intake/recognise-service.ts';
import { requestTitle } from '#server/intake/request-title.ts';
import { type KitRow, listKits } from '#server/kits/kit-store.ts';
import { headFromTemplate, writeTemplate } from '#server/kits/write-template.ts';
import { requireRecipient } from '#server/links/deliver-link.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { findProvider, type ProviderRow } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { findServiceTypes, type ServiceTypeRow } from '#server/services/service-store.ts';
import { logActivity } from './activity-store.ts';
import { currentTotals } from './change-line-items.ts';
import { insertQuote, type QuoteRow } from './quote-store.ts';
import { writeLines } from './write-lines.ts';

type Input = z.output<(typeof endpoints)['createQuote']['body']>;
type CustomerInput = NonNullable<Input['customer']>;

interface CreateDeps {
  readonly queue: JobQueue;
  readonly playbooks: InstalledPlaybooks;
}

/** What the provider asks for goes on to the price without a question. */
const triggerOf = { questions: 'creation', estimate: 'provider' } as const;

/**
 * Starts a quote in one transaction: the request, its customer, and the job that prepares questions or price; or, by hand,
 * the lines, and then it lies in the provider's review at once. What was left out is taken from the request, where that
 * says it surely. @throws Problem
 */
export async function createQuote(
  scope: ProviderScope,
  { queue, playbooks }: CreateDeps,
  input: Input,
): Promise<{ quote: QuoteRow; read: RequestRead }> {
  const provider = await findProvider(scope);
  const template = input.template_id ? await findTemplate(scope, input.template_id) : null;
  const chosen = await findChosenService(scope, input.service_type_id ?? template?.head?.serviceTypeId);
  const read = await readRequest(scope, { provider, playbooks }, input.description);
  const locale = input.locale ?? read.locale ?? provider.locale;
  const title = input.title || template?.head?.title || (await madeTitle(scope, playbooks, { read, locale, chosen }));
  const quote = await inTransaction(scope, async (tx) => {
    const customer = await customerOf(tx, input.customer ?? {}, read);
    const sendLink = input.send_link && withRecipient(input.send_link, input.customer?.email);
    // Checked now: later, when the questions have been reviewed, nobody is there to ask.
    if (sendLink) requireRecipient(sendLink, customer.email);
    const created = await insertQuote(tx, {
      customerId: customer.id,
      title,
      titleOrigin: input.title || template ? 'typed' : 'made',
      description: input.description,
      status: input.mode === 'by_hand' ? 'provider_review' : 'processing',
      ...(input.mode === 'estimate' && { conversationStage: 'quote_estimation' as const }),
      serviceTypeId: chosen?.id ?? null,
      currency: input.currency ?? provider.currency,
      locale,
      ...usualOf(provider),
      ...(template && headFromTemplate(template)),
      sendLinkWhenReviewed: sendLink ?? null,
    });
    await logActivity(tx, created, { action: 'create', to: created.status });
    if (input.mode === 'by_hand')
      await writeByHand(tx, created, {
        template,
        lines: input.line_items ?? [],
        defaultTaxRate: defaultRate(provider.taxRates),
      });
    else await startRun(tx, queue, created, { kind: 'question_generation', trigger: triggerOf[input.mode] });
    return created;
  });
  return { quote, read };
}

interface ByHand {
  readonly template: KitRow | null;
  readonly lines: NonNullable<Input['line_items']>;
  readonly defaultTaxRate: number;
}

/** @throws Problem invalid_fields, amount_out_of_range */
async function writeByHand(scope: ProviderScope, quote: QuoteRow, { template, lines, defaultTaxRate }: ByHand) {
  const firstPosition = template?.lines.length ?? 0;
  if (firstPosition + lines.length > mostLines)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
      fields: { line_items: [msg`With these the quote would have more than ${mostLines} lines`] },
    });
  if (template) await writeTemplate(scope, quote, template);
  await writeLines(scope, quote, lines, { defaultTaxRate, firstPosition });
  if (template) await currentTotals(scope, quote);
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

/** @throws Problem invalid_fields for one that is not there, or only a kit */
async function findTemplate(scope: ProviderScope, id: string): Promise<KitRow> {
  const found = (await listKits(scope, 'template')).find((one) => one.id === id);
  if (found) return found;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { template_id: [msg`This template does not exist`] },
  });
}

async function findChosenService(
  scope: ProviderScope,
  id: string | null | undefined,
): Promise<ServiceTypeRow | undefined> {
  if (!id) return undefined;
  const [service] = await findServiceTypes(scope.db, [id]);
  if (service) return service;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { service_type_id: [msg`This service does not exist`] },
  });
}

interface Titled {
  readonly read: RequestRead;
  readonly locale: ProviderRow['locale'];
  readonly chosen: ServiceTypeRow | undefined;
}

/** By what is recognised at once; the job that prepares the questions may know better. */
async function madeTitle(
  scope: ProviderScope,
  playbooks: InstalledPlaybooks,
  { read, locale, chosen }: Titled,
): Promise<string> {
  if (chosen) return requestTitle(playbooks, { paste: read, locale, service: chosen });
  const { candidates, confident } = await recogniseService(scope, playbooks, { text: read.body, locale });
  const [best] = confident ? candidates : [];
  const [service] = best ? await findServiceTypes(scope.db, [catalogueId('service-type', best.service_type)]) : [];
  return requestTitle(playbooks, { paste: read, locale, service });
}

/** Somebody known by id, mail or telephone, else somebody new; the request's own words count where a field was left out. */
async function customerOf(scope: ProviderScope, given: CustomerInput, read: RequestRead): Promise<CustomerRow> {
  if (given.id) return lockCustomer(scope, given.id, 'key share');
  const name = given.name ?? sure(read.name) ?? read.known?.name;
  if (!name)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
      fields: { 'customer.name': [msg`Please name the customer`] },
    });
  // Written by somebody else than it is for: whose mail and telephone these are, only the provider knows.
  const isTheirs = !given.name || !read.name || sharesName(given.name, read.name.value);
  const left = <Value>(field: string | null | undefined, said: Said<Value> | null, textOf: (value: Value) => string) =>
    field === undefined && isTheirs && said?.isSure ? textOf(said.value) : field || null;
  return takeCustomer(scope, {
    name,
    email: left(given.email, read.email, (email) => email),
    phone: left(given.phone, read.phone, ({ text }) => text),
    address: left(given.address, read.address, ({ address }) => address),
    kind: given.kind,
  });
}

const sure = <Value>(said: Said<Value> | null): Value | undefined => (said?.isSure ? said.value : undefined);

/** To the address that was given with the order, also where the customer is known under another. */
function withRecipient(order: NonNullable<Input['send_link']>, email: string | null | undefined) {
  return order.channel === 'email' && !order.recipient && email ? { ...order, recipient: email } : order;
}
