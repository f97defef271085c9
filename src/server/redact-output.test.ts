import { expect, test } from 'vitest';
import { redactOutput, withoutSecrets } from './redact-output.ts';

const token = 'LW4WbsFpSgma9zPFMxhup4G14t6yMdiS93KeYj-D9GwImLi3r-kXyX6ibEcG8YyA';

test.each([
  [`/q/${token}/flow%`, '/q/…/flow%'],
  ['/q/short/flow?q=1', '/q/…/flow?q=1'],
  ['"/Q//%%short"', '"/Q//…"'],
  ['at https://quotes.example/q/abc/result:3:4', 'at https://quotes.example/q/…/result:3:4'],
  ['/login?next=%2Fq%2Fabc%2Fflow', '/login?next=%2Fq%2F…'],
  ['/api//customer/quotes/abc/messages', '/api//customer/quotes/…/messages'],
  [`no ${token}, twice ${token}.`, 'no …, twice ….'],
  ['/auth/verify?type=signup&token_hash=abc&code=123456', '/auth/verify?type=signup&token_hash=…&code=…'],
  ['/auth/callback#access_token=abc&expires_in=3600', '/auth/callback#access_token=…&expires_in=3600'],
  ['{"authorization":"Bearer abc.def"}', '{"authorization":"Bearer …"}'],
  ['smtps://user:hunter2@mail.example.com', 'smtps://…@mail.example.com'],
])('%s is printed as %s', (text, printed) => {
  expect(withoutSecrets(text)).toBe(printed);
});

test.each([
  'ready http://127.0.0.1:3000',
  '  demo sign-in: demo@quotes.example  password: tall-copper-lantern-91',
  '0005_let-customers-decline-and-ask-for-changes-in-words.sql',
  '{"request_id":"9bd5df90-1495-41f8-b827-db2bd5eefb28","route":"/api/customer/quotes/{id}","status":200}',
  'Set it to smtps://…, or to smtp://…?requireTLS=true',
  '    at sendQuote (file:///srv/app/build/server/index.js:187854:12)',
])('%s stays as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test('nothing passes an output that is redacted, neither text nor bytes', () => {
  const printed: unknown[] = [];
  const output = { write: (...given: unknown[]) => printed.push(given) > 0 };
  redactOutput(output);
  output.write(`first ${token}`, 'utf8');
  output.write(Buffer.from(`second ${token}`));
  expect(printed).toEqual([['first …', 'utf8'], ['second …']]);
});
