import type { ProblemCode } from '#domain/problem.ts';

/** A new code does not compile until it has a status. */
export const problemStatus = {
  invalid_fields: 422,
  invalid_json: 400,
  unauthorized: 401,
  forbidden: 403,
  provider_profile_required: 403,
  second_factor_required: 403,
  fresh_sign_in_required: 403,
  not_found: 404,
  invalid_state: 409,
  stale_revision: 409,
  stale_version: 409,
  total_changed: 409,
  not_a_fixed_price: 409,
  already_exists: 409,
  link_gone: 410,
  idempotency_key_reused: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  amount_out_of_range: 422,
  below_cost: 409,
  below_minimum: 409,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ProblemCode, number>;
