import { msg } from '@lingui/core/macro';
import type { QuoteDetail } from '#domain/quote/detail.ts';

/** What the customer sees of a quote. */
export const detailWords = {
  total: msg`One total`,
  parts: msg`Each part of the job with its sum`,
  lines: msg`Parts and their lines`,
  rates: msg`Lines with quantity and rate`,
} as const satisfies Record<QuoteDetail, unknown>;
