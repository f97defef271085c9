import { asc, eq, inArray, sql } from 'drizzle-orm';
import { emailKey } from '#domain/customer/email-address.ts';
import { customers } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { CustomerRow, NewCustomer } from '../customer-store.ts';
import { type ImportPlan, phoneEnd } from './plan-import.ts';
import type { ImportRow } from './read-import.ts';

/** How many rows one statement reads or writes. */
const batch = 500;

type Known = Pick<CustomerRow, 'id' | keyof NewCustomer>;

/** Every customer that a row of the file may be about, the one there longest first. */
export async function listMeant({ db, providerId }: ProviderScope, rows: readonly ImportRow[]): Promise<Known[]> {
  const found = new Map<string, CustomerRow>();
  for (const part of batches(rows)) {
    const values = part.map((row) => row.values);
    const mails = values.flatMap(({ email }) => (email ? [emailKey(email)] : []));
    const phones = values.flatMap(({ phone }) => (phone ? [phoneEnd(phone)] : []));
    const names = values.flatMap(({ name, email, phone }) => (email || phone ? [] : [name]));
    // One statement for each index.
    const conditions = [
      inArray(sql`lower(${customers.email})`, mails),
      inArray(customers.phoneEnd, phones),
      inArray(customers.name, names),
    ];
    for (const condition of conditions) {
      const some = await db
        .select()
        .from(customers)
        .where(sql`${eq(customers.providerId, providerId)} and ${condition}`);
      for (const row of some) found.set(row.id, row);
    }
  }
  if (found.size === 0) return [];
  const order = await listOrder({ db, providerId }, [...found.keys()]);
  return order.flatMap((id) => found.get(id) ?? []);
}

/** By the database's own times, which are finer than ours. */
async function listOrder(
  { db, providerId }: Pick<ProviderScope, 'db' | 'providerId'>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${eq(customers.providerId, providerId)} and ${customers.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(customers.createdAt), asc(customers.id));
  return rows.map(({ id }) => id);
}

/** Writes what a plan says. The new ones are there in the order of the file. */
export async function writePlan({ db, providerId }: ProviderScope, { created, updated }: ImportPlan): Promise<void> {
  for (const [at, part] of batches(created).entries())
    await db.insert(customers).values(
      part.map((values, within) => ({
        ...values,
        providerId,
        createdAt: sql`now() - ${created.length - at * batch - within} * interval '1 microsecond'`,
      })),
    );
  for (const part of batches(updated))
    await db.execute(sql`
      update ${customers} set
        name = given.name, email = given.email, phone = given.phone, address = given.address, kind = given.kind, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as given(id uuid, name text, email text, phone text, address text, kind text)
      where ${customers.id} = given.id and ${customers.providerId} = ${providerId}`);
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, at) => items.slice(at * batch, (at + 1) * batch));
}
