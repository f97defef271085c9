import { expect, test } from 'vitest';
import { readFragment } from './read-fragment.ts';

test('an address without fragment holds nothing', () => {
  expect(readFragment('')).toEqual({ kind: 'empty' });
  expect(readFragment('#')).toEqual({ kind: 'empty' });
});

test.each(['#access_token=a', '#refresh_token=b', '#access_token=&refresh_token=b', '#other=1'])(
  'a fragment that lacks a token is malformed: %s',
  (hash) => {
    expect(readFragment(hash)).toEqual({ kind: 'malformed' });
  },
);

test('the description of an error in the link is kept as text', () => {
  expect(readFragment('#error=access_denied&error_description=Email+link+is+invalid+or+has+expired')).toEqual({
    kind: 'refused',
    description: 'Email link is invalid or has expired',
  });
});

test('both tokens make a session, and a recovery is known as one', () => {
  expect(readFragment('#access_token=a&refresh_token=b&type=recovery')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'b',
    isRecovery: true,
  });
});
