import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CustomerImport, ImportField } from '#web/api/customer-files.ts';

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

export const outcomeWords = {
  created: msg`New`,
  updated: msg`Changed`,
  unchanged: msg`As it is`,
  skipped: msg`Left alone`,
  repeated: msg`Named above`,
} as const satisfies Record<CustomerImport['rows'][number]['outcome'], MessageDescriptor>;
