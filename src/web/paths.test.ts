import { expect, test } from 'vitest';
import { loginPath, pathTo, safeNext } from './paths.ts';

test('a page is built from its pattern and its parameters', () => {
  expect(pathTo('quotes')).toBe('/quotes');
  expect(pathTo('quoteQuestions', { id: 'a/b' })).toBe('/quotes/a%2Fb/initial-question-review');
});

test('the sign-in page keeps the page asked for', () => {
  expect(loginPath('/quotes?page=2')).toBe('/auth/login?next=%2Fquotes%3Fpage%3D2');
  expect(loginPath()).toBe('/auth/login');
});

test('a page of ours may follow a sign-in', () => {
  expect(safeNext('/quotes?page=2#top')).toBe('/quotes?page=2#top');
});

test.each([
  null,
  '',
  'quotes',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/quotes/../auth/login',
])('nothing else may follow a sign-in: %s', (wanted) => {
  expect(safeNext(wanted)).toBeUndefined();
});
