import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { importOutcomes } from '#contract/csv-import.ts';

export const outcomeWords = {
  created: msg`New`,
  updated: msg`Changed`,
  unchanged: msg`As it is`,
  skipped: msg`Left alone`,
  repeated: msg`Named above`,
} as const satisfies Record<(typeof importOutcomes)[number], MessageDescriptor>;
