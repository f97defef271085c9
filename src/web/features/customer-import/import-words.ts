import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportField } from '#web/api/customer-files.ts';

/** What a column can hold, in the order of the list. */
export const fieldWords = {
  name: msg`Name`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  company: msg`Company`,
  email: msg`Email`,
  phone: msg`Phone`,
  address: msg`Address`,
  street: msg`Street`,
  postcode: msg`Postcode`,
  city: msg`Town`,
  country: msg`Country`,
  kind: msg`Person or business`,
} as const satisfies Record<ImportField, MessageDescriptor>;
