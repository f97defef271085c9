import { expect, test } from 'vitest';
import { phoneOf } from './phone-of.ts';

test.each([
  ['+44 7700 900123', '+447700900123'],
  ['0049 (0)170 / 123-4567', '+491701234567'],
  ['+1 (202) 555.0123', '+12025550123'],
  ['07700 900123', undefined],
  ['sam@painters.example', undefined],
  ['+44 77x0', undefined],
  ['', undefined],
])('the number %j is sent as %j', (written, sent) => {
  expect(phoneOf(written)).toBe(sent);
});
