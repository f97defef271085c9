import { describe, expect, test } from 'vitest';
import { addressBucket } from './rate-limit.ts';

const key = Buffer.alloc(32, 1);

describe('what an address is counted under', () => {
  test('is one name for a whole /64 of IPv6', () => {
    const name = addressBucket(key, 'write', '2001:db8:1:2::1');
    expect(addressBucket(key, 'write', '2001:db8:1:2:ffff::9')).toBe(name);
    expect(addressBucket(key, 'write', '2001:db8:1:3::1')).not.toBe(name);
  });

  test('does not show the address, and differs by purpose and key', () => {
    const name = addressBucket(key, 'write', '203.0.113.7');
    expect(name).toMatch(/^write:[\w-]{43}$/);
    expect(addressBucket(key, 'auth:mail', '203.0.113.7').split(':').at(-1)).not.toBe(name.split(':')[1]);
    expect(addressBucket(Buffer.alloc(32, 2), 'write', '203.0.113.7')).not.toBe(name);
  });
});
