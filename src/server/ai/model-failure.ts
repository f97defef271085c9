/** Why a language model's answer was not used. */
export const failureKinds = [
  'timeout',
  'unreachable',
  'rate_limited',
  'refused_key',
  'server_error',
  'unreadable',
  'wrong_shape',
  'cut_off',
  'refused',
  'too_large',
  'circuit_open',
  'budget_spent',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A call that gave nothing to use. It carries no prompt and no key: it may be logged and shown. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}
