import type { CustomerBody } from '#web/api/customers.ts';

/** The form's fields by the wire's names, so that the server's `errors` find their field. */
export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export function customerValues(
  customer: { readonly [Field in keyof CustomerValues]: string | null } | null,
): CustomerValues {
  return {
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    address: customer?.address ?? '',
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** What is empty goes as null, so that clearing a field clears it. */
export function customerBody({ name, email, phone, address }: CustomerValues): CustomerBody {
  return { name: name.trim(), email: orNull(email), phone: orNull(phone), address: orNull(address) };
}
