import { describe, expect, test } from 'vitest';
import { allowedTargetProblem, redirectTarget as target } from './requests/redirect-target.ts';

const site = 'https://quotes.example.com';
const redirectTarget = (asked: string | undefined, at: string) => target(asked, at, []);

describe('where a mailed link may lead', () => {
  test.each([
    [`${site}/auth/callback`, `${site}/auth/callback`],
    [`${site}/q/1?a=b&c=d`, `${site}/q/1?a=b&c=d`],
    [`${site}?a=b`, `${site}/?a=b`],
    ['HTTPS://QUOTES.example.com/x', `${site}/x`],
    ['/auth/callback?next=%2Fquotes', `${site}/auth/callback?next=%2Fquotes`],
    [`${site}/x#fragment`, `${site}/x`],
  ])('%s leads to our page', (asked, target) => expect(redirectTarget(asked, site)).toBe(target));

  test.each([
    undefined,
    '',
    'quotes.example.com',
    'https:quotes.example.com/x',
    'https:/quotes.example.com/x',
    'https://quotes.example.com.evil.example/',
    'https://quotes.example.comevil.example/',
    'https://quotes.example.com@evil.example/',
    'https://quotes.example.com:pass@evil.example/',
    'https://user@quotes.example.com/',
    'https://user:pass@quotes.example.com/',
    'https://quotes.example.com:444/',
    'https://quotes.example.com:443@evil.example/',
    'https://quotes.example.com%2f@evil.example/',
    'https://quotes.example.com\\@evil.example/',
    'https://quotes.example.com\\.evil.example/',
    'https:\\\\quotes.example.com/',
    'https://evil.example\\quotes.example.com/',
    'http://quotes.example.com/',
    'ftp://quotes.example.com/',
    '//evil.example/',
    '//quotes.example.com/',
    '///evil.example/',
    '/\\evil.example/',
    '\\/evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '\n//evil.example/',
    ' https://quotes.example.com/',
    'https://quotes.example.com/\r\nLocation: https://evil.example/',
    'https://quotes.example.com/\u0000',
    'javascript:alert(1)',
    'JavaScript://quotes.example.com/%0aalert(1)',
    'data:text/html,x',
    'https://sub.quotes.example.com/',
    'https://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://evil.example/?https://quotes.example.com/',
    'https://evil.example/#https://quotes.example.com/',
    'blob:https://quotes.example.com/x',
    `${site}/${'x'.repeat(3000)}`,
  ])('%j leads to the front page', (asked) => expect(redirectTarget(asked, site)).toBe(site));

  test('on one’s own machine, each of its names will do, with the same port', () => {
    const local = 'http://localhost:3000';
    expect(redirectTarget('http://127.0.0.1:3000/x', local)).toBe('http://127.0.0.1:3000/x');
    expect(redirectTarget('http://127.0.0.1:3001/x', local)).toBe(local);
    expect(redirectTarget('http://2130706433:3000/x', local)).toBe(local);
  });
});

describe('where a link may lead by the operator’s list', () => {
  const listed = [
    'https://app.example.org/callback',
    'https://*.preview.example.org/**',
    'https://www.example.net/quotes/*/done',
    'http://localhost:8081/*',
  ];

  test.each([
    ['https://app.example.org/callback', 'https://app.example.org/callback'],
    ['https://APP.example.org/callback#token', 'https://app.example.org/callback'],
    ['https://one.preview.example.org/', 'https://one.preview.example.org/'],
    ['https://one.preview.example.org/a/b?c=/d', 'https://one.preview.example.org/a/b?c=/d'],
    ['https://www.example.net/quotes/17/done', 'https://www.example.net/quotes/17/done'],
    ['http://localhost:8081/x?y=z', 'http://localhost:8081/x?y=z'],
    [`${site}/x`, `${site}/x`],
  ])('%s leads there', (asked, end) => expect(target(asked, site, listed)).toBe(end));

  test.each([
    'https://app.example.org/',
    'https://app.example.org/callback/',
    'https://app.example.org/callback2',
    'https://app.example.org/callback?next=https://evil.example',
    'https://app.example.org/Callback',
    'https://app.example.org/x/..%2fcallback',
    'https://app.example.org.evil.example/callback',
    'https://app.example.org@evil.example/callback',
    'https://user@app.example.org/callback',
    'https://app.example.org:8443/callback',
    'https://app.example.org./callback',
    'https://app%2eexample.org/callback',
    'https://appXexample.org/callback',
    'http://app.example.org/callback',
    'https:app.example.org/callback',
    'https:\\\\app.example.org/callback',
    'https://app.example.org\\@evil.example/callback',
    'javascript://app.example.org/callback',
    '//app.example.org/callback',
    'https://preview.example.org/',
    'https://.preview.example.org/',
    'https://a.b.preview.example.org/',
    'https://evil.example/.preview.example.org/',
    'https://evil.example?.preview.example.org/',
    'https://evil.example#.preview.example.org/',
    'https://evil.example:80.preview.example.org/',
    'https://evil.example\\.preview.example.org/',
    'https://evil.example%2f.preview.example.org/',
    'https://www.example.net/quotes/done',
    'https://www.example.net/quotes/1/2/done',
    'https://www.example.net/quotes/../done',
    'https://www.example.net/quotes/1/done/../../../x',
    'https://www.example.net/quotes/1/%2e%2e/%2e%2e/x',
    'https://www.example.net/quotes/..%2f../done',
    'https://www.example.net/quotes/..%5C/done',
    'https://www.example.net/quotes/1/done?x',
    'http://localhost:8082/x',
    'http://127.0.0.1:8081/x',
    'http://localhost:8081/x/y',
    'http://2130706433:8081/x',
    'https://localhost:8081/x',
  ])('%j leads to the front page', (asked) => expect(target(asked, site, listed)).toBe(site));

  test.each([
    'https://*',
    'https://*.com/',
    'https://ex*mple.com/',
    'https://**.example.org/',
    'ftp://example.org/',
    'javascript:alert(1)',
    '*',
    'example.org',
    'https://user@example.org/',
    'https://example.org/#x',
    'https://192.0.2.7/',
    'https://2130706433:1/',
    'https://[2001:db8::1]/',
    'https://example.org/a b',
  ])('%s is no entry for the list', (pattern) => {
    expect(allowedTargetProblem(pattern)).toBeDefined();
    for (const asked of ['https://evil.com/', 'https://192.0.2.7/', 'https://example.org/']) {
      expect(target(asked, site, [pattern])).toBe(site);
    }
  });

  test.each(listed)('%s is one', (pattern) => expect(allowedTargetProblem(pattern)).toBeUndefined());
});
