import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { isPriceVisible } from '#domain/quote/status.ts';
import { isScopeOpen } from '#server/pipeline/clarify-scope.ts';
import { listQuestions } from '#server/questions/question-store.ts';
import { changeStatus, requireTransition } from '#server/quotes/change-status.ts';
import { lockQuote, type QuoteRow } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { type Delivery, deliverLink, type LinkDeps } from './deliver-link.ts';
import { type LinkRow, listLinks } from './link-store.ts';

type Order = Pick<Delivery, 'channel' | 'recipient' | 'message'>;

/** Sends the customer the questions. @throws Problem not_found, invalid_state while questions are unreviewed, invalid_fields */
export async function sendLink(scope: ProviderScope, deps: LinkDeps, quoteId: string, order: Order): Promise<LinkRow> {
  return inTransaction(scope, async (tx) => sendQuestions(tx, deps, await lockQuote(tx, quoteId), order));
}

/** The same for a quote whose row the caller holds. */
export async function sendQuestions(
  scope: ProviderScope,
  deps: LinkDeps,
  quote: QuoteRow,
  order: Order,
): Promise<LinkRow> {
  requireTransition(quote.status, 'send_link');
  const questions = await listQuestions(scope, quote);
  if (quote.status === 'draft' && !quote.questionsReviewedAt && questions.length > 0) {
    throw new Problem('invalid_state', msg`Please look through the questions first; then they can go out.`);
  }
  const link = await deliverLink(scope, deps, quote, { ...order, purpose: 'questions' });
  // While only the kind of work is asked, the questions about it are still to come, and go out by themselves as well.
  const sendLinkWhenReviewed = (await isScopeOpen(scope, quote, questions)) ? quote.sendLinkWhenReviewed : null;
  await changeStatus(scope, quote, 'send_link', { sendLinkWhenReviewed, finalizedAt: null });
  return link;
}

/** Sends a link again: the questions, or the quote once it is priced. @throws Problem not_found, link_gone */
export async function resendLink(
  scope: ProviderScope,
  deps: LinkDeps,
  quoteId: string,
  linkId: string,
): Promise<LinkRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const link = (await listLinks(tx, quote)).find(({ id }) => id === linkId);
    if (!link) throw new Problem('not_found', msg`This link does not exist.`);
    if (link.revokedAt) throw new Problem('link_gone', msg`This link was withdrawn. Send a new one.`);
    const purpose = isPriceVisible(quote.status) ? 'quote' : 'questions';
    if (purpose === 'questions' && quote.status !== 'awaiting_customer')
      requireTransition(quote.status, 'submit_answers');
    return deliverLink(tx, deps, quote, {
      channel: link.channel === 'none' ? 'email' : link.channel,
      recipient: link.recipient,
      purpose,
    });
  });
}
