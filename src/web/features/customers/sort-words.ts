import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CustomerSort } from '#web/api/customers.ts';

export const sortWords = {
  name: msg`Name`,
  created_at: msg`Added`,
  last_quote: msg`Last quote`,
  value: msg({ message: 'Accepted', comment: 'Column: the value of the quotes a customer accepted' }),
} as const satisfies Record<CustomerSort, MessageDescriptor>;
