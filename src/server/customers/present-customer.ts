import type { z } from 'zod';
import type { customerSummary, customerWithHistory } from '#contract/customers.ts';
import { presentTime } from '#server/http/present-time.ts';
import { listSummaries } from '#server/quotes/list-summaries.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type CountedCustomer, findCountedCustomer } from './customer-store.ts';
import { countryOfNumbers, formatPhone } from './phone-number.ts';

const longestHistory = 100;

export function presentCustomer(counted: CountedCustomer): z.input<typeof customerSummary> {
  const { customer, quoteCount, lastQuoteAt, valueMinor, currency, home } = counted;
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    phone_formatted: customer.phone && formatPhone(customer.phone, countryOfNumbers(home)),
    address: customer.address,
    kind: customer.kind,
    quote_count: quoteCount,
    last_quote_at: presentTime(lastQuoteAt),
    value_minor: valueMinor,
    currency,
    created_at: presentTime(customer.createdAt),
    updated_at: presentTime(customer.updatedAt),
  };
}

/** A customer with the quotes made so far. @throws Problem not_found */
export async function presentWithHistory(
  scope: ProviderScope,
  id: string,
): Promise<z.input<typeof customerWithHistory>> {
  const counted = await findCountedCustomer(scope, id);
  const { list } = await listSummaries(scope, {
    page: 1,
    per_page: longestHistory,
    sort: '-updated',
    archived: 'false',
    customerId: id,
  });
  return {
    ...presentCustomer(counted),
    quotes: list.map((quote) => ({
      id: quote.id,
      number: quote.number,
      title: quote.title,
      status: quote.status,
      conversation_stage: quote.conversation_stage,
      archived_at: quote.archived_at,
      currency: quote.currency,
      total_minor: quote.total_minor,
      questions_reviewed_at: quote.questions_reviewed_at,
      created_at: quote.created_at,
      updated_at: quote.updated_at,
      sent_at: quote.sent_at,
      accepted_at: quote.accepted_at,
    })),
  };
}
