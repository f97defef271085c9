import { data, type RouterContextProvider, redirect } from 'react-router';
import type { customerQuote, NextPage, withdrawnBy } from '#contract/customer-quotes.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { transportContext } from '#contract/request-context.ts';
import { ApiError } from '#web/api/api-error.ts';
import { threadOf } from '#web/api/thread.ts';
import { pathTo } from '#web/paths.ts';
import { callThrough } from './customer-call.ts';
import type { LinkProblemKind } from './link-problem.tsx';

export type CustomerQuote = OutputOf<typeof customerQuote>;

const pages = {
  flow: 'customerFlow',
  'customer-review': 'customerReview',
  pending: 'customerPending',
  result: 'customerResult',
  error: 'customerError',
} as const satisfies Record<NextPage, string>;

export function customerPath(token: string, page: NextPage): string {
  return pathTo(pages[page], { token });
}

/** A sent quote stays readable whatever became of it. */
const readableForEver: ReadonlySet<CustomerQuote['status']> = new Set(['sent', 'accepted', 'rejected', 'expired']);

/** Where this quote's customer belongs now. The pages all ask here, so that none sends to one that sends back. */
export function pageOf(quote: Pick<CustomerQuote, 'version' | 'status' | 'next'>): NextPage {
  return quote.version && readableForEver.has(quote.status) ? 'result' : quote.next;
}

interface CustomerPage {
  readonly token: string;
  readonly context: Readonly<RouterContextProvider>;
  /** The pages of a quote in this state that this one stands for; left out, it shows a quote in any. */
  readonly allowed?: readonly NextPage[];
}

export type Withdrawer = OutputOf<typeof withdrawnBy>;

/** Thrown by a page's loader, shown by its error boundary. */
export type LinkTrouble =
  | { readonly kind: Exclude<LinkProblemKind, 'withdrawn'> }
  | { readonly kind: 'withdrawn'; readonly by: Withdrawer };

function troubleOf(error: ApiError): LinkTrouble {
  if (error.code === 'link_gone') {
    const { withdrawn_by: by }: { withdrawn_by?: Withdrawer } = error.data ?? {};
    return by ? { kind: 'withdrawn', by } : { kind: 'gone' };
  }
  return { kind: error.status === 404 || error.code === 'not_found' ? 'unknown' : 'other' };
}

/** What a call was refused with, as the page that says so. @throws a response the error boundary shows */
export function throwAsPage(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw data<LinkTrouble>(troubleOf(error), { status: error.status || 503 });
}

/** The quote behind a link, or the page that is right instead. @throws a response the error boundary shows */
export async function loadCustomerQuote({ token, context, allowed }: CustomerPage): Promise<CustomerQuote> {
  const call = callThrough(context.get(transportContext));
  const quote = await call('GET /customer/quotes/{id}', { params: { id: token } }).then(
    (answer) => answer.data,
    throwAsPage,
  );
  const page = pageOf(quote);
  if (allowed && !allowed.includes(page)) throw redirect(customerPath(token, page));
  return quote;
}

/** What was said about the quote, without counting it as read: nobody may ever look at a page that is rendered. Null where it does not come. */
export async function loadMessages({ token, context }: Pick<CustomerPage, 'token' | 'context'>) {
  const call = callThrough(context.get(transportContext));
  const query = { mark_read: 'false' } as const;
  return call('GET /customer/quotes/{id}/messages', { params: { id: token }, query }).then(threadOf, () => null);
}
