import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, limits, mostLines, name, revision, uuid } from './fields.ts';
import { quote } from './quote-shapes.ts';

const componentParams = idParams.extend({ componentId: uuid });

const componentFields = z.object({
  title: name,
  description: z.string().trim().max(limits.line).nullish(),
  /** The customer adds it or leaves it out. */
  is_optional: z.boolean().default(false),
  /** Whether it counts as long as the customer has not chosen; of a choice, whether it is the one that does. */
  is_visible: z.boolean().optional(),
  /** All parts with the same question are its answers, and exactly one of them counts. No optional part has one. */
  choice_group: z.union([name, z.literal('')]).nullish(),
});

/** The revision of the quote, which any change raises: whoever names it is told of what somebody else did meanwhile. */
const known = { revision: revision.optional() };

export const createComponent = endpoint({
  method: 'POST',
  path: '/quotes/{id}/components',
  caller: 'provider',
  summary: 'Add a part of the job; lines named with it move there',
  params: idParams,
  body: componentFields.extend({ ...known, line_item_ids: z.array(uuid).max(mostLines).default([]) }),
  response: quote,
  status: 201,
});

export const updateComponent = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/components/{componentId}',
  caller: 'provider',
  summary: 'Rename a part, make it optional, or one answer of a choice',
  params: componentParams,
  body: changeOf(componentFields).extend(known),
  response: quote,
});

export const deleteComponent = endpoint({
  method: 'DELETE',
  path: '/quotes/{id}/components/{componentId}',
  caller: 'provider',
  summary: 'Take away a part that the provider made; its lines stay, for the job as a whole',
  params: componentParams,
  response: quote,
});

export const reorderComponents = endpoint({
  method: 'POST',
  path: '/quotes/{id}/components/reorder',
  caller: 'provider',
  summary: 'Put the parts of the job into this order',
  params: idParams,
  body: z.object({ component_ids: z.array(uuid).min(1).max(mostLines) }),
  response: quote,
});
