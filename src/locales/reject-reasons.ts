import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RejectReason, rejectReasons } from '#domain/quote/reject-reason.ts';

const words = {
  price: msg`The price is too high`,
  timing: msg`The time does not suit`,
  somebody_else: msg`Somebody else does it`,
  not_needed: msg`It is not needed any more`,
} as const satisfies Record<RejectReason, MessageDescriptor>;

/** A reason in words; what is none of ours is shown as it was given. */
export function rejectReasonWords(i18n: I18n, reason: string): string {
  const known = rejectReasons.find((one) => one === reason);
  return known ? i18n._(words[known]) : reason;
}
