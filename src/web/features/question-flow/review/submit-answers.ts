import type { NextPage } from '#contract/customer-quotes.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';
import type { SubmitRefusal } from './answer-review.tsx';

export type SubmitOutcome =
  | { readonly ok: true; readonly next: NextPage }
  | { readonly ok: false; readonly status: number; readonly refusal: SubmitRefusal };

/** Hands in what is saved. A second try with the same key gives the first answer again. */
export async function submitAnswers(call: Call, token: string, idempotencyKey: string): Promise<SubmitOutcome> {
  try {
    const body = { responses: [], submit: true, ...(idempotencyKey && { idempotency_key: idempotencyKey }) };
    const { data } = await call('POST /customer/quotes/{id}/responses', { params: { id: token }, body });
    return { ok: true, next: data.next };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody sent them already: the page finds out where that leads.
    if (error.code === 'invalid_state') return { ok: true, next: 'pending' };
    const questionIds = Object.keys(error.errors);
    if (error.status === 422 && questionIds.length > 0) {
      return { ok: false, status: 422, refusal: { kind: 'missing', questionIds } };
    }
    const message = error.status >= 400 && error.status < 500 ? error.message : null;
    return { ok: false, status: error.status || 503, refusal: { kind: 'failed', message } };
  }
}
