import type { CountryCode } from 'libphonenumber-js';
import { digitsOf } from '#domain/customer/contact.ts';
import { emailKey } from '#domain/customer/email-address.ts';
import type { RowValues } from '#domain/customer/import/row-values.ts';
import { sharesName } from '#domain/paste/read-paste.ts';
import { phoneEndDigits } from '#server/db/schema.ts';
import type { CustomerRow, NewCustomer } from '../customer-store.ts';
import { isSamePhone } from '../phone-number.ts';
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

interface Person {
  readonly id: string | null;
  readonly before: NewCustomer | null;
  now: NewCustomer;
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
  const people = createPeople(rules.country);
  for (const { id, name, email, phone, address, kind } of known) {
    const before = { name, email, phone, address, kind };
    people.add({ id, before, now: before });
  }
  const touched = goThrough(rows, people, rules);
  // A customer that a later row changed may be meant by an earlier one of the same file, the next time: until nothing more changes.
  for (let pass = 1; pass < mostPasses && people.wereChanged(); pass++) goThrough(rows, people, rules);
  const all = people.list();
  return {
    created: all.flatMap(({ id, now }) => (id === null ? [now] : [])),
    updated: all.flatMap(({ id, before, now }) =>
      id !== null && before && isChanged(before, now) ? [{ id, ...now }] : [],
    ),
    outcomes: touched.map(({ person, isFirst }) => (isFirst ? outcomeOf(person, rules) : 'repeated')),
  };
}

const mostPasses = 20;

function goThrough(rows: readonly ImportRow[], people: ReturnType<typeof createPeople>, { isUpdating }: PlanRules) {
  const named = new Set<Person>();
  people.beginPass();
  return rows.map(({ values }) => {
    const found = people.find(values);
    const person = found ?? people.add({ id: null, before: null, now: newFrom(values) });
    const isFirst = !named.has(person);
    named.add(person);
    if (found && isUpdating) people.change(found, isFirst ? updatedBy(found.now, values) : filledBy(found.now, values));
    return { person, isFirst };
  });
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

/** Whoever is known, found by how to reach them; the one there longest, where several are meant. */
function createPeople(country: CountryCode) {
  const all: Person[] = [];
  const atStart = new Map<Person, NewCustomer>();
  const order = new Map<Person, number>();
  const byKey = new Map<string, Person[]>();
  const at = (key: string): readonly Person[] => byKey.get(key) ?? [];
  const placeOf = (person: Person): number => order.get(person) ?? 0;
  const enter = (person: Person) => {
    for (const key of keysOf(person.now)) {
      const group = byKey.get(key) ?? [];
      if (!group.includes(person))
        byKey.set(
          key,
          [...group, person].toSorted((a, b) => placeOf(a) - placeOf(b)),
        );
    }
  };
  return {
    list: (): readonly Person[] => all,
    beginPass: (): void => {
      for (const person of all) atStart.set(person, person.now);
    },
    /** Since the pass began. */
    wereChanged: (): boolean => all.some((person) => isChanged(atStart.get(person), person.now)),
    add: (person: Person): Person => {
      order.set(person, all.length);
      all.push(person);
      enter(person);
      return person;
    },
    change: (person: Person, now: NewCustomer): void => {
      if (!isChanged(person.now, now)) return;
      person.now = now;
      enter(person);
    },
    find: ({ name, email, phone, address }: RowValues): Person | undefined => {
      const byEmail = email && at(mailKey(email)).find(({ now }) => now.email && mailKey(now.email) === mailKey(email));
      if (byEmail) return byEmail;
      if (phone) {
        const theirs = at(phoneKey(phone)).filter(
          ({ now }) =>
            isNobodyElse(now, { name, email }) && now.phone !== null && isSamePhone(now.phone, phone, country),
        );
        return theirs.find(({ now }) => now.name === name) ?? theirs[0];
      }
      if (email) return undefined;
      return at(nameKey(name, address)).find(({ now }) => nameKey(now.name, now.address) === nameKey(name, address));
    },
  };
}

/** Two people may share a telephone: one of another name or with another mail address is somebody else. */
function isNobodyElse(now: NewCustomer, { name, email }: Pick<RowValues, 'name' | 'email'>): boolean {
  if (email && now.email && mailKey(email) !== mailKey(now.email)) return false;
  return name === now.name || sharesName(now.name, name);
}

const mailKey = (email: string): string => `mail ${emailKey(email)}`;
/** However a number is written, its last digits are the same. */
const phoneKey = (phone: string): string => `phone ${phoneEnd(phone)}`;
const nameKey = (name: string, address: string | null): string => `name ${name}\n${address ?? ''}`;

export const phoneEnd = (phone: string): string => digitsOf(phone.split(/x|ext|#/i)[0] ?? '').slice(-phoneEndDigits);

function keysOf({ name, email, phone, address }: NewCustomer): string[] {
  return [...(email ? [mailKey(email)] : []), ...(phone ? [phoneKey(phone)] : []), nameKey(name, address)];
}
