import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, name, page, uuid } from './fields.ts';
import { listFilter } from './quotes.ts';

const filter = z.object({ ...listFilter, per_page: page.shape.per_page });

const savedView = z.strictObject({ id: uuid, name: z.string(), filter, is_default: z.boolean() }).meta({
  id: 'SavedView',
});

const viewFields = z.object({
  name: name.max(60),
  filter,
  /** The list opens with it; whichever was the default before is no longer. */
  is_default: z.boolean().default(false),
});

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/quote-views',
  caller: 'provider',
  summary: 'The signed-in person’s own views of the list of quotes, by name',
  response: z.array(savedView),
});

export const createSavedView = endpoint({
  method: 'POST',
  path: '/quote-views',
  caller: 'provider',
  summary: 'Keep a filter and an order of the list by a name',
  body: viewFields,
  response: savedView,
  status: 201,
});

export const updateSavedView = endpoint({
  method: 'PUT',
  path: '/quote-views/{id}',
  caller: 'provider',
  summary: 'Rename a view, keep another filter in it, or let the list open with it',
  params: idParams,
  body: changeOf(viewFields),
  response: savedView,
});

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/quote-views/{id}',
  caller: 'provider',
  summary: 'Forget a view',
  params: idParams,
  response: z.null(),
});
