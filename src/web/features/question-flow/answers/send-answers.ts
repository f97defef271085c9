import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';
import type { OutgoingAnswer, SendOutcome } from './answer-queue.ts';

function outcomeOf(error: ApiError): SendOutcome {
  switch (error.code) {
    case 'network':
    case 'cancelled':
    case 'unexpected':
    case 'internal':
    case 'unavailable':
    case 'too_many_requests':
      return { kind: 'unreachable' };
    case 'invalid_state':
    case 'link_gone':
    case 'not_found':
      return { kind: 'closed' };
    default:
      return { kind: 'refused', message: error.message };
  }
}

/** A draft save of some answers through the link. */
export function sendAnswers(call: Call, token: string) {
  return async (answers: readonly OutgoingAnswer[], idempotencyKey: string): Promise<SendOutcome> => {
    try {
      const body = { responses: [...answers], idempotency_key: idempotencyKey };
      const { data } = await call('POST /customer/quotes/{id}/responses', { params: { id: token }, body });
      return { kind: 'saved', removed: new Map(data.removed.map((one) => [one.question_id, one.message])) };
    } catch (error) {
      if (error instanceof ApiError) return outcomeOf(error);
      throw error;
    }
  };
}
