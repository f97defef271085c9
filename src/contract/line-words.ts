import { z } from 'zod';
import { lineColumns } from '#domain/language/word-lists.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { endpoint } from './endpoint.ts';

const words = z.array(z.string());

export const getLineWords = endpoint({
  method: 'GET',
  path: '/provider/line-words',
  caller: 'user',
  summary: 'What tables of priced lines are headed and counted with, in every language the installation reads',
  response: z.strictObject({
    columns: z.record(z.enum(lineColumns), words),
    units: z.record(z.enum(pricingUnits), words),
    total_rows: words,
  }),
});
