import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { minorOut, uuid } from './fields.ts';
import { pricingBasis } from './own-numbers.ts';

export const samplePricingBasis = endpoint({
  method: 'POST',
  path: '/provider/pricing-basis/samples',
  caller: 'provider',
  summary: 'What three jobs of the provider’s services would cost with these two numbers; nothing is stored',
  body: pricingBasis.partial(),
  response: z.strictObject({
    samples: z.array(
      z.strictObject({
        service_type: z.strictObject({ id: uuid, name: z.string() }),
        /** What is assumed of its size; empty where it has none. */
        size: z.string(),
        /** Before tax, with the provider's rules; null where a line has no price. */
        net_minor: minorOut.nullable(),
        /** What an hour of that trade is usually charged where the provider works. */
        usual_hour_minor: minorOut.nullable(),
      }),
    ),
    usual_markup_percent: z.number().nullable(),
  }),
});
