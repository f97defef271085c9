import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pathTo } from '#contract/page-paths.ts';

/** A page that every member of a provider may open. */
export interface PageToFind {
  readonly id: string;
  readonly url: string;
  readonly name: MessageDescriptor;
  /** What else people call it. */
  readonly alsoSaid: MessageDescriptor;
}

export const pagesToFind: readonly PageToFind[] = [
  { id: 'quotes', url: pathTo('quotes'), name: msg`Quotes`, alsoSaid: msg`list, offers, jobs` },
  { id: 'quote-create', url: pathTo('quoteCreate'), name: msg`New quote`, alsoSaid: msg`create, start, request` },
  {
    id: 'quote-by-hand',
    url: pathTo('quoteByHand'),
    name: msg`New quote by hand`,
    alsoSaid: msg`I know the price, create, lines`,
  },
  { id: 'customers', url: pathTo('customers'), name: msg`Customers`, alsoSaid: msg`contacts, clients, addresses` },
  { id: 'services', url: pathTo('services'), name: msg`Services`, alsoSaid: msg`trades, what I offer` },
  {
    id: 'pricing',
    url: pathTo('pricing'),
    name: msg`Pricing rules`,
    alsoSaid: msg`prices, rates, hourly rate, markup`,
  },
  { id: 'profile', url: pathTo('profile'), name: msg`Profile`, alsoSaid: msg`business, company, logo, address` },
  {
    id: 'settings',
    url: pathTo('settings'),
    name: msg`Settings`,
    alsoSaid: msg`tax, numbering, validity, engine, preferences`,
  },
  {
    id: 'kits',
    url: pathTo('settingsKits'),
    name: msg`Kits and templates`,
    alsoSaid: msg`lines that go together, sample quotes`,
  },
  { id: 'trades', url: pathTo('settingsTrades'), name: msg`Trades`, alsoSaid: msg`profession, what I am` },
  { id: 'export', url: pathTo('settingsData'), name: msg`Your data`, alsoSaid: msg`export, backup, zip, erase` },
  { id: 'pricing-v2', url: pathTo('pricingV2'), name: msg`Prices by service`, alsoSaid: msg`example, sample quote` },
  {
    id: 'test-pricing',
    url: pathTo('testPricing'),
    name: msg`Try your prices`,
    alsoSaid: msg`test pricing, try a request`,
  },
];
