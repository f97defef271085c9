import { describe, expect, test } from 'vitest';
import { createPasswordRule } from './passwords/password-rule.ts';

const rule = createPasswordRule({ minLength: 8, check: 'full', productName: 'Quotewell' });
const weaknesses = (password: string) => rule.weaknesses(password, ['bob.builder@example.com']);

describe('a password', () => {
  test.each(['kqwx9fm', 'a', ''])('%j is too short', async (password) =>
    expect(await weaknesses(password)).toContain('length'),
  );

  test('is counted in characters, not in bytes', async () => {
    expect(await weaknesses(`${'\u{1F98A}'.repeat(3)}\u{1F9AD}ÄÖü`)).toContain('length');
    expect(await weaknesses('мост над широкой рекой')).toEqual([]);
  });

  test.each([64, 128])('of %i characters is taken', async (length) => {
    const long = 'tqzvbxnmkwpfrdhjcslg ufayeoi'.repeat(5).slice(0, length);
    await expect(rule.demand(`${'Mq7-wolf'}${long}`.slice(0, length), [])).resolves.toBeUndefined();
  });

  test('of 129 characters is refused', async () => {
    await expect(rule.demand('x'.repeat(129), [])).rejects.toThrow('Password cannot be longer than 128 characters');
  });

  test('of twenty letters of one kind is taken: nothing is composed by rule', async () => {
    expect(await weaknesses('tkrwqpxbvmzhdljsnfgc')).toEqual([]);
  });

  test.each([
    'password',
    'password1',
    'Password1',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'iloveyou',
    'sunshine',
    'princess',
    'football',
    'baseball',
    'superman',
    'trustno1',
    'jennifer',
    'michelle',
    'computer',
    'whatever',
    'starwars',
    '11111111',
    'passw0rd',
  ])('%s is on the list of common ones', async (password) => expect(await weaknesses(password)).toEqual(['pwned']));

  test.each([
    'quotewell',
    'Quotewell1',
    'Quotewell-2026!',
    'qu0t3w3ll2026',
    'MyQuotewell',
    'quotewell.quotes',
    'bob.builder1',
    'BobBuilder!',
    'builder2026',
  ])('%s is made of words anybody would try here', async (password) =>
    expect(await weaknesses(password)).toEqual(['pwned']),
  );

  test.each(['correct horse battery staple', 'quiet-harbour-lantern', 'I like Quotewell and long walks'])(
    '%s is strong',
    async (password) => expect(await weaknesses(password)).toEqual([]),
  );
});

test('a rule of length alone takes any password that is long enough', async () => {
  const lenient = createPasswordRule({ minLength: 6, check: 'length', productName: 'Quotewell' });
  expect(await lenient.weaknesses('123456', [])).toEqual([]);
  expect(await lenient.weaknesses('12345', [])).toEqual(['length']);
});
