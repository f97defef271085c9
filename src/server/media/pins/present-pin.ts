import type { z } from 'zod';
import type { customerPin, photoPin } from '#contract/media-shapes.ts';
import type { PinRow } from './pin-store.ts';

export function presentPin(row: PinRow): z.input<typeof photoPin> {
  return {
    ...presentCustomerPin(row),
    author: row.author,
    line_item_id: row.lineItemId,
    question_id: row.questionId,
  };
}

export const presentCustomerPin = ({ id, number, x, y, note }: PinRow): z.input<typeof customerPin> => ({
  id,
  number,
  x,
  y,
  note,
});

/** What the customer marked on a photo; the provider's pins are the provider's. */
export const customerPins = (pins: readonly PinRow[], mediaId: string): z.input<typeof customerPin>[] =>
  pins.filter((pin) => pin.author === 'customer' && pin.mediaId === mediaId).map(presentCustomerPin);
