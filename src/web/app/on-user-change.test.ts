import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { onUserChange } from './on-user-change.ts';

const cache = new QueryClient();
let tell: (userId: string) => void;
const holds = (): unknown => cache.getQueryData(['quotes']);

beforeEach(() => {
  cache.setQueryData(['quotes'], ['of the first']);
  tell = onUserChange(() => cache.clear());
});

test('the first person of a tab, and the same one again, keep what is loaded', () => {
  for (const user of ['first', 'first']) tell(user);
  expect(holds()).toEqual(['of the first']);
});

test('another person who signs in over the first one finds nothing of theirs', () => {
  for (const user of ['first', 'second']) tell(user);
  expect(holds()).toBeUndefined();
});
