import type { MessageDescriptor } from '@lingui/core';
import type { Failure } from '#contract/envelope.ts';
import type { FieldErrors, ProblemCode } from '#domain/problem.ts';

/** The API's own codes, and what can go wrong on the way to it. */
export type ApiErrorCode = ProblemCode | 'network' | 'cancelled' | 'unexpected';

export interface ApiErrorDetails {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly errors?: FieldErrors | undefined;
  readonly data?: unknown;
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly sentence?: MessageDescriptor | undefined;
}

/** A call that was refused (`status` is the answer's) or never answered (`status` 0). Pages switch on `code`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Field name to the sentences shown beside it. */
  readonly errors: FieldErrors;
  /** What the refusal carries, such as the present state after a stale edit. */
  readonly data: unknown;
  readonly body: unknown;
  /** What is said on the page where the answer came without words of its own. */
  readonly sentence: MessageDescriptor | undefined;

  constructor({ status, code, message, errors, data, body, cause, sentence }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors ?? {};
    this.data = data;
    this.body = body;
    this.sentence = sentence;
  }
}

/** R8.1: a failed call throws the server's words, or these where it said none: `call(…).catch(orSay(msg`…`))`. */
export function orSay(sentence: MessageDescriptor): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'unexpected') throw error;
    // Texts are taken out of what browsers get: there the page has them by the sentence's id.
    throw new ApiError({ ...error, message: sentence.message ?? error.message, cause: error, sentence });
  };
}

export function cancelled(cause?: unknown): ApiError {
  return new ApiError({ status: 0, code: 'cancelled', message: 'Request was cancelled or timed out', cause });
}

export function unreachable(cause?: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', message: 'API Error: 0', cause });
}

/** The refusal an answer means. The server's own sentence wins over the default. */
export function refusal(status: number, body: unknown): ApiError {
  const failure = asFailure(body);
  const isValidation = status === 422 && failure.errors !== undefined;
  return new ApiError({
    status,
    code: failure.code ?? 'unexpected',
    message: failure.message || (isValidation ? 'Validation failed' : `API Error: ${status}`),
    errors: failure.errors,
    data: failure.data,
    body,
  });
}

function asFailure(body: unknown): Partial<Failure> {
  if (typeof body !== 'object' || body === null) return {};
  return body; // of another maker than our API only when something stands between; every field is checked or optional
}
