import { describe, expect, test } from 'vitest';
import { say } from '#server/i18n.ts';
import { deviceOf } from './device-of.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('a user agent in words', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
      'iPhone',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
      'iPad',
      'Chrome',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Android phone', 'Chrome'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X200) SamsungBrowser/27.0 ${chrome} Safari/537.36`,
      'Android tablet',
      'Samsung Internet',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, 'Windows computer', 'Edge'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chromebook', 'Chrome'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', 'Mac', 'Firefox'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`, 'Linux computer', 'Opera'],
    ['curl/8.5.0', 'Unknown device', null],
    [null, 'Unknown device', null],
  ])('%s', (userAgent, device, browser) => {
    const found = deviceOf(userAgent);
    expect([say('en-GB', found.device), found.browser]).toEqual([device, browser]);
  });
});
