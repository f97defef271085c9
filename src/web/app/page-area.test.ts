import { expect, test } from 'vitest';
import { pageAreaOf } from './page-area.ts';

test.each([
  ['/q/token/result', 'quote'],
  ['/q/token/result.data', 'quote'],
  ['/q/token/messages', 'quote'],
  ['/q/demo/result', 'quote'],
  ['/q/demo/token/result.data', 'quote'],
  ['/q/demo', 'questions'],
  ['/q/demo/token', 'questions'],
  ['/q/token/flow', 'questions'],
  ['/q/token/error', 'questions'],
  ['/', 'welcome'],
  ['/auth/login', 'welcome'],
  ['/quotes', 'provider'],
  ['/quotes/result', 'provider'],
  ['/nowhere', 'provider'],
])('%s is of the area %s', (path, area) => {
  expect(pageAreaOf(path)).toBe(area);
});
