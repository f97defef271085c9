import { z } from 'zod';
import { tokenParams } from './customer-quotes.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, limits, uuid } from './fields.ts';
import { customerPin, photoPin } from './media-shapes.ts';

const mediaParams = idParams.extend({ mediaId: uuid });
const share = z.number().min(0).max(1);

const pinFields = z.object({
  /** From the left and from the top, as shares of the photo. */
  x: share,
  y: share,
  note: z.string().trim().max(limits.line).nullish(),
  /** The line, or the question with its answer, that the place belongs to; at most one of them. */
  line_item_id: uuid.nullish(),
  question_id: uuid.nullish(),
});

export const createPin = endpoint({
  method: 'POST',
  path: '/quotes/{id}/media/{mediaId}/pins',
  caller: 'provider',
  summary: 'Mark a place on a photo, for a line or an answer; customers do not see it',
  params: mediaParams,
  body: pinFields,
  response: photoPin,
  status: 201,
});

export const updatePin = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/media/{mediaId}/pins/{pinId}',
  caller: 'provider',
  summary: 'Move a pin, or let it belong to another line or answer',
  params: mediaParams.extend({ pinId: uuid }),
  body: changeOf(pinFields),
  response: photoPin,
});

export const deletePin = endpoint({
  method: 'DELETE',
  path: '/quotes/{id}/media/{mediaId}/pins/{pinId}',
  caller: 'provider',
  summary: 'Take a pin away',
  params: mediaParams.extend({ pinId: uuid }),
  response: z.null(),
});

const customerMediaParams = tokenParams.extend({ mediaId: uuid });

export const createCustomerPin = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/media/{mediaId}/pins',
  caller: 'customer',
  summary: 'Point at a place on an own photo',
  params: customerMediaParams,
  body: pinFields.pick({ x: true, y: true, note: true }),
  response: customerPin,
  status: 201,
});

export const deleteCustomerPin = endpoint({
  method: 'DELETE',
  path: '/customer/quotes/{id}/media/{mediaId}/pins/{pinId}',
  caller: 'customer',
  summary: 'Take an own pin away',
  params: customerMediaParams.extend({ pinId: uuid }),
  response: z.null(),
});
