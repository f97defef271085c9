import type { MetaDescriptor } from 'react-router';

/** A quote is between two people: no search engine, no address handed to other sites. The title comes with the page. */
export function customerMeta(): MetaDescriptor[] {
  return [
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
    { name: 'referrer', content: 'same-origin' },
  ];
}
