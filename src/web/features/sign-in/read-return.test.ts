import { expect, test } from 'vitest';
import { readReturn } from './read-return.ts';

const read = (address: string) => {
  const { hash, search } = new URL(address, 'https://our.invalid/auth/callback');
  return readReturn({ hash, search });
};

test('an address without fragment holds nothing', () => {
  for (const address of ['', '#', '?', '?utm_source=mail']) expect(read(address), address).toEqual({ kind: 'empty' });
});

test.each(['#access_token=a', '#refresh_token=b', '#access_token=&refresh_token=b', '#other=1', '?code='])(
  'an address that lacks a token is malformed: %s',
  (address) => {
    expect(read(address)).toEqual({ kind: 'malformed' });
  },
);

const fields = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

test.each([`#${fields}`, `?${fields}`, `?code=x&${fields}`, `?${fields}#${fields}`])(
  'the description of an error in the link is kept as text, wherever it stands: %s',
  (address) => {
    expect(read(address)).toEqual({
      kind: 'refused',
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
    });
  },
);

test('an error without a description is one too', () => {
  expect(read('?error=server_error')).toEqual({ kind: 'refused', code: 'server_error', description: null });
});

test('both tokens make a session, and a recovery is known as one', () => {
  expect(read('#access_token=a&refresh_token=b&type=recovery')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'b',
    isRecovery: true,
  });
});

test('a code in the query is read', () => {
  expect(read('?code=abc')).toEqual({ kind: 'code', code: 'abc' });
});

test('the message that one of two addresses has agreed is no sign-in and no mistake', () => {
  expect(read('#message=Confirmation+link+accepted')).toEqual({ kind: 'half-done' });
});
