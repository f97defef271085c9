/** Every refusal the product can give. `contract/problem-status.ts` maps each to one HTTP status. */
export const problemCodes = [
  'invalid_fields',
  'invalid_json',
  'unauthorized',
  'forbidden',
  'provider_profile_required',
  /** The account has to be opened with its second factor, or set one up, before this. */
  'second_factor_required',
  /** Whoever sits there has to prove again who they are. */
  'fresh_sign_in_required',
  'not_found',
  'invalid_state',
  'stale_revision',
  'stale_version',
  'total_changed',
  /** An estimate, which somebody has to look at before it is agreed on. */
  'not_a_fixed_price',
  'already_exists',
  'link_gone',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'amount_out_of_range',
  'below_cost',
  'below_minimum',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Field name to the sentences shown beside it, as they go over the wire. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What a rule has against one field. The rule gives the code alone; `locales/field-sentences.ts` has the sentence of each,
 * for the server and for forms that check before they send.
 */
export const fieldProblemCodes = [
  'business_name_required',
  'first_name_required',
  'last_name_required',
  'phone_number_required',
  'email_required',
  'address_required',
  'logo_too_large',
  'logo_wrong_type',
  'write_something',
  'email_invalid',
  'email_incomplete',
  'email_ends_in_dot',
  'email_several',
  'too_many_decimals',
  'request_required',
  'title_or_request_required',
  'customer_name_required',
  'services_not_a_list',
  'lines_by_hand_only',
  'no_questions_by_hand',
  'country_unknown',
  'tax_number_form',
  'rate_out_of_range',
  'one_default_rate',
  'rate_ids_differ',
  'number_format',
  'color_invalid',
  'link_invalid',
  'not_registered',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];

export function isFieldProblemCode(text: string): text is FieldProblemCode {
  return fieldProblemCodes.some((code) => code === text);
}

/** A sentence before it is said in the language of whoever reads it; what Lingui's `msg` makes. */
export interface Sentence {
  readonly id: string;
  readonly message?: string;
  readonly values?: Record<string, unknown>;
}

export interface ProblemDetails {
  readonly fields?: Readonly<Record<string, readonly Sentence[]>>;
  readonly retryAfterSeconds?: number;
  /** What the caller needs to go on, such as the current state after a stale edit. Goes out as `data`. */
  readonly current?: unknown;
  /** What was written before the refusal stays, such as answers that came with a submit that has to wait. */
  readonly keepsWork?: boolean;
}

/** A refusal with a sentence that is fit to show. Thrown by use cases; the domain returns data instead. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly sentence: Sentence;
  readonly fields: ProblemDetails['fields'];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly keepsWork: boolean;

  constructor(code: ProblemCode, sentence: Sentence, details: ProblemDetails = {}) {
    super(sentence.message ?? sentence.id);
    this.name = 'Problem';
    this.code = code;
    this.sentence = sentence;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
    this.keepsWork = details.keepsWork ?? false;
  }
}
