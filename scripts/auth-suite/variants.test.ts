import { expect, test } from 'vitest';
import { isLoopback, SettingsError } from '../../src/server/env.ts';
import { variant, variantsOf } from './variants.ts';

test('the suite has five variants, each on this machine alone, and one kind of key for each', () => {
  const variants = variantsOf({ secret: 'x', keys: [] });
  expect(variants.map(({ name }) => name)).toEqual(['main', 'confirm', 'instant', 'closed', 'asym']);
  expect(variants.every(({ url }) => isLoopback(new URL(url).hostname))).toBe(true);
  expect(variants.map(({ settings }) => settings.signing.kind)).toEqual([
    'given',
    'secret',
    'secret',
    'secret',
    'given',
  ]);
});

test('a variant at any other address is refused', () => {
  expect(() => variant('main', 'http://192.168.1.5:54321/auth/v1', {})).toThrow(SettingsError);
});
