import { z } from 'zod';
import { happenings, reaches, troubles } from '#domain/quote/figures.ts';
import { currency } from './fields.ts';

/** Which quotes stand behind a figure of the dashboard; those that were archived since are among them, but for trouble that is still to be seen to. */
export const figureFields = {
  happened: z.enum(happenings).optional(),
  /** Days in UTC, both included, of what happened. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  reached: z.enum(reaches).optional(),
  currency: currency.optional(),
  trouble: z.enum(troubles).optional(),
};
