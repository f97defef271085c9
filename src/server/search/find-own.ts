import { costOf, firstWithin, type SearchedField } from '#domain/search/match-words.ts';
import { type SearchQuery, wordsIn } from '#domain/search/search-query.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import {
  type CustomerCandidate,
  customerCandidates,
  type QuoteCandidate,
  quoteCandidates,
  recentCustomerCandidates,
  recentQuoteCandidates,
  type Sought,
} from './search-store.ts';

interface Wanted {
  readonly query: SearchQuery;
  readonly sought: Sought;
  readonly limit: number;
}

/** A quote's own words say more than its customer's, a name more than an address. */
const extras = { own: 0, name: 0.1, contact: 0.2 } as const;
/** A telephone number is somebody's, but may be typed for another reason. */
const numberCost = 0.5;

interface Costed {
  readonly id: string;
  readonly cost: number;
  readonly isArchived: boolean;
  readonly at: Date;
}

/** The recent ones are enough where enough of them fit as typed. Latest first. */
async function recentOrAll<Row>(
  limit: number,
  { recent, all, costed }: Record<'recent' | 'all', () => Promise<Row[]>> & { costed: (row: Row) => Costed[] },
): Promise<Costed[]> {
  const near = (await recent()).flatMap(costed);
  const isEnough = near.filter(({ cost }) => cost < firstWithin).length >= limit;
  const far = isEnough ? [] : (await all()).flatMap(costed);
  const found = [...new Map([...near, ...far].map((one) => [one.id, one])).values()];
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

export async function findQuotes(scope: ProviderScope, { query, sought, limit }: Wanted) {
  const found = await recentOrAll<QuoteCandidate>(limit, {
    recent: () => recentQuoteCandidates(scope, sought),
    all: () => quoteCandidates(scope, sought),
    costed: ({ id, isArchived, updatedAt, quoteText, customerText }) => {
      const fields = [fieldOf(quoteText, extras.own), ...customerFields(customerText, extras.name)];
      return costedBy(query, { fields, contact: customerText, row: { id, isArchived, at: updatedAt } });
    },
  });
  return found.map((one) => ({ ...one, kind: 'quote' as const }));
}

export async function findCustomers(scope: ProviderScope, { query, sought, limit }: Wanted) {
  const found = await recentOrAll<CustomerCandidate>(limit, {
    recent: () => recentCustomerCandidates(scope, sought),
    all: () => customerCandidates(scope, sought),
    costed: ({ id, createdAt, text }) =>
      costedBy(query, {
        fields: customerFields(text, extras.own),
        contact: text,
        row: { id, isArchived: false, at: createdAt },
      }),
  });
  return found.map((one) => ({ ...one, kind: 'customer' as const }));
}

/** The name stands on the first line (`customer_search_text` in the database). */
function customerFields(text: string, nameExtra: number): SearchedField[] {
  const [name = '', ...rest] = text.split('\n');
  return [fieldOf(name, nameExtra), fieldOf(rest.join('\n'), extras.contact)];
}

const fieldOf = (text: string, extra: number): SearchedField => ({ words: wordsIn(text), extra });

interface Text {
  readonly fields: readonly SearchedField[];
  readonly contact: string;
  readonly row: Omit<Costed, 'cost'>;
}

function costedBy({ words, digits }: SearchQuery, { fields, contact, row }: Text): Costed[] {
  const byNumber = digits !== null && contact.includes(digits) ? numberCost : null;
  const costs = [costOf(words, fields), byNumber].filter((cost) => cost !== null);
  return costs.length > 0 ? [{ ...row, cost: Math.min(...costs) }] : [];
}
