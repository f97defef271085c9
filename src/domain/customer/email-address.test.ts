import { expect, test } from 'vitest';
import { emailProblem } from './email-address.ts';

test.each(['a@b.example', ' Mara.Muster+offer@mail.firm.example ', "o'neil@b-c.example"])('%s is one address', (text) =>
  expect(emailProblem(text)).toBeNull(),
);

test.each([
  ['a@b.example.', 'email_ends_in_dot'],
  ['foo@bar', 'email_incomplete'],
  ['a@b.example, c@d.example', 'email_several'],
  ['a@b.example;c@d.example', 'email_several'],
  ['a@b.example c@d.example', 'email_several'],
  ['nobody', 'email_invalid'],
  ['a@@b.example', 'email_invalid'],
  ['a b@c.example', 'email_invalid'],
  ['.a@b.example', 'email_invalid'],
  ['a..b@c.example', 'email_invalid'],
  ['a@b..example', 'email_invalid'],
  ['Mara <a@b.example>', 'email_invalid'],
  ['', 'email_invalid'],
  [`${'a'.repeat(250)}@b.example`, 'email_invalid'],
])('%j is refused: %s', (text, code) => expect(emailProblem(text)).toBe(code));
