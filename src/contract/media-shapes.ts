import { z } from 'zod';
import { mediaTypes, qualityRatings, qualityReasons } from '#domain/media/media-type.ts';
import { pinAuthors } from '#domain/media/photo-pin.ts';
import { uuid } from './fields.ts';

export const media = z
  .strictObject({
    id: uuid,
    media_type: z.enum(mediaTypes),
    question_id: uuid.nullable(),
    component_id: uuid.nullable(),
    /** Signed and short-lived, so that an <img> needs no header. */
    url: z.string(),
    thumbnail_url: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    duration_s: z.number().nullable(),
    bytes: z.int(),
    quality_rating: z.enum(qualityRatings).nullable(),
    quality_reason: z.enum(qualityReasons).nullable(),
    /** What a language model says that the photo shows; always null for the customer. */
    caption: z.string().nullable(),
    /** Null until a language model has looked, and where none does. */
    shows_what_was_asked: z.boolean().nullable(),
    is_being_looked_at: z.boolean(),
  })
  .meta({ id: 'Media' });

/** A place on a photo, as shares from the left and the top. */
export const customerPin = z
  .strictObject({ id: uuid, number: z.int(), x: z.number(), y: z.number(), note: z.string().nullable() })
  .meta({ id: 'CustomerPin' });

export const photoPin = customerPin
  .extend({ author: z.enum(pinAuthors), line_item_id: uuid.nullable(), question_id: uuid.nullable() })
  .meta({ id: 'PhotoPin' });

/** With what the customer marked, and nobody else. */
export const customerMedia = media.extend({ pins: z.array(customerPin) }).meta({ id: 'CustomerMedia' });

/** As the provider has it: with the mark of what goes out with the quote, and everybody's pins. */
export const quoteMedia = media
  .extend({ is_on_quote: z.boolean(), pins: z.array(photoPin) })
  .meta({ id: 'QuoteMedia' });
