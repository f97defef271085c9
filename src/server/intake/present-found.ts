import type { z } from 'zod';
import type { foundInRequest } from '#contract/read-request.ts';
import type { RequestRead } from './read-request.ts';

/** What was found, sure or not: all of it is worth proposing. What was not found is left out. */
export function presentFound({
  name,
  email,
  phone,
  address,
  locale,
  known,
}: RequestRead): z.input<typeof foundInRequest> {
  return {
    ...(name && { name: name.value }),
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value.text }),
    ...(address && { address: address.value.address }),
    ...(locale && { locale }),
    ...(known && { customer_id: known.id }),
  };
}
