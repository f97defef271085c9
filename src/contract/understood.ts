import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, limits, revision, uuid } from './fields.ts';
import { quote } from './quote-shapes.ts';
import { factValue } from './understood-shapes.ts';

export const correctUnderstood = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/understood/{requirement}',
  caller: 'provider',
  summary: 'Put right what was understood; questions that hang on it follow, and a draft is made anew',
  params: idParams.extend({ requirement: z.string().min(1).max(limits.name) }),
  body: z.object({
    /** The part that it is about; left out for what is about the whole job. */
    component_id: uuid.nullish(),
    value: factValue,
    revision: revision.optional(),
  }),
  response: quote,
});
