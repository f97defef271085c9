/** Every refusal the product can give. `contract/problem-status.ts` maps each to one HTTP status. */
export const problemCodes = [
  'invalid_fields',
  'invalid_json',
  'unauthorized',
  'forbidden',
  'provider_profile_required',
  'not_found',
  'invalid_state',
  'stale_revision',
  'stale_version',
  'total_changed',
  'already_exists',
  'link_gone',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'amount_out_of_range',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Field name to the sentences shown beside it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ProblemDetails {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  /** What the caller needs to go on, such as the current state after a stale edit. Goes out as `data`. */
  readonly current?: unknown;
}

/** A refusal with a sentence that is fit to show. Thrown by use cases; the domain returns data instead. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }
}
