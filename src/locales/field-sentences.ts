import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblemCode } from '#domain/problem.ts';

/** Stands for the number in a format of quote numbers; a brace in a sentence would be a value of its own. */
const place = '{number}';

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
  email_incomplete: msg`This email address lacks its ending, such as .com`,
  email_ends_in_dot: msg`An email address does not end in a dot`,
  email_several: msg`Please enter one email address only`,
  too_many_decimals: msg`At most three decimals`,
  request_required: msg`Paste or write what the customer asked for`,
  title_or_request_required: msg`Write a title, or what the customer asked for`,
  customer_name_required: msg`Please name the customer`,
  services_not_a_list: msg`Service selections must be an array`,
  lines_by_hand_only: msg`Only a quote made by hand can begin with lines`,
  no_questions_by_hand: msg`A quote that asks nothing has no questions to send. Send the quote itself once it is there`,
  country_unknown: msg`Choose one of the countries in the list`,
  tax_number_form: msg`This does not look like a tax number of this country`,
  rate_out_of_range: msg`A rate is a percentage from 0 to 100`,
  one_default_rate: msg`Exactly one rate is the usual one`,
  rate_ids_differ: msg`Two rates have the same id`,
  number_format: msg`Write ${place} once where the number goes, such as Q-${place}, with at most 40 letters and digits`,
  color_invalid: msg`Write the colour as # and six digits, such as #0f766e`,
  link_invalid: msg`Write a whole address that begins with https://`,
  not_registered: msg`Your business is not registered for tax, so no quote of yours can charge it`,
} as const satisfies Record<FieldProblemCode, MessageDescriptor>;
