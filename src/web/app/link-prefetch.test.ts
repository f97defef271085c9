import { expect, test } from 'vitest';
import { linkPrefetch } from './link-prefetch.ts';

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'on %j no link loads its page before it is followed',
  (connection) => {
    expect(linkPrefetch(connection)).toBe('none');
  },
);

test.each([{}, { effectiveType: '3g' }, { effectiveType: '4g', saveData: false }])(
  'on %j a link loads its page once it is pointed at',
  (connection) => {
    expect(linkPrefetch(connection)).toBe('intent');
  },
);
