import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowValues } from '#domain/customer/import/row-values.ts';
import { sharesName } from '#domain/paste/read-paste.ts';
import type { NewCustomer } from '../customer-store.ts';
import { isSamePhone } from '../phone-number.ts';
import { knownPeople, type Person } from './known-people.ts';

const orNone = (...texts: string[]) => fc.constantFrom(null, ...texts);
/** Few values, so that many are about one another. */
const values: fc.Arbitrary<RowValues> = fc.record({
  name: fc.constantFrom('Pat Example', 'Pat Other', 'Sam Other', 'Kim', '李', 'X'),
  email: orNone('a@x.example', 'A@x.example', 'b@x.example'),
  phone: orNone('020 7946 0001', '+44 20 7946 0001', '+49 20 79460001', '020 7946 0002', '12'),
  address: orNone('Here', 'There'),
  kind: fc.constant(undefined),
});

/** The rule, asked of everybody in turn. */
function findAmong(people: readonly Person[], { name, email, phone, address }: RowValues): Person | undefined {
  const isMail = (now: NewCustomer) => email !== null && now.email?.toLowerCase() === email.toLowerCase();
  const byMail = people.find(({ now }) => isMail(now));
  if (byMail) return byMail;
  if (phone) {
    const theirs = people.filter(
      ({ now }) =>
        now.phone !== null &&
        isSamePhone(now.phone, phone, 'GB') &&
        (!email || now.email === null || isMail(now)) &&
        (now.name === name || sharesName(now.name, name)),
    );
    return theirs.find(({ now }) => now.name === name) ?? theirs[0];
  }
  return email ? undefined : people.find(({ now }) => now.name === name && now.address === address);
}

test('whoever a row is about is the one that going through everybody finds, whatever changed before', () => {
  fc.assert(
    fc.property(
      fc.array(values, { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(7), values), { maxLength: 8 }),
      values,
      (added, changed, sought) => {
        const people = knownPeople('GB');
        for (const one of added) people.add({ id: null, before: null, now: { ...one, kind: 'person' } });
        for (const [at, now] of changed) {
          const person = people.list()[at];
          // A mail address that somebody has stays theirs.
          if (person) people.change(person, { ...now, kind: 'person', email: person.now.email ?? now.email });
        }
        expect(people.find(sought)).toBe(findAmong(people.list(), sought));
      },
    ),
    { numRuns: 5000 },
  );
});
