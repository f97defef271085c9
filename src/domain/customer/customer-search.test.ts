import { expect, test } from 'vitest';
import { isPhoneNumber } from './contact.ts';
import { customerSearchText, searchTerms } from './customer-search.ts';

const customer = {
  name: 'Åse Müller-Łukaszewicz',
  email: 'Ase@Customer.example',
  phone: '+44 (0)20 7946-0001',
  address: 'Straße 4, Exampleton',
};

const isFound = (search: string) => searchTerms(search).every((term) => customerSearchText(customer).includes(term));

test.each([
  'ase',
  'ÅSE',
  'lukasz',
  'muller ase',
  'customer.example',
  'strasse',
  '7946 0001',
  '20 7946-0001',
  '79460001',
])('%s finds the customer', (search) => expect(isFound(search)).toBe(true));

test.each(['aase', 'muller bob', '7946 0002', '%', '_'])('%s does not', (search) =>
  expect(isFound(search)).toBe(false),
);

test('a number of the country is found whichever way its prefix is written', () => {
  const text = customerSearchText({ ...customer, phone: '+44 20 7946 0001' });
  expect(searchTerms('020 7946').every((term) => text.includes(term))).toBe(true);
});

test('the search text begins with the name, so that it sorts by it', () => {
  expect(customerSearchText(customer).startsWith('ase muller-lukaszewicz\n')).toBe(true);
});

test.each(['+44 20 7946 0001', '020/7946-0001', '(020) 7946 0001 ext. 12', '12345'])(
  '%s is a telephone number',
  (text) => expect(isPhoneNumber(text)).toBe(true),
);

test.each([
  '',
  '1234',
  'call me',
  '+44 20 7946 0001 at home',
  '1234567890123456',
  '=1+1234567',
  '<script>12345</script>',
])('%s is none', (text) => expect(isPhoneNumber(text)).toBe(false));
