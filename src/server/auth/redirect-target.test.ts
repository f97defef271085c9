import { describe, expect, test } from 'vitest';
import { redirectTarget } from './requests/redirect-target.ts';

const site = 'https://quotes.example.com';

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
