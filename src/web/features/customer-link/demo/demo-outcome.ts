import type { AnswerData } from '#web/api/call-types.ts';
import { newKey } from '#web/api/new-key.ts';
import type { ThreadMessage } from '#web/ui/message-thread.tsx';

export type DemoQuote = AnswerData<'POST /customer/demo'>;

/** What the customer has said to the sample. */
export type DemoOutcome =
  | { readonly kind: 'accepted'; readonly name: string; readonly at: string }
  | { readonly kind: 'rejected'; readonly reason: string | null; readonly at: string }
  | { readonly kind: 'change'; readonly message: string; readonly at: string };

export type DemoDecision =
  | { readonly kind: 'decided'; readonly outcome: DemoOutcome }
  | { readonly kind: 'message'; readonly message: ThreadMessage }
  | { readonly kind: 'refused'; readonly intent: 'accept' | 'message' | 'request-changes' }
  | { readonly kind: 'none' };

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What a form of the customer's pages would have done. */
export function decideDemo(form: FormData, now: Date): DemoDecision {
  const at = now.toISOString();
  const words = textOf(form, 'message');
  switch (form.get('intent')) {
    case 'accept': {
      const name = textOf(form, 'name');
      return name
        ? { kind: 'decided', outcome: { kind: 'accepted', name, at } }
        : { kind: 'refused', intent: 'accept' };
    }
    case 'reject':
      return { kind: 'decided', outcome: { kind: 'rejected', reason: textOf(form, 'reason') || null, at } };
    case 'request-changes':
      return words
        ? { kind: 'decided', outcome: { kind: 'change', message: words, at } }
        : { kind: 'refused', intent: 'request-changes' };
    case 'message':
      return words ? { kind: 'message', message: messageOf(words, at) } : { kind: 'refused', intent: 'message' };
    default:
      return { kind: 'none' };
  }
}

const messageOf = (body: string, at: string): ThreadMessage => ({
  id: newKey(),
  author: 'customer',
  kind: 'message',
  body,
  created_at: at,
  delivery_status: null,
});

/** The sample as it would stand after that. */
export function afterOutcome(quote: DemoQuote, outcome: DemoOutcome | null): DemoQuote {
  switch (outcome?.kind) {
    case 'accepted': {
      const accepted = { name: outcome.name, accepted_at: outcome.at };
      return { ...quote, status: 'accepted', version: quote.version && { ...quote.version, accepted } };
    }
    case 'rejected':
      return { ...quote, status: 'rejected', rejected: { rejected_at: outcome.at, reason: outcome.reason } };
    case 'change':
      return {
        ...quote,
        status: 'provider_review',
        change_request: { message: outcome.message, requested_at: outcome.at },
      };
    default:
      return quote;
  }
}
