import type { CountryCode } from 'libphonenumber-js';
import { digitsOf } from '#domain/customer/contact.ts';
import type { RowValues } from '#domain/customer/import/row-values.ts';
import { phoneEndDigits } from '#server/db/schema.ts';
import type { CustomerRow, NewCustomer } from '../customer-store.ts';
import { knownPeople, type Person } from './known-people.ts';
import type { ImportRow } from './read-import.ts';

export const rowOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'repeated'] as const;
type RowOutcome = (typeof rowOutcomes)[number];

export interface ImportPlan {
  readonly created: readonly NewCustomer[];
  readonly updated: readonly (NewCustomer & { readonly id: string })[];
  /** Of each row, in their order. A row is `repeated` where one above it is about the same customer. */
  readonly outcomes: readonly RowOutcome[];
}

interface PlanRules {
  readonly isUpdating: boolean;
  /** Where numbers without a country's code are at home. */
  readonly country: CountryCode;
}

/**
 * What a file would change. A row is about whoever has its mail address, else about whoever has its telephone number and
 * shares its name; without both, about whoever has its name and address. Nothing is lost by a row: what it leaves empty stays, and of several
 * about one customer the first counts, the others fill gaps. So the same file again changes nothing.
 */
export function planImport(
  rows: readonly ImportRow[],
  known: readonly Pick<CustomerRow, 'id' | keyof NewCustomer>[],
  rules: PlanRules,
): ImportPlan {
  const people = knownPeople(rules.country);
  for (const { id, name, email, phone, address, kind } of known) {
    const before = { name, email, phone, address, kind };
    people.add({ id, before, now: before });
  }
  const first = goThrough(rows, people, rules);
  // A customer that a later row changed may be meant by an earlier one of the same file, the next time: until nothing more changes.
  let { hasChanged } = first;
  for (let pass = 1; pass < mostPasses && hasChanged; pass++) ({ hasChanged } = goThrough(rows, people, rules));
  const all = people.list();
  return {
    created: all.flatMap(({ id, now }) => (id === null ? [now] : [])),
    updated: all.flatMap(({ id, before, now }) =>
      id !== null && before && isChanged(before, now) ? [{ id, ...now }] : [],
    ),
    outcomes: first.touched.map(({ person, isFirst }) => (isFirst ? outcomeOf(person, rules) : 'repeated')),
  };
}

const mostPasses = 20;

function goThrough(rows: readonly ImportRow[], people: ReturnType<typeof knownPeople>, { isUpdating }: PlanRules) {
  const atStart = new Map(people.list().map((person) => [person, person.now]));
  const named = new Set<Person>();
  const touched = rows.map(({ values }) => {
    const found = people.find(values);
    const person = found ?? people.add({ id: null, before: null, now: newFrom(values) });
    const isFirst = !named.has(person);
    named.add(person);
    const now = isFirst ? updatedBy(person.now, values) : filledBy(person.now, values);
    if (found && isUpdating && isChanged(person.now, now)) people.change(person, now);
    return { person, isFirst };
  });
  return { touched, hasChanged: people.list().some((person) => isChanged(atStart.get(person), person.now)) };
}

function outcomeOf({ before, now }: Person, { isUpdating }: PlanRules): RowOutcome {
  if (!before) return 'created';
  if (!isUpdating) return 'skipped';
  return isChanged(before, now) ? 'updated' : 'unchanged';
}

const newFrom = ({ kind, ...values }: RowValues): NewCustomer => ({ ...values, kind: kind ?? 'person' });

const updatedBy = (now: NewCustomer, row: RowValues): NewCustomer => ({
  name: row.name,
  email: row.email ?? now.email,
  phone: row.phone ?? now.phone,
  address: row.address ?? now.address,
  kind: row.kind ?? now.kind,
});

const filledBy = (now: NewCustomer, row: RowValues): NewCustomer => ({
  ...now,
  email: now.email ?? row.email,
  phone: now.phone ?? row.phone,
  address: now.address ?? row.address,
});

const compared = ['name', 'email', 'phone', 'address', 'kind'] as const;
const isChanged = (before: NewCustomer | undefined, now: NewCustomer): boolean =>
  compared.some((field) => before?.[field] !== now[field]);

export const phoneEnd = (phone: string): string => digitsOf(phone.split(/x|ext|#/i)[0] ?? '').slice(-phoneEndDigits);
