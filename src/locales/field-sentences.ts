import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblemCode } from '#domain/problem.ts';

/** What is said beside a field, on the server and in forms that check before they send. Profile and logo: R5.1, R5.5. */
export const fieldSentences = {
  business_name_required: msg`Business name is required for business providers`,
  first_name_required: msg`First name is required for individual providers`,
  last_name_required: msg`Last name is required for individual providers`,
  phone_number_required: msg`Phone number is required`,
  email_required: msg`Email is required`,
  address_required: msg`Address is required`,
  logo_too_large: msg`Logo file size must be less than 5MB`,
  logo_wrong_type: msg`Logo must be a JPEG, PNG, GIF, or WebP image`,
  write_something: msg`Please write something`,
  email_invalid: msg`Please enter a valid email address`,
  too_many_decimals: msg`At most three decimals`,
  request_required: msg`Paste or write what the customer asked for`,
  customer_name_required: msg`Please name the customer`,
  services_not_a_list: msg`Service selections must be an array`,
  lines_by_hand_only: msg`Only a quote made by hand can begin with lines`,
  no_questions_by_hand: msg`A quote made by hand has no questions to send. Send the quote itself once it is there`,
} as const satisfies Record<FieldProblemCode, MessageDescriptor>;
