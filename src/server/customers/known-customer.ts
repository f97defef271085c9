import { and, asc, eq, sql } from 'drizzle-orm';
import { digitsOf } from '#domain/customer/contact.ts';
import { emailKey } from '#domain/customer/email-address.ts';
import { sharesName } from '#domain/paste/read-paste.ts';
import { customers, phoneEndDigits } from '#server/db/schema.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type CustomerRow, holdCustomer, insertCustomer, type NewCustomer, updateCustomer } from './customer-store.ts';
import { countryOfNumbers, isSamePhone } from './phone-number.ts';

type Contact = Partial<Pick<CustomerRow, 'name' | 'email' | 'phone'>>;

const ofProvider = (scope: ProviderScope) => eq(customers.providerId, scope.providerId);

async function findByEmail(scope: ProviderScope, email: string): Promise<CustomerRow | null> {
  const [row] = await scope.db
    .select()
    .from(customers)
    .where(and(ofProvider(scope), eq(sql`lower(${customers.email})`, emailKey(email))))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1);
  return row ?? null;
}

/** Two people may share a telephone; with another name and another address it is somebody else. */
function isSomebodyElse(known: CustomerRow, { name, email }: Contact): boolean {
  const differs = Boolean(email && known.email && emailKey(email) !== emailKey(known.email));
  return differs && Boolean(name) && !sharesName(known.name, name ?? '');
}

async function findByPhone(
  scope: ProviderScope,
  provider: Pick<ProviderRow, 'address' | 'locale'>,
  contact: Contact & { readonly phone: string },
): Promise<CustomerRow | null> {
  // However it is written, its last digits are the same.
  const end = digitsOf(contact.phone.split(/x|ext|#/i)[0] ?? '').slice(-phoneEndDigits);
  if (end === '') return null;
  const rows = await scope.db
    .select()
    .from(customers)
    .where(and(ofProvider(scope), eq(customers.phoneEnd, end)))
    .orderBy(asc(customers.createdAt), asc(customers.id));
  const country = countryOfNumbers(provider);
  const isTheirs = (row: CustomerRow) => isSamePhone(row.phone ?? '', contact.phone, country);
  return rows.find((row) => isTheirs(row) && !isSomebodyElse(row, contact)) ?? null;
}

/** The customer who has this mail address or, else, this telephone number; the one there longest, where several have. */
export async function findKnownCustomer(
  scope: ProviderScope,
  provider: Pick<ProviderRow, 'address' | 'locale'>,
  contact: Contact,
): Promise<CustomerRow | null> {
  const { email, phone } = contact;
  const byEmail = email ? await findByEmail(scope, email) : null;
  if (byEmail || !phone) return byEmail;
  return findByPhone(scope, provider, { ...contact, phone });
}

/** Whoever else adds customers of the provider waits until the transaction ends. */
export async function lockCustomers(scope: ProviderScope): Promise<void> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customers:${scope.providerId}`}, 0))`);
}

/**
 * The known customer with this mail or telephone, whose gaps are filled, else a new one. Whoever else adds a customer of the
 * provider meanwhile waits, so that two at once are one record. The caller is in a transaction.
 */
export async function takeCustomer(
  scope: ProviderScope,
  { kind, ...values }: Omit<NewCustomer, 'kind'> & { readonly kind: NewCustomer['kind'] | undefined },
): Promise<CustomerRow> {
  await lockCustomers(scope);
  const found = await findKnownCustomer(scope, await findProvider(scope), values);
  const known = found && (await holdCustomer(scope, found.id));
  if (!known) return insertCustomer(scope, { ...values, kind: kind ?? 'person' });
  const filled = {
    name: known.name,
    email: known.email ?? values.email,
    phone: known.phone ?? values.phone,
    address: known.address ?? values.address,
    kind: kind ?? known.kind,
  };
  const isSame =
    filled.email === known.email &&
    filled.phone === known.phone &&
    filled.address === known.address &&
    filled.kind === known.kind;
  return isSame ? known : updateCustomer(scope, known.id, filled);
}
