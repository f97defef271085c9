import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';
import type { AcceptRefusal } from './accept-sheet.tsx';
import type { CustomerQuote } from './sent-quote.ts';

interface FormToAnswer {
  readonly call: Call;
  readonly token: string;
  readonly form: FormData;
}

export type AcceptOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly refusal: AcceptRefusal };

const refused = (status: number, refusal: AcceptRefusal): AcceptOutcome => ({ ok: false, status, refusal });

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Agrees to the version and the total that were on screen, and to no other. */
export async function acceptShown({ call, token, form }: FormToAnswer): Promise<AcceptOutcome> {
  const name = textOf(form, 'name');
  if (!name) return refused(422, { kind: 'name' });
  const key = textOf(form, 'idempotency_key');
  const body = {
    version: Number(textOf(form, 'version')),
    expected_total_minor: Number(textOf(form, 'expected_total_minor')),
    name,
    ...(key && { idempotency_key: key }),
  };
  try {
    await call('POST /customer/quotes/{id}/accept', { params: { id: token }, body });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    switch (error.code) {
      case 'stale_version':
      case 'total_changed':
        return refused(409, { kind: 'changed' });
      case 'invalid_state':
      case 'not_a_fixed_price':
        // Expired, or answered elsewhere: the page itself says how it stands.
        return { ok: true };
      case 'invalid_fields':
        return refused(422, { kind: 'failed', message: error.message });
      default:
        return refused(error.status || 503, { kind: 'failed', message: null });
    }
  }
}

const calls = {
  message: 'POST /customer/quotes/{id}/message',
  'request-changes': 'POST /customer/quotes/{id}/request-changes',
  reject: 'POST /customer/quotes/{id}/reject',
} as const;

export type AnswerIntent = keyof typeof calls;

/** What came of words to the provider, of declining, of asking for a change; with the words, so that they are not lost. */
export interface AnswerRefusal {
  readonly intent: AnswerIntent;
  readonly kind: 'empty' | 'failed';
  readonly message: string | null;
  readonly words: string;
}

export function isAnswerIntent(intent: unknown): intent is AnswerIntent {
  return typeof intent === 'string' && Object.hasOwn(calls, intent);
}

/** What an action of a customer's page answers where not everything went through. */
export interface Refused {
  readonly accept: AcceptRefusal | null;
  readonly answer: AnswerRefusal | null;
  /** Nothing could be reached, so there is nothing to load afresh either. */
  readonly isUnreached?: boolean;
}

export function isUnreached(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'isUnreached' in result && result.isUnreached === true;
}

/** Sends the words of one of the sheets. Null when they arrived, or when the page itself says how the quote stands now. */
export async function sendWords(
  intent: AnswerIntent,
  { call, token, form }: FormToAnswer,
): Promise<AnswerRefusal | null> {
  const words = textOf(form, 'message');
  if (!words && intent !== 'reject') return { intent, kind: 'empty', message: null, words };
  const key = textOf(form, 'idempotency_key');
  const reason = textOf(form, 'reason');
  const body = { message: words, ...(reason && { reason }), ...(key && { idempotency_key: key }) };
  try {
    await call(calls[intent], { params: { id: token }, body });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Decided elsewhere meanwhile: the page says how it stands. A message is open in every state.
    if (error.code === 'invalid_state' && intent !== 'message') return null;
    const isTheirs = error.code === 'invalid_fields' || error.code === 'too_many_requests';
    return { intent, kind: 'failed', message: isTheirs ? error.message : null, words };
  }
}

/** Without a connection the sheet stays with what was written; anything the server said goes its way. */
export async function keepUnreached<T>(request: Request, serverAction: () => Promise<T>): Promise<T | Refused> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const intent = form.get('intent');
    const failed = { kind: 'failed', message: null } as const;
    return isAnswerIntent(intent)
      ? { accept: null, answer: { ...failed, intent, words: textOf(form, 'message') }, isUnreached: true }
      : { accept: failed, answer: null, isUnreached: true };
  }
}

/** The part of a choice that a form sent without script takes. */
export async function choosePart({ call, token, form }: FormToAnswer): Promise<void> {
  await call('POST /customer/quotes/{id}/components/{componentId}/toggle-visibility', {
    params: { id: token, componentId: textOf(form, 'part') },
    body: { is_visible: true },
  });
}

/** The extras of a form sent without script: those whose choice differs from what is kept. */
export async function chooseExtras({ call, token, form, quote }: FormToAnswer & { readonly quote: CustomerQuote }) {
  const chosen = new Set(form.getAll('extra').map(String));
  const changed = quote.version
    ? quote.version.extras.filter((extra) => extra.is_chosen !== chosen.has(extra.component_id))
    : [];
  for (const { component_id: id } of changed) {
    await call('POST /customer/quotes/{id}/components/{componentId}/toggle-visibility', {
      params: { id: token, componentId: id },
      body: { is_visible: chosen.has(id) },
    });
  }
}
