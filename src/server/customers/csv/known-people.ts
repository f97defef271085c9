import type { CountryCode } from 'libphonenumber-js';
import { emailKey } from '#domain/customer/email-address.ts';
import type { RowValues } from '#domain/customer/import/row-values.ts';
import { nameWords, sharesName } from '#domain/paste/read-paste.ts';
import type { NewCustomer } from '../customer-store.ts';
import { phoneReader } from '../phone-number.ts';

/** A customer of the provider, or of a row above. */
export interface Person {
  readonly id: string | null;
  readonly before: NewCustomer | null;
  now: NewCustomer;
}

/**
 * Whoever is known, found by how to reach them; the one there longest, where several are meant. Thousands may share one
 * telephone, such as a caretaker's: they are kept apart by the words of their names, and by whether a mail address tells them.
 */
export function knownPeople(country: CountryCode) {
  const phones = phoneReader(country);
  const all: Person[] = [];
  const places = new Map<Person, number>();
  const entered = new Map<Person, Set<string>>();
  const byKey = new Map<string, Person[]>();
  const placeOf = (person: Person): number => places.get(person) ?? 0;

  /** By the whole name first, then by each of its words. */
  const phoneKeys = (phone: string, name: string, isMailless: boolean): [string, ...string[]] => {
    const keyOf = (word: string) => [isMailless ? 'mailless' : 'phone', phones.keyOf(phone), word].join(' ');
    return [keyOf(`=${name}`), ...[...new Set(nameWords(name))].map(keyOf)];
  };
  const keysOf = ({ name, email, phone, address }: NewCustomer): string[] => [
    nameKey(name, address),
    ...(email ? [mailKey(email)] : []),
    ...(phone ? phoneKeys(phone, name, false) : []),
    ...(phone && !email ? phoneKeys(phone, name, true) : []),
  ];
  const enter = (person: Person) => {
    const keys = entered.get(person) ?? new Set();
    entered.set(person, keys);
    for (const key of keysOf(person.now)) {
      if (keys.has(key)) continue;
      keys.add(key);
      byKey.set(key, withPerson(byKey.get(key) ?? [], person, placeOf));
    }
  };
  const first = (key: string, fits: (now: NewCustomer) => boolean): Person | undefined =>
    byKey.get(key)?.find(({ now }) => fits(now));

  const byPhone = (phone: string, { name, email }: RowValues): Person | undefined => {
    const fits = (now: NewCustomer): boolean =>
      isNobodyElse(now, { name, email }) && now.phone !== null && phones.isSame(now.phone, phone);
    // Who has this mail address was looked for before: who has another one is somebody else.
    const keys = phoneKeys(phone, name, email !== null);
    if (email !== null) for (const key of keys) forgetMailed(byKey, key);
    const [whole, ...words] = keys;
    // Somebody found by it may have another name since.
    const named = first(whole, (now) => now.name === name && fits(now));
    if (named) return named;
    return words.flatMap((key) => first(key, fits) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b))[0];
  };

  return {
    list: (): readonly Person[] => all,
    add: (person: Person): Person => {
      places.set(person, all.length);
      all.push(person);
      enter(person);
      return person;
    },
    change: (person: Person, now: NewCustomer): void => {
      person.now = now;
      enter(person);
    },
    find: (values: RowValues): Person | undefined => {
      const { name, email, phone, address } = values;
      const byMail =
        email && first(mailKey(email), (now) => now.email !== null && mailKey(now.email) === mailKey(email));
      if (byMail) return byMail;
      if (phone) return byPhone(phone, values);
      if (email) return undefined;
      return first(nameKey(name, address), (now) => nameKey(now.name, now.address) === nameKey(name, address));
    },
  };
}

/** Two people may share a telephone: one of another name or with another mail address is somebody else. */
function isNobodyElse(now: NewCustomer, { name, email }: Pick<RowValues, 'name' | 'email'>): boolean {
  if (email && now.email && mailKey(email) !== mailKey(now.email)) return false;
  return name === now.name || sharesName(now.name, name);
}

const mailKey = (email: string): string => `mail ${emailKey(email)}`;
const nameKey = (name: string, address: string | null): string => `name ${name}\n${address ?? ''}`;

/** In the order of their places: whoever is new comes last. */
function withPerson(group: Person[], person: Person, placeOf: (person: Person) => number): Person[] {
  const last = group.at(-1);
  if (last && placeOf(last) > placeOf(person)) {
    const at = group.findIndex((one) => placeOf(one) > placeOf(person));
    return group.toSpliced(at, 0, person);
  }
  group.push(person);
  return group;
}

/** A row above gave them a mail address since: a long line of them is not gone through again for each row. */
function forgetMailed(byKey: Map<string, Person[]>, key: string): void {
  const group = byKey.get(key);
  if (group?.[0]?.now.email)
    byKey.set(
      key,
      group.filter(({ now }) => now.email === null),
    );
}
